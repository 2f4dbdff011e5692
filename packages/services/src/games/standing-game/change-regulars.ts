import type { Tx } from "@fourball/db/client";
import { standingRegulars } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { turnsOfNewcomer } from "@fourball/domain/standing-game/rotation";
import type { ChangeRegularsInput, StandingGame } from "@fourball/domain/standing-game/schema";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { lockActiveAccount } from "../../core/access/lock-active-account.ts";
import { publishNotifications } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { requireCandidates } from "./create-standing-game.ts";
import { lockOwnStandingGame, regularsOf } from "./lock-standing-game.ts";
import { notifyOfStandingGame } from "./notify-regulars.ts";
import { getStandingGame } from "./read-standing-games.ts";

/** The host chooses who is asked first from the next date on. Tee times that are made already stay as they are. */
export async function changeRegulars(
  ctx: MemberContext,
  { standingGameId, regularIds }: ChangeRegularsInput,
): Promise<StandingGame> {
  const concerned = await ctx.db.transaction(async (tx) => {
    await lockActiveAccount(tx, ctx.viewer);
    const game = await lockOwnStandingGame(tx, ctx.viewer, standingGameId);
    const before = await regularsOf(tx, game.id);
    const added = regularIds.filter((id) => !before.some(({ userId }) => userId === id));
    const removed = before.map(({ userId }) => userId).filter((id) => !regularIds.includes(id));
    await requireCandidates(tx, ctx.viewer.id, added);
    await refuseLeft(tx, game.id, added);
    const turns = turnsOfNewcomer(before.filter(({ userId }) => !removed.includes(userId)));
    const { userId } = standingRegulars;
    await tx.delete(standingRegulars).where(and(eq(standingRegulars.standingGameId, game.id), inArray(userId, removed)));
    if (added.length > 0)
      await tx.insert(standingRegulars).values(added.map((userId) => ({ standingGameId: game.id, userId, turns })));
    await notifyOfStandingGame(tx, game, { recipients: added, golferId: ctx.viewer.id, change: "added" });
    return [...added, ...removed];
  });
  await publishNotifications(ctx, [ctx.viewer.id, ...concerned]);
  return getStandingGame(ctx, { standingGameId });
}

async function refuseLeft(tx: Tx, standingGameId: string, added: string[]): Promise<void> {
  const { userId, leftAt } = standingRegulars;
  const left = and(eq(standingRegulars.standingGameId, standingGameId), inArray(userId, added), isNotNull(leftAt));
  if ((await tx.$count(standingRegulars, left)) > 0) throw fail("regularLeft");
}
