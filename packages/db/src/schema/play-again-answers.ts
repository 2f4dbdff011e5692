import { PLAY_AGAIN } from "@fourball/domain/partner/constants";
import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { oneOf } from "./checks.ts";
import { clock, instant } from "./columns.ts";
import { userRef } from "./users.ts";

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
