import { toTimestamp } from "@fourball/db/instants";
import { standingRegulars } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { OpenStandingGameInput } from "@fourball/domain/standing-game/schema";
import { and, eq, isNull } from "drizzle-orm";
import { lockActiveAccount } from "../../core/access/lock-active-account.ts";
import { publishNotifications } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { lockStandingGame } from "./lock-standing-game.ts";
import { notifyOfStandingGame } from "./notify-regulars.ts";

/** The viewer isn't a regular any more, and can't be made one again. Spots in tee times that are made already stay. */
export async function leaveStandingGame(
  ctx: MemberContext,
  { standingGameId }: OpenStandingGameInput,
): Promise<{ standingGameId: string }> {
  const hostId = await ctx.db.transaction(async (tx) => {
    await lockActiveAccount(tx, ctx.viewer);
    const game = await lockStandingGame(tx, standingGameId);
    const { userId, leftAt } = standingRegulars;
    const own = and(eq(standingRegulars.standingGameId, standingGameId), eq(userId, ctx.viewer.id), isNull(leftAt));
    const [left] = game
      ? await tx
          .update(standingRegulars)
          .set({ leftAt: toTimestamp(ctx.clock.now()) })
          .where(own)
          .returning()
      : [];
    if (!game || !left) throw fail("standingGameNotFound");
    await notifyOfStandingGame(tx, game, { recipients: [game.hostId], golferId: ctx.viewer.id, change: "left" });
    return game.hostId;
  });
  await publishNotifications(ctx, [ctx.viewer.id, hostId]);
  return { standingGameId };
}
