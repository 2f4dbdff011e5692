import type { Tx } from "@fourball/db/client";
import { golfCourses } from "@fourball/db/schema/index";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import type { Position } from "@fourball/domain/position";
import { RADIUS_KM } from "@fourball/domain/tee-time/constants";
import { boxAround } from "@fourball/domain/tee-time/nearby";
import { sql } from "drizzle-orm";
import { distanceKm } from "../../games/course/course-columns.ts";
import { boxValues, isInBox } from "../../games/tee-time/filter/box-reach.ts";

const find = prepareSelect(
  { city: golfCourses.city },
  from(golfCourses),
  sql`where ${isInBox} and ${golfCourses.archivedAt} is null order by ${distanceKm}, ${golfCourses.id} limit 1`,
);

/** The town of the nearest course, as the name of a place; null where there is none around. */
export async function nearestTown(tx: Tx, place: Position): Promise<string | null> {
  const [course] = await find(tx, { ...place, ...boxValues(boxAround(place, RADIUS_KM.default)) });
  return course?.city ?? null;
}
