import type { Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { standingGames, standingRegulars } from "@fourball/db/schema/index";
import type { OpenStandingGameInput } from "@fourball/domain/standing-game/schema";
import { and, asc, eq, isNull } from "drizzle-orm";
import { lockActiveAccount } from "../../core/access/lock-active-account.ts";
import { publishNotifications } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { type LockedStandingGame, lockOwnStandingGame, lockStandingGame, regularsOf } from "./lock-standing-game.ts";
import { notifyOfStandingGame } from "./notify-regulars.ts";

/** No more dates are made. Tee times that are made already stay. */
export async function endStandingGame(
  ctx: MemberContext,
  { standingGameId }: OpenStandingGameInput,
): Promise<{ standingGameId: string }> {
  const regulars = await ctx.db.transaction(async (tx) => {
    await lockActiveAccount(tx, ctx.viewer);
    return end(tx, await lockOwnStandingGame(tx, ctx.viewer, standingGameId), ctx.clock.now());
  });
  await publishNotifications(ctx, [ctx.viewer.id, ...regulars]);
  return { standingGameId };
}

/** Answers with its regulars. */
async function end(tx: Tx, game: LockedStandingGame, now: Temporal.Instant): Promise<string[]> {
  await tx
    .update(standingGames)
    .set({ endedAt: toTimestamp(now) })
    .where(eq(standingGames.id, game.id));
  const recipients = (await regularsOf(tx, game.id)).map(({ userId }) => userId);
  await notifyOfStandingGame(tx, game, { recipients, golferId: game.hostId, change: "ended" });
  return recipients;
}

/** The account is closed, and locked already: its standing games end, and it is a regular of none. */
export async function leaveAllStandingGames(tx: Tx, golferId: string, now: Temporal.Instant): Promise<void> {
  const hosted = await tx
    .select({ id: standingGames.id })
    .from(standingGames)
    .where(and(eq(standingGames.hostId, golferId), isNull(standingGames.endedAt)))
    .orderBy(asc(standingGames.id));
  for (const { id } of hosted) {
    const game = await lockStandingGame(tx, id);
    if (game?.hostId === golferId) await end(tx, game, now);
  }
  await tx.delete(standingRegulars).where(eq(standingRegulars.userId, golferId));
}
