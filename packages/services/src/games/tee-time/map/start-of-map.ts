import type { Box } from "@fourball/domain/box";
import { type MapStart, type MapStartInput, middleOfMost } from "@fourball/domain/tee-time/map";
import type { MemberContext } from "../../../core/service-context.ts";
import { summarizedGames } from "./summarized-games.ts";

const WORLD: Box = { west: -180, south: -90, east: 180, north: 90 };

/**
 * Where a map opens for a golfer who has not said where: in the middle of the most games of the golfer's time zone, else of all time
 * zones; nowhere without games. It may be half a minute old.
 */
export async function startOfMap(ctx: MemberContext, { timeZone, ...filter }: MapStartInput): Promise<MapStart | undefined> {
  const everywhere = await summarizedGames(ctx, { ...filter, box: WORLD });
  return middleOfMost(everywhere.filter((course) => course.timeZone === timeZone)) ?? middleOfMost(everywhere);
}
