import { STARS_MAX } from "@fourball/domain/rating/constants";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, unique } from "drizzle-orm/pg-core";
import { between } from "./checks.ts";
import { createdAt, id, instant } from "./columns.ts";
import { teeTimeRef } from "./tee-times.ts";
import { userRef } from "./users.ts";

/** What one golfer says of another after a round. Hidden until both have spoken or the time for it is over. */
export const roundRatings = pgTable(
  "round_ratings",
  {
    id: id(),
    teeTimeId: teeTimeRef(),
    raterId: userRef(),
    rateeId: userRef(),
    playedTogether: boolean().notNull(),
    /** 1 to 5; null where they did not play together. */
    stars: integer(),
    createdAt: createdAt(),
    /** From then on it counts. */
    revealedAt: instant(),
  },
  (t) => [
    unique("round_ratings_once").on(t.teeTimeId, t.raterId, t.rateeId),
    index("round_ratings_ratee_idx").on(t.rateeId),
    index("round_ratings_rater_idx").on(t.raterId),
    index("round_ratings_hidden_idx").on(t.teeTimeId).where(sql`${t.revealedAt} is null`),
    check(
      "round_ratings_stars",
      sql`case when ${t.playedTogether} then ${between(t.stars, 1, STARS_MAX)} else ${t.stars} is null end`,
    ),
    check("round_ratings_not_self", sql`${t.raterId} <> ${t.rateeId}`),
  ],
);
