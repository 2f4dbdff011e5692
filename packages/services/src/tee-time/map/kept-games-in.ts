import { isInBox, type MapInput } from "@fourball/domain/tee-time/map";
import type { MemberContext } from "../../service-context.ts";
import { findAllPlacedGames } from "./find-placed-games.ts";
import type { SummarizedCourse } from "./map-summaries.ts";

/** The courses in a wide box with games that a filter finds, from a summary that may be half a minute old. */
export async function keptGamesIn(ctx: MemberContext, { box, ...filter }: MapInput): Promise<SummarizedCourse[]> {
  const summary = await ctx.mapSummaries.get(JSON.stringify(filter), () => findAllPlacedGames(ctx, filter));
  return summary.filter((place) => isInBox(place, box));
}
