import { isInBox, type MapInput } from "@fourball/domain/tee-time/map";
import type { SummarizedCourse } from "../../../core/map-summaries.ts";
import type { MemberContext } from "../../../core/service-context.ts";
import { findAllPlacedGames, findHiddenPlacedGames } from "./find-placed-games.ts";

/**
 * The courses in a wide box with games that a filter finds for the viewer, from a summary that may be half a minute old. It
 * is shared; what blocks hide from the viewer is taken off it.
 */
export async function summarizedGames(ctx: MemberContext, { box, ...filter }: MapInput): Promise<SummarizedCourse[]> {
  const summary = await ctx.caches.mapSummaries.get(JSON.stringify(filter), () => findAllPlacedGames(ctx, filter));
  const hidden = await findHiddenPlacedGames(ctx, filter);
  return without(summary, hidden).filter((place) => isInBox(place, box));
}

function without(summary: readonly SummarizedCourse[], hidden: readonly SummarizedCourse[]): readonly SummarizedCourse[] {
  if (hidden.length === 0) return summary;
  const ofCourse = new Map(hidden.map((course) => [course.courseId, course]));
  return summary.flatMap((course) => {
    const { games, openSpots } = ofCourse.get(course.courseId) ?? { games: 0, openSpots: 0 };
    return course.games > games
      ? [{ ...course, games: course.games - games, openSpots: Math.max(course.openSpots - openSpots, 0) }]
      : [];
  });
}
