import { golfCourses, teeTimes, users } from "@fourball/db/schema/index";
import { asFloat, asInteger, asText } from "@fourball/db/select/expression";
import { prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { sql } from "drizzle-orm";
import { openSpotsSql } from "../../games/tee-time/open-spots-sql.ts";

/** A day's load of a large installation; more wait for the next run. */
const BATCH = 500;

const value = sql.placeholder;
const isUnmatched = sql`${teeTimes.awaitsMatching} and ${teeTimes.status} = 'active' and ${teeTimes.isPublic}
  and ${teeTimes.teeOffAt} > ${value("now")}::timestamptz`;

export const findUnmatched = prepareSelect(
  { id: teeTimes.id },
  from(teeTimes),
  sql`where ${isUnmatched} order by ${teeTimes.teeOffAt}, ${teeTimes.id} limit ${sql.raw(String(BATCH))}`,
);

/** What filters look at. Locked; a game that another process is matching is skipped. */
export const lockUnmatched = prepareSelect(
  {
    id: teeTimes.id,
    hostId: teeTimes.hostId,
    courseId: teeTimes.courseId,
    date: asText(teeTimes.date),
    time: teeTimes.time,
    mood: teeTimes.mood,
    preferences: teeTimes.preferences,
    openSpots: asInteger(openSpotsSql),
    latitude: asFloat(golfCourses.latitude),
    longitude: asFloat(golfCourses.longitude),
    handicap: asFloat(users.handicap),
    courseText: golfCourses.searchText,
    hostText: users.searchText,
  },
  from(teeTimes)
    .join(golfCourses, sql`${golfCourses.id} = ${teeTimes.courseId}`)
    .join(users, sql`${users.id} = ${teeTimes.hostId}`),
  sql`where ${teeTimes.id} = ${value("id")}::uuid and ${isUnmatched} for no key update of ${teeTimes} skip locked`,
);
export type PostedGame = RowOf<typeof lockUnmatched>;
