import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import { asBoolean, asFloat, asInteger } from "@fourball/db/select/expression";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { prepareQuery, type RowOf } from "@fourball/db/select/prepare-select";
import { statementCache } from "@fourball/db/select/statement-cache";
import type { MapPin, UnplacedInput } from "@fourball/domain/tee-time/map";
import { type SQL, sql } from "drizzle-orm";
import type { MemberContext } from "../../service-context.ts";
import { listConditions } from "../list/list-conditions.ts";

const value = sql.placeholder;
const ofCourse = sql`partition by ${teeTimes.courseId}`;

const columns = {
  courseId: golfCourses.id,
  courseName: golfCourses.name,
  timeZone: golfCourses.timeZone,
  latitude: asFloat(sql`${golfCourses.latitude}`),
  longitude: asFloat(sql`${golfCourses.longitude}`),
  games: asInteger(sql`count(*) over (${ofCourse})`),
  openSpots: asInteger(sql`sum(${teeTimes.totalSlots} - ${teeTimes.confirmedCount} - 1) over (${ofCourse})`),
  isOwn: asBoolean(sql`bool_or(${teeTimes.hostId} = ${value("viewer")}::uuid) over (${ofCourse})`),
  id: teeTimes.id,
  date: teeTimes.date,
  time: teeTimes.time,
  teeOffAt: teeTimes.teeOffAt,
  totalSlots: teeTimes.totalSlots,
  confirmedCount: teeTimes.confirmedCount,
};

const prepared = statementCache((where: SQL, tables: SQL) =>
  prepareQuery(
    columns,
    (list) => sql`select distinct on (${teeTimes.courseId}) ${list} from ${tables}
      where ${teeTimes.courseId} = any(${value("courses")}::uuid[]) and ${where}
      order by ${teeTimes.courseId}, ${teeTimes.teeOffAt}, ${teeTimes.id}`,
  ),
);

type Row = RowOf<ReturnType<typeof prepared>>;

/** The pins of courses: what they hold now, which may be less than a kept summary says. */
export async function findPins(ctx: MemberContext, filter: UnplacedInput, courseIds: string[]): Promise<MapPin[]> {
  const { shape, where, tables, values } = await listConditions(ctx, filter, { reads: ["course"] });
  const rows = await prepared(shape, where, tables)(ctx.db, { ...values, viewer: ctx.viewer.id, courses: courseIds });
  return rows.map(pinOf);
}

const pinOf = (row: Row): MapPin => ({
  courseId: row.courseId,
  courseName: row.courseName,
  timeZone: row.timeZone,
  latitude: row.latitude,
  longitude: row.longitude,
  games: row.games,
  openSpots: row.openSpots,
  isOwn: row.isOwn,
  soonest: {
    id: row.id,
    date: row.date,
    time: row.time,
    teeOffAt: isoInstant(row.teeOffAt),
    totalSlots: row.totalSlots,
    confirmedCount: row.confirmedCount,
  },
});
