import type { RowOf } from "@fourball/db/prepare-once";
import { prepareOnce, statementCache } from "@fourball/db/prepare-once";
import { anyOf } from "@fourball/db/schema/columns";
import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import type { MapInput, UnplacedInput } from "@fourball/domain/tee-time/map";
import { and, count, eq, gt, isNotNull, type SQL, sql, sum } from "drizzle-orm";
import { viewer } from "../../../core/access/viewer.ts";
import type { SummarizedCourse } from "../../../core/map-summaries.ts";
import type { MemberContext, ServiceContext } from "../../../core/service-context.ts";
import { isInBox } from "../filter/box-reach.ts";
import { type Conditions, joinNeeded, listConditions } from "../filter/list-conditions.ts";
import { openSpotsSql } from "../open-spots-sql.ts";

type Where = Conditions["where"];
type Needs = Conditions["needs"];

const figures = { games: count().as("games"), openSpots: sum(openSpotsSql).mapWith(Number).as("open_spots") };

// They have coordinates: the conditions see to it.
const position = {
  latitude: sql`${golfCourses.latitude}`.mapWith(golfCourses.latitude),
  longitude: sql`${golfCourses.longitude}`.mapWith(golfCourses.longitude),
};

// All that it reads of the games lies in one index.
const findByCourse = (isSought: SQL) =>
  statementCache((where: Where, needs: Needs) =>
    prepareOnce((db) => {
      const isOwn = sql`bool_or(${eq(teeTimes.hostId, viewer)})`.mapWith(Boolean).as("is_own");
      const games = joinNeeded(
        db
          .select({ ...figures, isOwn })
          .from(teeTimes)
          .$dynamic(),
        needs,
      );
      const found = games.where(where).as("found");
      return db
        .select({
          courseId: golfCourses.id,
          timeZone: golfCourses.timeZone,
          ...position,
          games: found.games,
          openSpots: found.openSpots,
          isOwn: found.isOwn,
        })
        .from(golfCourses)
        .crossJoinLateral(found)
        .where(and(isSought, gt(found.games, 0)));
    }),
  );

const findInBox = findByCourse(isInBox);
const findOfCourses = findByCourse(anyOf(golfCourses.id, sql.placeholder("courses")));

export type PlacedCourse = RowOf<ReturnType<typeof findInBox>>;

/** The courses in a box with games that a filter finds, and how many: one after another, so they should be no more than a state has. */
export async function findPlacedGames(ctx: MemberContext, filter: MapInput): Promise<PlacedCourse[]> {
  const { shape, where, needs, values } = byCourse(ctx, filter);
  return findInBox(shape, where, needs)(ctx.db, values);
}

/** The same of certain courses. */
export async function findGamesOfCourses(ctx: MemberContext, filter: UnplacedInput, courses: string[]): Promise<PlacedCourse[]> {
  const { shape, where, needs, values } = byCourse(ctx, filter);
  return findOfCourses(shape, where, needs)(ctx.db, { ...values, courses });
}

const byCourse = (ctx: MemberContext, filter: MapInput | UnplacedInput): Conditions =>
  listConditions(ctx, filter, { search: "by course" });

// The games are gathered by course before the courses are read, as there are many more of them.
const findAll = statementCache((where: Where, needs: Needs) =>
  prepareOnce((db) => {
    const games = joinNeeded(
      db
        .select({ courseId: teeTimes.courseId, ...figures })
        .from(teeTimes)
        .$dynamic(),
      needs,
    );
    const found = games.where(where).groupBy(teeTimes.courseId).as("found");
    return db
      .select({
        courseId: golfCourses.id,
        timeZone: golfCourses.timeZone,
        ...position,
        games: found.games,
        openSpots: found.openSpots,
      })
      .from(found)
      .innerJoin(golfCourses, eq(golfCourses.id, found.courseId))
      .where(and(isNotNull(golfCourses.latitude), isNotNull(golfCourses.longitude)));
  }),
);

/** Every course with games that a filter finds for everyone, with how many; courses without coordinates are left out. */
export async function findAllPlacedGames(
  { db, clock }: Pick<ServiceContext, "db" | "clock">,
  filter: UnplacedInput,
): Promise<SummarizedCourse[]> {
  const { shape, where, needs, values } = listConditions({ clock }, filter);
  return findAll(shape, where, needs)(db, values);
}

/** Those of them that blocks hide from the viewer. */
export async function findHiddenPlacedGames(ctx: MemberContext, filter: UnplacedInput): Promise<SummarizedCourse[]> {
  const { shape, where, needs, values } = listConditions(ctx, filter, { ofHidden: true });
  return findAll(shape, where, needs)(ctx.db, values);
}
