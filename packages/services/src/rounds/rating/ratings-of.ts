import { isoInstant } from "@fourball/db/instants";
import { roundRatings } from "@fourball/db/schema/index";
import type { AccountExport } from "@fourball/domain/account-data/export";
import { and, eq, isNotNull } from "drizzle-orm";
import type { MemberContext } from "../../core/service-context.ts";

/** The viewer's ratings for the export; those received only as far as they are revealed. */
export async function ratingsOf({ db, viewer }: MemberContext): Promise<Pick<AccountExport, "ratingsGiven" | "ratingsReceived">> {
  const { id, teeTimeId, raterId, rateeId, playedTogether, stars, createdAt, revealedAt } = roundRatings;
  const given = await db
    .select({ teeTimeId, userId: rateeId, playedTogether, stars, createdAt })
    .from(roundRatings)
    .where(eq(raterId, viewer.id))
    .orderBy(createdAt, id);
  const received = await db
    .select({ teeTimeId, userId: raterId, stars, createdAt })
    .from(roundRatings)
    .where(and(eq(rateeId, viewer.id), isNotNull(revealedAt)))
    .orderBy(createdAt, id);
  return {
    ratingsGiven: given.map(({ createdAt, ...rating }) => ({ ...rating, timestamp: isoInstant(createdAt) })),
    // Without stars, the two did not play together.
    ratingsReceived: received.flatMap(({ createdAt, stars, ...rating }) =>
      stars === null ? [] : [{ ...rating, stars, timestamp: isoInstant(createdAt) }],
    ),
  };
}
