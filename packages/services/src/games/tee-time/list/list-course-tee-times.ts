import { toTimestamp } from "@fourball/db/instants";
import { prepareOnce } from "@fourball/db/prepare-once";
import { teeTimes } from "@fourball/db/schema/index";
import { COURSE_GAMES_MAX, type OpenCourseInput } from "@fourball/domain/course-page/schema";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { and, eq, gt, sql } from "drizzle-orm";
import { isShownGame } from "../../../core/access/hidden-games.ts";
import type { ServiceContext } from "../../../core/service-context.ts";
import { getCourse } from "../../course/get-course.ts";
import { cardsForAnyone } from "../card/cards-for-viewer.ts";
import { gameOfRow, selectGames } from "../card/game-columns.ts";

const isListed = and(
  eq(teeTimes.courseId, sql.placeholder("course")),
  eq(teeTimes.status, "active"),
  teeTimes.isPublic,
  gt(teeTimes.teeOffAt, sql.placeholder("now")),
  isShownGame,
);
const findListed = prepareOnce((db) =>
  selectGames(db).where(isListed).orderBy(teeTimes.teeOffAt, teeTimes.id).limit(COURSE_GAMES_MAX),
);

/** The listed games to come at a course, the soonest first. Who plays in them is for signed-in golfers. */
export async function listCourseTeeTimes(ctx: ServiceContext, { courseId }: OpenCourseInput): Promise<TeeTimeCard[]> {
  await getCourse(ctx.db, courseId);
  const now = toTimestamp(ctx.clock.now());
  const rows = await findListed(ctx.db, { course: courseId, viewer: ctx.viewer?.id ?? null, now });
  return cardsForAnyone(ctx, rows.map(gameOfRow));
}
