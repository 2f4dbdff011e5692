import { SEARCH_FREQUENCIES } from "@fourball/domain/saved-search/constants";
import type { SavedFilter } from "@fourball/domain/saved-search/filter";
import { type SQL, sql } from "drizzle-orm";
import {
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, instant, oneOf } from "./columns.ts";
import { golfCourses } from "./golf-courses.ts";
import { teeTimeRef } from "./tee-times.ts";
import { userRef } from "./users.ts";

/** PostgreSQL's own: `(east, north), (west, south)`. */
const box = customType<{ data: string }>({ dataType: () => "box" });

/** The filters whose games golfers want to hear of. */
export const savedSearches = pgTable(
  "saved_searches",
  {
    id: id(),
    userId: userRef(),
    filter: jsonb().$type<SavedFilter>().notNull(),
    frequency: text({ enum: SEARCH_FREQUENCIES }).notNull(),
    /** The town of the filter's place. */
    nearName: text(),
    /** The golfer turned it off; null while it is on. */
    stoppedAt: instant(),
    /** When the golfer last heard of games that it found. */
    notifiedAt: instant(),
    // The parts of the filter, which never changes, as games are compared with them; null where it has none.
    courseId: uuid().references(() => golfCourses.id, { onDelete: "cascade" }),
    /** The map area, else what holds the circle around the place. */
    reach: box(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    radiusKm: doublePrecision(),
    /** Normalized, and the start of the longest. */
    words: text().array(),
    wordKey: text(),
    dateFrom: date({ mode: "string" }),
    dateTo: date({ mode: "string" }),
    timesOfDay: text().array(),
    minOpen: integer(),
    moods: text().array(),
    preferences: text().array(),
    handicapMin: doublePrecision(),
    handicapMax: doublePrecision(),
    createdAt: createdAt(),
  },
  (t) => {
    const isOn: SQL = sql`${t.stoppedAt} is null`;
    return [
      uniqueIndex("saved_searches_once").on(t.userId, sql`md5(${t.filter}::text)`),
      index("saved_searches_course_idx").on(t.courseId).where(isOn),
      index("saved_searches_reach_idx").using("gist", t.reach).where(isOn),
      index("saved_searches_word_idx").on(t.wordKey).where(isOn),
      index("saved_searches_anywhere_idx")
        .on(t.id)
        .where(sql`${isOn} and ${t.courseId} is null and ${t.reach} is null and ${t.wordKey} is null`),
      check("saved_searches_frequency_known", oneOf(t.frequency, SEARCH_FREQUENCIES)),
    ];
  },
);

/** Games that saved searches found, until their golfers are notified of them, or the search turns out to be gone. */
export const savedSearchMatches = pgTable(
  "saved_search_matches",
  {
    // No reference: it would lock, and so write, each of the thousands of searches that may find a game.
    searchId: uuid().notNull(),
    teeTimeId: teeTimeRef(),
    /** When the golfer may hear of it. */
    dueAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.searchId, t.teeTimeId] }),
    index("saved_search_matches_due_idx").on(t.dueAt, t.searchId),
    index("saved_search_matches_tee_time_idx").on(t.teeTimeId),
  ],
);
