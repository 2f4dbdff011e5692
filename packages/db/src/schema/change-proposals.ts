import { sql } from "drizzle-orm";
import { boolean, check, date, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant, updatedAt } from "./columns.ts";
import { golfCourses } from "./golf-courses.ts";
import { teeTimes } from "./tee-times.ts";
import { userRef } from "./users.ts";

/** Another date, time or course that a host has proposed to the players; gone once it is made or dropped. */
export const changeProposals = pgTable(
  "change_proposals",
  {
    id: id(),
    /** One at a time. */
    teeTimeId: uuid()
      .notNull()
      .unique()
      .references(() => teeTimes.id, { onDelete: "cascade" }),
    courseId: uuid()
      .notNull()
      .references(() => golfCourses.id, { onDelete: "cascade" }),
    /** On that course's clock; `teeOffAt` is the same moment. */
    date: date({ mode: "string" }).notNull(),
    time: text().notNull(),
    teeOffAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [check("change_proposals_time_form", sql`${t.time} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`)],
);

/** Whether a player would still play after a proposed change. */
export const changeAnswers = pgTable(
  "change_answers",
  {
    proposalId: uuid()
      .notNull()
      .references(() => changeProposals.id, { onDelete: "cascade" }),
    userId: userRef(),
    isIn: boolean().notNull(),
    answeredAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.proposalId, t.userId] }), index("change_answers_user_idx").on(t.userId)],
);
