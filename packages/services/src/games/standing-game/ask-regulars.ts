import type { Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { standingRegulars, teeTimeParticipants } from "@fourball/db/schema/index";
import { REGULAR_ANSWERS_WITHIN_HOURS } from "@fourball/domain/standing-game/constants";
import { inTurnOrder } from "@fourball/domain/standing-game/rotation";
import { and, eq, sql } from "drizzle-orm";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import type { LockedStandingGame, Regular } from "./lock-standing-game.ts";

/** A date that is a tee time. */
export type MadeDate = { teeTimeId: string; date: string; teeOffAt: Temporal.Instant };

type Asking = {
  /** Who take no part in it yet. */
  regulars: readonly Regular[];
  /** That can be offered. */
  spots: number;
  now: Temporal.Instant;
};

/**
 * Asks the regulars whose turn it is, one for each spot; the others follow on the waitlist. An answer is due sooner when others
 * wait for the spot.
 */
export async function askRegulars(
  tx: Tx,
  game: LockedStandingGame,
  { teeTimeId, date, teeOffAt }: MadeDate,
  { regulars, spots, now }: Asking,
): Promise<string[]> {
  const byTurn = inTurnOrder(regulars);
  const soon = now.add({ hours: REGULAR_ANSWERS_WITHIN_HOURS });
  const expiresAt = byTurn.length > spots && Temporal.Instant.compare(soon, teeOffAt) < 0 ? soon : teeOffAt;
  for (const [place, { userId }] of byTurn.entries())
    await tx.insert(teeTimeParticipants).values({
      teeTimeId,
      userId,
      isRegular: true,
      waitlistedAt: toTimestamp(now),
      offerExpiresAt: place < spots ? toTimestamp(expiresAt) : null,
    });
  const asked = byTurn.slice(0, spots).map(({ userId }) => userId);
  for (const userId of asked)
    await tx
      .update(standingRegulars)
      .set({ turns: sql`${standingRegulars.turns} + 1`, lastTurnOn: date })
      .where(and(eq(standingRegulars.standingGameId, game.id), eq(standingRegulars.userId, userId)));
  const { courseName, time, hostId } = game;
  const place = roundOf({ courseName, date, time });
  const content = { kind: "regular-asked" as const, golferId: hostId, expiresAt: expiresAt.toString(), ...place };
  await enqueueNotifications(tx, teeTimeId, asked, content);
  return asked;
}
