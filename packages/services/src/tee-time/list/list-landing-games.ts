import { golfCourses, teeTimes } from "@fourball/db/schema/index";
import { asInteger } from "@fourball/db/select/expression";
import { prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { LANDING_GAMES } from "@fourball/domain/tee-time/landing-games";
import { sql } from "drizzle-orm";
import type { ServiceContext } from "../../service-context.ts";
import { openSpotsSql } from "../open-spots-sql.ts";

const now = sql`${sql.placeholder("now")}::timestamptz`;
const open = sql`${teeTimes.status} = 'active' and ${teeTimes.isPublic} and ${teeTimes.teeOffAt} > ${now}
  and ${openSpotsSql} > 0`;

// More than are shown, as several may be at one course.
const candidates = sql.raw(String(8 * LANDING_GAMES));

const findSoonest = prepareSelect(
  {
    id: teeTimes.id,
    courseId: teeTimes.courseId,
    course: golfCourses.name,
    place: golfCourses.location,
    timeZone: golfCourses.timeZone,
    date: teeTimes.date,
    time: teeTimes.time,
    totalSlots: teeTimes.totalSlots,
    confirmedCount: teeTimes.confirmedCount,
    offeredCount: teeTimes.offeredCount,
  },
  from(teeTimes).join(golfCourses, sql`${golfCourses.id} = ${teeTimes.courseId}`),
  sql`where ${open} order by ${teeTimes.teeOffAt}, ${teeTimes.id} limit ${candidates}`,
);

const countOpen = prepareSelect({ count: asInteger(sql`count(*)`) }, from(teeTimes), sql`where ${open}`);

export type LandingGame = RowOf<typeof findSoonest>;

/** The soonest public games with an open spot, each at another course, and how many such games there are. For anybody. */
export async function listLandingGames({
  db,
  clock,
}: Pick<ServiceContext, "db" | "clock">): Promise<{ games: LandingGame[]; count: number }> {
  const at = { now: clock.now().toString() };
  const soonest = await findSoonest(db, at);
  const [counted] = await countOpen(db, at);
  const byCourse = new Map(soonest.toReversed().map((game) => [game.courseId, game]));
  const games = soonest.filter((game) => byCourse.get(game.courseId) === game).slice(0, LANDING_GAMES);
  return { games, count: counted?.count ?? 0 };
}
