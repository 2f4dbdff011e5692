import { teeTimes } from "@fourball/db/schema/index";
import { COURSE_GAMES_MAX, type OpenCourseInput } from "@fourball/domain/course-page/schema";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { and, eq, gt, sql } from "drizzle-orm";
import { isShownGame } from "../../../core/access/hidden-games.ts";
import type { ServiceContext } from "../../../core/service-context.ts";
import { getCourse } from "../../course/get-course.ts";
import { prepareCards } from "../card/card-columns.ts";
import { cardOfRow } from "../card/card-of-row.ts";

const isListed = and(
  eq(teeTimes.courseId, sql.placeholder("course")),
  eq(teeTimes.status, "active"),
  teeTimes.isPublic,
  gt(teeTimes.teeOffAt, sql.placeholder("now")),
  isShownGame,
);
const findListed = prepareCards(sql`where ${isListed} order by ${teeTimes.teeOffAt}, ${teeTimes.id} limit ${COURSE_GAMES_MAX}`);

/** The listed games to come at a course, the soonest first. Who plays in them is for signed-in golfers. */
export async function listCourseTeeTimes(ctx: ServiceContext, { courseId }: OpenCourseInput): Promise<TeeTimeCard[]> {
  await getCourse(ctx.db, courseId);
  const now = ctx.clock.now().toString();
  const rows = await findListed(ctx.db, { course: courseId, viewer: ctx.viewer?.id ?? null, now });
  return rows.map(cardOfRow).map((card) => (ctx.viewer ? card : { ...card, players: [] }));
}
