import { isoInstant } from "@fourball/db/iso-instant";
import type { RowOf } from "@fourball/db/prepare-once";
import { prepareOnce, statementCache } from "@fourball/db/prepare-once";
import { anyOf } from "@fourball/db/schema/columns";
import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import type { MapPin, UnplacedInput } from "@fourball/domain/tee-time/map";
import { sql } from "drizzle-orm";
import type { MemberContext } from "../../../core/service-context.ts";
import { type Conditions, joinNeeded, listConditions } from "../filter/list-conditions.ts";
import type { PlacedCourse } from "./find-placed-games.ts";

const findSoonest = statementCache((where: Conditions["where"], needs: Conditions["needs"]) =>
  prepareOnce((db) => {
    const { id, date, time, teeOffAt, totalSlots, confirmedCount, offeredCount } = teeTimes;
    const columns = { id, date, time, teeOffAt, totalSlots, confirmedCount, offeredCount };
    const games = joinNeeded(db.select(columns).from(teeTimes).$dynamic(), needs).where(where);
    const soonest = games.orderBy(teeOffAt, id).limit(1).as("soonest");
    return db
      .select({
        courseId: golfCourses.id,
        courseName: golfCourses.name,
        timeZone: golfCourses.timeZone,
        soonest: {
          id: soonest.id,
          date: soonest.date,
          time: soonest.time,
          teeOffAt: soonest.teeOffAt,
          totalSlots: soonest.totalSlots,
          confirmedCount: soonest.confirmedCount,
          offeredCount: soonest.offeredCount,
        },
      })
      .from(golfCourses)
      .crossJoinLateral(soonest)
      .where(anyOf(golfCourses.id, sql.placeholder("courses")));
  }),
);

type Row = RowOf<ReturnType<typeof findSoonest>>;

/** The pins of courses: each with its soonest game. */
export async function findPins(ctx: MemberContext, filter: UnplacedInput, found: readonly PlacedCourse[]): Promise<MapPin[]> {
  const { shape, where, needs, values } = listConditions(ctx, filter, { search: "by course" });
  const courses = new Map(found.map((course) => [course.courseId, course]));
  const rows = await findSoonest(shape, where, needs)(ctx.db, { ...values, courses: [...courses.keys()] });
  return rows.flatMap((row) => {
    const course = courses.get(row.courseId);
    return course ? [pinOf(course, row)] : [];
  });
}

const pinOf = ({ latitude, longitude, games, openSpots, isOwn }: PlacedCourse, { soonest, ...course }: Row): MapPin => ({
  ...course,
  latitude,
  longitude,
  games,
  openSpots,
  isOwn,
  soonest: { ...soonest, teeOffAt: isoInstant(soonest.teeOffAt) },
});
