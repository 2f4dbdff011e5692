import { sql } from "drizzle-orm";
import { check, date, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { golfCourses } from "./golf-courses.ts";
import { teeTimes } from "./tee-times.ts";

/** Another date, time or course that a host has proposed to the players; gone once it is made or dropped. */
export const changeProposals = pgTable(
  "change_proposals",
  {
    id: uuid().primaryKey().defaultRandom(),
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
    teeOffAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [check("change_proposals_time_form", sql`${t.time} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`)],
);
