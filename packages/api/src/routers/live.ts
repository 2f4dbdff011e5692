import { memberProcedure, router } from "../trpc.ts";

export const liveRouter = router({
  /** What is no longer true on the viewer's open screens, as it happens. Nothing is repeated: who was away asks for everything again. */
  changes: memberProcedure.subscription(({ ctx, signal }) => ctx.live.changes(ctx.viewer.id, signal)),
});
