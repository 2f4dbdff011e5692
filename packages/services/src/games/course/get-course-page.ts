import { prepareOnce } from "@fourball/db/prepare-once";
import { teeTimes, users } from "@fourball/db/schema/index";
import type { Course } from "@fourball/domain/course/schema";
import { COURSE_HOSTS_MAX, type CoursePage, type OpenCourseInput } from "@fourball/domain/course-page/schema";
import type { Sky } from "@fourball/domain/tee-time/schema";
import { skyOf } from "@fourball/domain/tee-time/sky";
import { and, count, desc, eq, isNull, ne, notInArray, sql } from "drizzle-orm";
import { golfersAcrossBlocks, isShownGame } from "../../core/access/hidden-games.ts";
import { isNotSuspended } from "../../core/access/suspended.ts";
import type { ServiceContext } from "../../core/service-context.ts";
import { golferColumns } from "../golfer-columns.ts";
import { getCourse } from "./get-course.ts";

const findHosts = prepareOnce((db) => {
  const { courseId, hostId, isPublic, status } = teeTimes;
  const here = db
    .select({ hostId, games: count().as("games") })
    .from(teeTimes)
    .where(and(eq(courseId, sql.placeholder("course")), isPublic, ne(status, "cancelled"), isShownGame))
    .groupBy(hostId)
    .as("here");
  return db
    .select({
      id: users.id,
      ...golferColumns(users),
      rating: users.rating,
      ratingsCount: users.ratingsCount,
      gamesHosted: users.gamesHosted,
      gamesPlayed: users.gamesPlayed,
      gamesHere: here.games,
    })
    .from(here)
    .innerJoin(users, eq(users.id, here.hostId))
    .where(and(users.publicProfile, isNull(users.deletedAt), isNotSuspended, notInArray(users.id, golfersAcrossBlocks)))
    .orderBy(desc(here.games), users.id)
    .limit(COURSE_HOSTS_MAX);
});

/** What anyone may see of a course: its facts, and who hosts public games there and shows a profile. */
export async function getCoursePage({ db, clock, viewer }: ServiceContext, { courseId }: OpenCourseInput): Promise<CoursePage> {
  const course = await getCourse(db, courseId);
  const hosts = await findHosts(db, { course: courseId, viewer: viewer?.id ?? null });
  return { ...course, sky: skyAt(course, clock.now()), hosts };
}

function skyAt(course: Course, now: Temporal.Instant): Sky {
  const local = now.toZonedDateTimeISO(course.timeZone);
  const time = local.toPlainTime().toString({ smallestUnit: "minute" });
  return skyOf({ course, date: local.toPlainDate().toString(), time, teeOffAt: now.toString() });
}
