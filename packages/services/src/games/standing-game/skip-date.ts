import type { Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { standingDates, standingGames } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { SHOWN_DATES } from "@fourball/domain/standing-game/constants";
import { nextTeeOffs } from "@fourball/domain/standing-game/dates";
import type { SkipDateInput, StandingGame } from "@fourball/domain/standing-game/schema";
import { CANCELLED_FOR_HOST } from "@fourball/domain/tee-time/cancel-reason";
import { teeOffInstant } from "@fourball/domain/tee-time/when";
import { and, eq, type SQL } from "drizzle-orm";
import { lockActiveAccount } from "../../core/access/lock-active-account.ts";
import { lockTeeTime } from "../../core/access/lock-tee-time.ts";
import { publishChange, publishNotifications } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { markCancelled } from "../tee-time/mark-cancelled.ts";
import { type LockedStandingGame, lockOwnStandingGame, regularsOf } from "./lock-standing-game.ts";
import { makeDatesOf } from "./make-dates.ts";
import { notifyOfStandingGame } from "./notify-regulars.ts";
import { getStandingGame } from "./read-standing-games.ts";

/**
 * The host skips one of the next dates, or takes that back. A date that is a tee time already is cancelled, with notice to its
 * golfers, which can't be taken back.
 */
export async function skipDate(ctx: MemberContext, input: SkipDateInput): Promise<StandingGame> {
  const { standingGameId, date, isSkipped } = input;
  let recipients: string[] = [];
  const cancelled = await ctx.db.transaction(async (tx) => {
    await lockActiveAccount(tx, ctx.viewer);
    const game = await lockOwnStandingGame(tx, ctx.viewer, standingGameId);
    requireDate(game, date, ctx.clock.now());
    const known = and(eq(standingDates.standingGameId, game.id), eq(standingDates.date, date));
    const [row] = await tx.select().from(standingDates).where(known);
    if (!isSkipped) {
      if (row?.teeTimeId) await refuseCancelled(tx, row.teeTimeId);
      else if (row) await takeBack(tx, game, { date, known });
      return undefined;
    }
    if (row) return row.teeTimeId ? cancelDate(tx, row.teeTimeId) : undefined;
    await tx.insert(standingDates).values({ standingGameId: game.id, date, skippedAt: toTimestamp(ctx.clock.now()) });
    recipients = (await regularsOf(tx, game.id)).map(({ userId }) => userId);
    await notifyOfStandingGame(tx, game, { recipients, golferId: ctx.viewer.id, change: "skipped", date });
    return undefined;
  });
  if (!isSkipped) await makeDatesOf(ctx, standingGameId);
  if (cancelled) await publishChange(ctx, cancelled, "cancelled");
  await publishNotifications(ctx, [ctx.viewer.id, ...recipients]);
  return getStandingGame(ctx, { standingGameId });
}

function requireDate(game: LockedStandingGame, date: string, now: Temporal.Instant): void {
  const next = nextTeeOffs(game, now, SHOWN_DATES).map((teeOff) => teeOff.toPlainDate().toString());
  if (!next.includes(date)) throw fail("dateUnknown", { path: ["date"] });
}

/** A date that was due while it was skipped is made now. */
async function takeBack(
  tx: Tx,
  game: LockedStandingGame,
  { date, known }: { date: string; known: SQL | undefined },
): Promise<void> {
  await tx.delete(standingDates).where(known);
  const teeOffAt = teeOffInstant({ ...game, date });
  if (teeOffAt.epochMilliseconds < game.nextAt.getTime())
    await tx
      .update(standingGames)
      .set({ nextAt: toTimestamp(teeOffAt) })
      .where(eq(standingGames.id, game.id));
}

async function cancelDate(tx: Tx, teeTimeId: string): Promise<string | undefined> {
  const teeTime = await lockTeeTime(tx, teeTimeId);
  if (teeTime.status === "cancelled") return undefined;
  await markCancelled(tx, teeTime, CANCELLED_FOR_HOST.skipped);
  return teeTimeId;
}

async function refuseCancelled(tx: Tx, teeTimeId: string): Promise<void> {
  const { status } = await lockTeeTime(tx, teeTimeId);
  if (status === "cancelled") throw fail("dateCancelled");
}
