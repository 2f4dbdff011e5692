import { publishChange } from "../../core/realtime/publish-change.ts";
import { publishStatistics } from "../../core/realtime/publish-profile-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import type { Touched } from "./done.ts";

/** Call it after the commit. */
export async function publishModeration(ctx: MemberContext, golferId: string, touched: readonly Touched[]): Promise<void> {
  for (const each of touched) await publish(ctx, golferId, each);
}

async function publish(ctx: MemberContext, golferId: string, touched: Touched): Promise<void> {
  switch (touched.type) {
    case "message":
      return ctx.bus.publish({ type: "chat-deleted", teeTimeId: touched.teeTimeId, seq: touched.seq });
    case "game":
      return publishChange(ctx, touched.teeTimeId, touched.change);
    case "profile":
      return publishStatistics(ctx, golferId);
    case "sessions":
      return ctx.bus.publish({ type: "sessions-ended", userId: golferId });
  }
}
