import { standingGames, standingRegulars } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { HandOverStandingGameInput } from "@fourball/domain/standing-game/schema";
import { and, eq } from "drizzle-orm";
import { areApart } from "../../core/access/are-apart.ts";
import { lockAccountIfActive } from "../../core/access/lock-active-account.ts";
import { publishNotifications } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { lockOwnStandingGame, regularsOf } from "./lock-standing-game.ts";
import { notifyOfStandingGame } from "./notify-regulars.ts";

/**
 * A regular hosts the dates that are still to be made, and the viewer is out. Tee times that are made already keep their host,
 * who can hand over each of them.
 */
export async function handOverStandingGame(
  ctx: MemberContext,
  { standingGameId, userId }: HandOverStandingGameInput,
): Promise<{ standingGameId: string }> {
  const recipients = await ctx.db.transaction(async (tx) => {
    const open = new Set<string>();
    for (const golfer of [ctx.viewer.id, userId].toSorted()) if (await lockAccountIfActive(tx, golfer)) open.add(golfer);
    const game = await lockOwnStandingGame(tx, ctx.viewer, standingGameId);
    const regulars = (await regularsOf(tx, game.id)).map((regular) => regular.userId);
    const canTakeOver = open.size === 2 && regulars.includes(userId) && !(await areApart(tx, ctx.viewer.id, userId));
    if (!canTakeOver) throw fail("successorNotRegular");
    await tx
      .delete(standingRegulars)
      .where(and(eq(standingRegulars.standingGameId, game.id), eq(standingRegulars.userId, userId)));
    await tx.update(standingGames).set({ hostId: userId }).where(eq(standingGames.id, game.id));
    const others = regulars.filter((regular) => regular !== userId);
    await notifyOfStandingGame(tx, game, { recipients: [userId], golferId: ctx.viewer.id, change: "handed-over" });
    await notifyOfStandingGame(tx, game, { recipients: others, golferId: userId, change: "new-host" });
    return regulars;
  });
  await publishNotifications(ctx, [ctx.viewer.id, ...recipients]);
  return { standingGameId };
}
