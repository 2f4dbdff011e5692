import { sql } from "drizzle-orm";
import { check, date, pgTable, primaryKey, unique, uuid } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { standingGames } from "./standing-games.ts";
import { teeTimes } from "./tee-times.ts";

/** The dates of standing games that have a tee time or are skipped; one date never has two. */
export const standingDates = pgTable(
  "standing_dates",
  {
    standingGameId: uuid()
      .notNull()
      .references(() => standingGames.id, { onDelete: "cascade" }),
    date: date({ mode: "string" }).notNull(),
    teeTimeId: uuid().references(() => teeTimes.id, { onDelete: "cascade" }),
    skippedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.standingGameId, t.date] }),
    unique("standing_dates_tee_time_once").on(t.teeTimeId),
    check("standing_dates_posted_or_skipped", sql`num_nonnulls(${t.teeTimeId}, ${t.skippedAt}) = 1`),
  ],
);
