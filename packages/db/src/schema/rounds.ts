import { PLAY_AGAIN } from "@fourball/domain/partner/constants";
import { STARS_MAX } from "@fourball/domain/rating/constants";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { between, clock, createdAt, id, instant, oneOf } from "./columns.ts";
import { teeTimeRef } from "./tee-times.ts";
import { userRef } from "./users.ts";

/** The hosts and players who said that they're at the course. */
export const arrivals = pgTable(
  "arrivals",
  {
    teeTimeId: teeTimeRef(),
    userId: userRef(),
    /** The moment of the tap, which without signal is sent later. */
    arrivedAt: instant().notNull(),
    /** When it reached the server; it can be taken back for some minutes from then on. */
    recordedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.teeTimeId, t.userId] }), index("arrivals_user_idx").on(t.userId)],
);

/** Whether a golfer would play with another again. Two who say yes are partners. */
export const playAgainAnswers = pgTable(
  "play_again_answers",
  {
    golferId: userRef(),
    otherId: userRef(),
    answer: text({ enum: PLAY_AGAIN }).notNull(),
    answeredAt: instant().notNull().default(clock),
  },
  (t) => [
    primaryKey({ columns: [t.golferId, t.otherId] }),
    index("play_again_answers_other_idx").on(t.otherId),
    check("play_again_answers_answer", oneOf(t.answer, PLAY_AGAIN)),
    check("play_again_answers_not_self", sql`${t.golferId} <> ${t.otherId}`),
  ],
);

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

/** The links by which golfers show somebody they trust where they play. The secret part is derived from the id. */
export const roundLinks = pgTable(
  "round_links",
  {
    id: id(),
    teeTimeId: teeTimeRef(),
    userId: userRef(),
    createdAt: createdAt(),
  },
  (t) => [unique("round_links_once").on(t.teeTimeId, t.userId), index("round_links_user_idx").on(t.userId)],
);
