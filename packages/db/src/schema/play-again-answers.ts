import { PLAY_AGAIN } from "@fourball/domain/partner/constants";
import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { oneOf } from "./checks.ts";
import { users } from "./users.ts";

/** Whether a golfer would play with another again. Two who say yes are partners. */
export const playAgainAnswers = pgTable(
  "play_again_answers",
  {
    golferId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    otherId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    answer: text({ enum: PLAY_AGAIN }).notNull(),
    answeredAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    primaryKey({ columns: [t.golferId, t.otherId] }),
    index("play_again_answers_other_idx").on(t.otherId),
    check("play_again_answers_answer", oneOf(t.answer, PLAY_AGAIN)),
    check("play_again_answers_not_self", sql`${t.golferId} <> ${t.otherId}`),
  ],
);
