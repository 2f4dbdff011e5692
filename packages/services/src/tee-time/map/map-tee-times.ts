import {
  inCells,
  isInBox,
  MAP_PINS_MAX,
  MAP_QUIET_MAX,
  type MapInput,
  type MapView,
  type PlacedGames,
} from "@fourball/domain/tee-time/map";
import type { MemberContext } from "../../service-context.ts";
import { coursesIn } from "../list/box-reach.ts";
import { findPins } from "./find-pins.ts";
import { findPlacedGames } from "./find-placed-games.ts";
import { findQuietCourses } from "./find-quiet-courses.ts";

/** About a large state; a wider view is answered from the kept summary. */
const FRESH_COURSES_MAX = 1500;

/**
 * What a part of the map shows of the games that a filter finds: a pin a course, or clusters where there are many. Of a wide
 * part the clusters may be half a minute old; pins never are.
 */
export async function mapTeeTimes(ctx: MemberContext, { box, ...filter }: MapInput): Promise<MapView> {
  const courses = await coursesIn(ctx.db, box, FRESH_COURSES_MAX + 1);
  if (courses === 0) return { pins: [], clusters: [], quiet: [] };
  const found =
    courses <= FRESH_COURSES_MAX
      ? await findPlacedGames(ctx, { ...filter, box })
      : (await summaryOf(ctx, filter)).filter((place) => isInBox(place, box));
  const busy = found.map(({ courseId }) => courseId);
  const isFew = found.length <= MAP_PINS_MAX;
  const [pins, quiet] = await Promise.all([
    isFew && found.length > 0 ? findPins(ctx, filter, busy) : [],
    courses <= MAP_QUIET_MAX ? findQuietCourses(ctx, box, busy) : [],
  ]);
  return { pins, clusters: isFew ? [] : inCells(found satisfies PlacedGames[], box), quiet };
}

const summaryOf = (ctx: MemberContext, filter: Omit<MapInput, "box">) =>
  ctx.mapSummaries.get(JSON.stringify(filter), ctx.clock.now(), () => findPlacedGames(ctx, filter));
