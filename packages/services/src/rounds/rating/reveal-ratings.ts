import type { Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { roundRatings, users } from "@fourball/db/schema/index";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";

/**
 * Makes these ratings visible and counts each once. The rated golfers are locked already, so that two reveals at
 * once both count. Returns whose figures changed.
 */
export async function revealRatings(tx: Tx, ids: string[], now: Temporal.Instant): Promise<string[]> {
  const revealed = await tx
    .update(roundRatings)
    .set({ revealedAt: toTimestamp(now) })
    .where(and(inArray(roundRatings.id, ids), isNull(roundRatings.revealedAt)))
    .returning({ rateeId: roundRatings.rateeId, stars: roundRatings.stars });
  const counted = revealed.flatMap(({ rateeId, stars }) => (stars === null ? [] : [{ rateeId, stars }]));
  for (const { rateeId, stars } of counted) await countStars(tx, rateeId, stars);
  return counted.map(({ rateeId }) => rateeId);
}

async function countStars(tx: Tx, userId: string, stars: number): Promise<void> {
  const sum = sql`${users.ratingsSum} + ${stars}`;
  const count = sql`${users.ratingsCount} + 1`;
  await tx
    .update(users)
    .set({ ratingsSum: sum, ratingsCount: count, rating: sql`round((${sum}) * 1.0 / (${count}), 2)` })
    .where(eq(users.id, userId));
}
