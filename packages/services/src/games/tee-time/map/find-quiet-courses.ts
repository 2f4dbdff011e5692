import { golfCourses } from "@fourball/db/schema/index";
import { asFloat } from "@fourball/db/select/expression";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { Box } from "@fourball/domain/box";
import { MAP_QUIET_MAX, type QuietCourse } from "@fourball/domain/tee-time/map";
import { sql } from "drizzle-orm";
import type { MemberContext } from "../../../core/service-context.ts";
import { boxValues, isInBox } from "../filter/box-reach.ts";

const find = prepareSelect(
  {
    courseId: golfCourses.id,
    courseName: golfCourses.name,
    latitude: asFloat(sql`${golfCourses.latitude}`),
    longitude: asFloat(sql`${golfCourses.longitude}`),
  },
  from(golfCourses),
  sql`where ${isInBox} and ${golfCourses.archivedAt} is null
    and not (${golfCourses.id} = any(${sql.placeholder("busy")}::uuid[]))
    order by ${golfCourses.id} limit ${sql.raw(String(MAP_QUIET_MAX))}`,
);

/** The courses in a box besides the busy ones. */
export const findQuietCourses = ({ db }: MemberContext, box: Box, busy: string[]): Promise<QuietCourse[]> =>
  find(db, { ...boxValues(box), busy });
