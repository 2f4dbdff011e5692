import { toTimestamp } from "@fourball/db/instants";
import { prepareOnce } from "@fourball/db/prepare-once";
import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import { LANDING_GAMES } from "@fourball/domain/landing-games";
import { and, count, eq, gt, sql } from "drizzle-orm";
import type { ServiceContext } from "../../../core/service-context.ts";
import { pictureColumns } from "../game-picture.ts";
import { withSky } from "../get-shared-game.ts";
import { openSpotsSql } from "../open-spots-sql.ts";

const isOpen = and(
  eq(teeTimes.status, "active"),
  teeTimes.isPublic,
  gt(teeTimes.teeOffAt, sql.placeholder("now")),
  gt(openSpotsSql, 0),
);

/** More than are shown, as several may be at one course, and each time zone has its own. */
const CANDIDATES = 500;
/** The page carries the games of so many time zones. */
const ZONES = 8;

const findSoonest = prepareOnce((db) =>
  db
    .select({
      id: teeTimes.id,
      course: golfCourses.name,
      place: golfCourses.location,
      timeZone: golfCourses.timeZone,
      ...pictureColumns,
      confirmedCount: teeTimes.confirmedCount,
      offeredCount: teeTimes.offeredCount,
    })
    .from(teeTimes)
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .where(isOpen)
    .orderBy(teeTimes.teeOffAt, teeTimes.id)
    .limit(CANDIDATES),
);

const countOpen = prepareOnce((db) => db.select({ count: count() }).from(teeTimes).where(isOpen));

export type LandingGame = ReturnType<typeof firstOf>[number];
export type LandingGames = {
  /** The soonest, as many as the page shows or fewer. */
  games: LandingGame[];
  /** The soonest of a time zone, where as many as the page shows are among the candidates. */
  nearby: { timeZone: string; games: LandingGame[] }[];
  count: number;
};

/** The soonest public games with an open spot, each at another course, and how many such games there are. For anybody. */
export async function listLandingGames(ctx: Pick<ServiceContext, "db" | "clock">): Promise<LandingGames> {
  const soonest = await soonestGames(ctx);
  const [counted] = await countOpen(ctx.db, { now: toTimestamp(ctx.clock.now()) });
  const zones = new Set(soonest.map(({ timeZone }) => timeZone));
  const nearby = [...zones]
    .map((timeZone) => ({ timeZone, games: firstOf(soonest.filter((game) => game.timeZone === timeZone)) }))
    .filter(({ games }) => games.length === LANDING_GAMES)
    .slice(0, ZONES);
  return { games: firstOf(soonest), nearby, count: counted?.count ?? 0 };
}

/** One of each course. */
async function soonestGames({ db, clock }: Pick<ServiceContext, "db" | "clock">) {
  const rows = await findSoonest(db, { now: toTimestamp(clock.now()) });
  const byCourse = new Map(rows.toReversed().map((game) => [game.courseId, game]));
  return rows.filter((game) => byCourse.get(game.courseId) === game);
}

const firstOf = (games: Awaited<ReturnType<typeof soonestGames>>) => games.slice(0, LANDING_GAMES).map(withSky);
