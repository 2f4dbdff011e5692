import type { Tx } from "@fourball/db/client";
import { golfCourses } from "@fourball/db/schema/index";
import type { Position } from "@fourball/domain/position";
import { RADIUS_KM } from "@fourball/domain/tee-time/constants";
import { boxAround } from "@fourball/domain/tee-time/nearby";
import { and, isNull } from "drizzle-orm";
import { distanceKm } from "../../games/course/course-columns.ts";
import { boxValues, isInBox } from "../../games/tee-time/filter/box-reach.ts";

/** The town of the nearest course, as the name of a place; null where there is none around. */
export async function nearestTown(tx: Tx, place: Position): Promise<string | null> {
  const [course] = await tx
    .select({ city: golfCourses.city })
    .from(golfCourses)
    .where(and(isInBox, isNull(golfCourses.archivedAt)))
    .orderBy(distanceKm, golfCourses.id)
    .limit(1)
    .execute({ ...place, ...boxValues(boxAround(place, RADIUS_KM.default)) });
  return course?.city ?? null;
}
