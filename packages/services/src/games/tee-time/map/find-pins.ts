import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { statementCache } from "@fourball/db/select/statement-cache";
import { from } from "@fourball/db/select/tables";
import type { MapPin, UnplacedInput } from "@fourball/domain/tee-time/map";
import { type SQL, sql } from "drizzle-orm";
import type { MemberContext } from "../../../core/service-context.ts";
import { listConditions } from "../filter/list-conditions.ts";
import type { PlacedCourse } from "./find-placed-games.ts";

const columns = {
  courseId: golfCourses.id,
  courseName: golfCourses.name,
  timeZone: golfCourses.timeZone,
  id: teeTimes.id,
  date: teeTimes.date,
  time: teeTimes.time,
  teeOffAt: teeTimes.teeOffAt,
  totalSlots: teeTimes.totalSlots,
  confirmedCount: teeTimes.confirmedCount,
  offeredCount: teeTimes.offeredCount,
};

const findSoonest = statementCache((where: SQL, tables: SQL) =>
  prepareSelect(
    columns,
    from(sql`${golfCourses} cross join lateral (select ${teeTimes}.* from ${tables} where ${where}
      order by ${teeTimes.teeOffAt}, ${teeTimes.id} limit 1) as ${teeTimes}`),
    sql`where ${golfCourses.id} = any(${sql.placeholder("courses")}::uuid[])`,
  ),
);

type Row = RowOf<ReturnType<typeof findSoonest>>;

/** The pins of courses: each with its soonest game. */
export async function findPins(ctx: MemberContext, filter: UnplacedInput, found: readonly PlacedCourse[]): Promise<MapPin[]> {
  const { shape, where, tables, values } = listConditions(ctx, filter, { search: "by course" });
  const courses = new Map(found.map((course) => [course.courseId, course]));
  const rows = await findSoonest(shape, where, tables)(ctx.db, { ...values, courses: [...courses.keys()] });
  return rows.flatMap((row) => {
    const course = courses.get(row.courseId);
    return course ? [pinOf(course, row)] : [];
  });
}

const pinOf = ({ latitude, longitude, games, openSpots, isOwn }: PlacedCourse, row: Row): MapPin => ({
  courseId: row.courseId,
  courseName: row.courseName,
  timeZone: row.timeZone,
  latitude,
  longitude,
  games,
  openSpots,
  isOwn,
  soonest: {
    id: row.id,
    date: row.date,
    time: row.time,
    teeOffAt: isoInstant(row.teeOffAt),
    totalSlots: row.totalSlots,
    confirmedCount: row.confirmedCount,
    offeredCount: row.offeredCount,
  },
});
