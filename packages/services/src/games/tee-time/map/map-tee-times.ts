import { isoInstant } from "@fourball/db/instants";
import { prepareOnce, type RowOf, statementCache } from "@fourball/db/prepare-once";
import { anyOf } from "@fourball/db/schema/columns";
import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import type { Box } from "@fourball/domain/box";
import {
  inCells,
  MAP_PINS_MAX,
  MAP_QUIET_MAX,
  type MapInput,
  type MapPin,
  type MapView,
  type QuietCourse,
  type UnplacedInput,
} from "@fourball/domain/tee-time/map";
import { and, isNull, not, sql } from "drizzle-orm";
import type { MemberContext } from "../../../core/service-context.ts";
import { boxValues, coursesIn, isInBox } from "../filter/box-reach.ts";
import { type Conditions, joinNeeded, listConditions } from "../filter/list-conditions.ts";
import { findGamesOfCourses, findPlacedGames, type PlacedCourse } from "./find-placed-games.ts";
import { summarizedGames } from "./summarized-games.ts";

/**
 * What a part of the map shows of the games that a filter finds: a pin a course, or clusters where there are many. Of a wide
 * part the clusters may be half a minute old; pins never are.
 */
export async function mapTeeTimes(ctx: MemberContext, input: MapInput): Promise<MapView> {
  const { box, ...filter } = input;
  const courses = await coursesIn(ctx.db, box);
  if (courses === 0) return { pins: [], clusters: [], quiet: [] };
  if (courses === "many") {
    const summarized = await summarizedGames(ctx, input);
    if (summarized.length > MAP_PINS_MAX) return { pins: [], clusters: inCells(summarized, box), quiet: [] };
    const found = await findGamesOfCourses(ctx, filter, idsOf(summarized));
    return { pins: await findPins(ctx, filter, found), clusters: [], quiet: [] };
  }
  const found = await findPlacedGames(ctx, input);
  const isFew = found.length <= MAP_PINS_MAX;
  const [pins, quiet] = await Promise.all([
    isFew && found.length > 0 ? findPins(ctx, filter, found) : [],
    courses <= MAP_QUIET_MAX ? findQuietCourses(ctx, box, idsOf(found)) : [],
  ]);
  return { pins, clusters: isFew ? [] : inCells(found, box), quiet };
}

const idsOf = (courses: readonly { courseId: string }[]): string[] => courses.map(({ courseId }) => courseId);

const findFree = prepareOnce((db) => {
  const { id, name, latitude, longitude, archivedAt } = golfCourses;
  return db
    .select({
      courseId: id,
      courseName: name,
      // Courses in a box have coordinates.
      latitude: sql`${latitude}`.mapWith(latitude),
      longitude: sql`${longitude}`.mapWith(longitude),
    })
    .from(golfCourses)
    .where(and(isInBox, isNull(archivedAt), not(anyOf(id, sql.placeholder("busy")))))
    .orderBy(id)
    .limit(MAP_QUIET_MAX);
});

/** The courses in a box besides the busy ones. */
const findQuietCourses = ({ db }: MemberContext, box: Box, busy: string[]): Promise<QuietCourse[]> =>
  findFree(db, { ...boxValues(box), busy });

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

type PinRow = RowOf<ReturnType<typeof findSoonest>>;

/** The pins of courses: each with its soonest game. */
async function findPins(ctx: MemberContext, filter: UnplacedInput, found: readonly PlacedCourse[]): Promise<MapPin[]> {
  const { shape, where, needs, values } = listConditions(ctx, filter, { search: "by course" });
  const courses = new Map(found.map((course) => [course.courseId, course]));
  const rows = await findSoonest(shape, where, needs)(ctx.db, { ...values, courses: [...courses.keys()] });
  return rows.flatMap((row) => {
    const course = courses.get(row.courseId);
    return course ? [pinOf(course, row)] : [];
  });
}

const pinOf = ({ latitude, longitude, games, openSpots, isOwn }: PlacedCourse, { soonest, ...course }: PinRow): MapPin => ({
  ...course,
  latitude,
  longitude,
  games,
  openSpots,
  isOwn,
  soonest: { ...soonest, teeOffAt: isoInstant(soonest.teeOffAt) },
});
