import { runLogged } from "../../core/job.ts";
import type { ServiceContext } from "../../core/service-context.ts";

/** Refreshes the open screens of these golfers. Call it after the commit. */
export const publishPartners = (ctx: Pick<ServiceContext, "bus" | "later">, recipients: string[]): Promise<void> =>
  runLogged(ctx, "publishing", () => ctx.bus.publish({ type: "partners-changed", recipients }));
