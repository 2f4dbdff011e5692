import { liveChangesInput } from "@fourball/domain/live/schema";
import { memberProcedure, router } from "../trpc.ts";

export const liveRouter = router({
  /** The changes that make the viewer's open screens stale. Not repeated: after a disconnect a client refetches everything. */
  changes: memberProcedure
    .fails()
    .input(liveChangesInput)
    .subscription(({ ctx, input, signal }) => ctx.live.changes(ctx.viewer.id, { ...input, signal })),
});
