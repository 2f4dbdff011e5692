import { STANDING_FREQUENCIES } from "@fourball/domain/standing-game/constants";
import { MAX_SLOTS, MIN_SLOTS, MOODS } from "@fourball/domain/tee-time/constants";
import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { between, createdAt, id, instant, oneOf } from "./columns.ts";
import { golfCourses } from "./golf-courses.ts";
import { teeTimes } from "./tee-times.ts";
import { userRef } from "./users.ts";

/** Games that repeat. Each date becomes a tee time like any other, made like this. */
export const standingGames = pgTable(
  "standing_games",
  {
    id: id(),
    hostId: userRef(),
    courseId: uuid()
      .notNull()
      .references(() => golfCourses.id, { onDelete: "restrict" }),
    frequency: text({ enum: STANDING_FREQUENCIES }).notNull(),
    /** The date that the others are counted from, and the hour of all of them, on the course's clock. */
    startsOn: date({ mode: "string" }).notNull(),
    time: text().notNull(),
    totalSlots: integer().notNull(),
    description: text(),
    moodEmoji: text().notNull(),
    mood: text({ enum: MOODS }).notNull(),
    preferences: text().array().notNull(),
    /** Its dates open to everyone a week before. */
    isPublic: boolean().notNull(),
    /** The tee-off of the first date that hasn't come near enough yet to become a tee time. */
    nextAt: instant().notNull(),
    endedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index("standing_games_host_idx").on(t.hostId),
    index("standing_games_due_idx").on(t.nextAt).where(sql`${t.endedAt} is null`),
    check("standing_games_frequency_known", oneOf(t.frequency, STANDING_FREQUENCIES)),
    check("standing_games_slots_range", between(t.totalSlots, MIN_SLOTS, MAX_SLOTS)),
    check("standing_games_mood_known", oneOf(t.mood, MOODS)),
    check("standing_games_time_form", sql`${t.time} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
  ],
);

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

/** The golfers who are asked first for each date of a standing game. */
export const standingRegulars = pgTable(
  "standing_regulars",
  {
    standingGameId: uuid()
      .notNull()
      .references(() => standingGames.id, { onDelete: "cascade" }),
    userId: userRef(),
    /** For how many dates the regular was asked first, and the last of them. */
    turns: integer().notNull().default(0),
    lastTurnOn: date({ mode: "string" }),
    /** The golfer left, and can't be added again; null for a regular. */
    leftAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.standingGameId, t.userId] }),
    index("standing_regulars_user_idx").on(t.userId),
    check("standing_regulars_turns", sql`${t.turns} >= 0`),
  ],
);
