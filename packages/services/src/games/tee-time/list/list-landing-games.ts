import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import { asInteger } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { LANDING_GAMES } from "@fourball/domain/tee-time/landing-games";
import { sql } from "drizzle-orm";
import type { ServiceContext } from "../../../core/service-context.ts";
import { pictureColumns } from "../game-picture.ts";
import { withSky } from "../get-shared-game.ts";
import { openSpotsSql } from "../open-spots-sql.ts";

const now = sql`${sql.placeholder("now")}::timestamptz`;
const open = sql`${teeTimes.status} = 'active' and ${teeTimes.isPublic} and ${teeTimes.teeOffAt} > ${now}
  and ${openSpotsSql} > 0`;

/** More than are shown, as several may be at one course, and each time zone has its own. */
const CANDIDATES = 500;
/** The page carries the games of so many time zones. */
const ZONES = 8;

const findSoonest = prepareSelect(
  {
    id: teeTimes.id,
    course: golfCourses.name,
    place: golfCourses.location,
    timeZone: golfCourses.timeZone,
    ...pictureColumns,
    confirmedCount: teeTimes.confirmedCount,
    offeredCount: teeTimes.offeredCount,
  },
  from(teeTimes).join(golfCourses, sql`${golfCourses.id} = ${teeTimes.courseId}`),
  sql`where ${open} order by ${teeTimes.teeOffAt}, ${teeTimes.id} limit ${sql.raw(String(CANDIDATES))}`,
);

const countOpen = prepareSelect({ count: asInteger(sql`count(*)`) }, from(teeTimes), sql`where ${open}`);

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
  const [counted] = await countOpen(ctx.db, { now: ctx.clock.now().toString() });
  const zones = new Set(soonest.map(({ timeZone }) => timeZone));
  const nearby = [...zones]
    .map((timeZone) => ({ timeZone, games: firstOf(soonest.filter((game) => game.timeZone === timeZone)) }))
    .filter(({ games }) => games.length === LANDING_GAMES)
    .slice(0, ZONES);
  return { games: firstOf(soonest), nearby, count: counted?.count ?? 0 };
}

/** One of each course. */
async function soonestGames({ db, clock }: Pick<ServiceContext, "db" | "clock">) {
  const rows = await findSoonest(db, { now: clock.now().toString() });
  const byCourse = new Map(rows.toReversed().map((game) => [game.courseId, game]));
  return rows.filter((game) => byCourse.get(game.courseId) === game);
}

const firstOf = (games: Awaited<ReturnType<typeof soonestGames>>) => games.slice(0, LANDING_GAMES).map(withSky);
