import { inCells, MAP_PINS_MAX, MAP_QUIET_MAX, type MapInput, type MapView } from "@fourball/domain/tee-time/map";
import type { MemberContext } from "../../../core/service-context.ts";
import { coursesIn } from "../filter/box-reach.ts";
import { findPins } from "./find-pins.ts";
import { findGamesOfCourses, findPlacedGames } from "./find-placed-games.ts";
import { findQuietCourses } from "./find-quiet-courses.ts";
import { summarizedGames } from "./summarized-games.ts";

/**
 * What a part of the map shows of the games that a filter finds: a pin a course, or clusters where there are many. Of a wide
 * part the clusters may be half a minute old; pins never are.
 */
export async function mapTeeTimes(ctx: MemberContext, input: MapInput): Promise<MapView> {
  const { box, ...filter } = input;
  const courses = await coursesIn(ctx.db, box);
  if (courses === 0) return { pins: [], clusters: [], quiet: [] };
  if (courses === "many") {
    const summarized = await summarizedGames(ctx, input);
    if (summarized.length > MAP_PINS_MAX) return { pins: [], clusters: inCells(summarized, box), quiet: [] };
    const found = await findGamesOfCourses(ctx, filter, idsOf(summarized));
    return { pins: await findPins(ctx, filter, found), clusters: [], quiet: [] };
  }
  const found = await findPlacedGames(ctx, input);
  const isFew = found.length <= MAP_PINS_MAX;
  const [pins, quiet] = await Promise.all([
    isFew && found.length > 0 ? findPins(ctx, filter, found) : [],
    courses <= MAP_QUIET_MAX ? findQuietCourses(ctx, box, idsOf(found)) : [],
  ]);
  return { pins, clusters: isFew ? [] : inCells(found, box), quiet };
}

const idsOf = (courses: readonly { courseId: string }[]): string[] => courses.map(({ courseId }) => courseId);
