import { prepareOnce } from "@fourball/db/prepare-once";
import { anyOf } from "@fourball/db/schema/columns";
import { golfCourses } from "@fourball/db/schema/index";
import type { Box } from "@fourball/domain/box";
import { MAP_QUIET_MAX, type QuietCourse } from "@fourball/domain/tee-time/map";
import { and, isNull, not, sql } from "drizzle-orm";
import type { MemberContext } from "../../../core/service-context.ts";
import { boxValues, isInBox } from "../filter/box-reach.ts";

const find = prepareOnce((db) => {
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
export const findQuietCourses = ({ db }: MemberContext, box: Box, busy: string[]): Promise<QuietCourse[]> =>
  find(db, { ...boxValues(box), busy });
