import { memberProcedure, router } from "../trpc.ts";

export const liveRouter = router({
  /** The changes that make the viewer's open screens stale. Not repeated: after a disconnect a client refetches everything. */
  changes: memberProcedure.subscription(({ ctx, signal }) => ctx.live.changes(ctx.viewer.id, signal)),
});
