import { teeTimes, users } from "@fourball/db/schema/index";
import { asFloat, asInteger } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { Course } from "@fourball/domain/course/schema";
import { COURSE_HOSTS_MAX, type CoursePage, type OpenCourseInput } from "@fourball/domain/course-page/schema";
import type { Sky } from "@fourball/domain/tee-time/schema";
import { skyOf } from "@fourball/domain/tee-time/sky";
import { sql } from "drizzle-orm";
import { golfersAcrossBlocks, isShownGame } from "../../core/access/hidden-games.ts";
import { shownLastName } from "../../core/access/shown-last-name.ts";
import { isNotSuspended } from "../../core/access/suspended.ts";
import type { ServiceContext } from "../../core/service-context.ts";
import { getCourse } from "./get-course.ts";

const findHosts = prepareSelect(
  {
    id: users.id,
    firstName: users.firstName,
    lastName: shownLastName(users),
    profileImageUrl: users.profileImageUrl,
    handicap: asFloat(users.handicap),
    rating: asFloat(users.rating),
    ratingsCount: users.ratingsCount,
    gamesHosted: users.gamesHosted,
    gamesPlayed: users.gamesPlayed,
    gamesHere: asInteger(sql`here.games`),
  },
  from(sql`(select ${teeTimes.hostId} as host, count(*) as games from ${teeTimes}
      where ${teeTimes.courseId} = ${sql.placeholder("course")}::uuid and ${teeTimes.isPublic} and ${teeTimes.status} <> 'cancelled'
        and ${isShownGame}
      group by ${teeTimes.hostId}) as here`).join(users, sql`${users.id} = here.host`),
  sql`where ${users.publicProfile} and ${users.deletedAt} is null and ${isNotSuspended}
    and ${users.id} not in ${golfersAcrossBlocks}
    order by here.games desc, ${users.id} limit ${sql.raw(String(COURSE_HOSTS_MAX))}`,
);

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
