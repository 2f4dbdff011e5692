import type { Position } from "@fourball/domain/position";
import type { Sort } from "@fourball/domain/tee-time/constants";
import { isLocal } from "@fourball/domain/tee-time/nearby";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { isFull } from "@fourball/domain/tee-time/spots";
import { spotCountsOf } from "../../golf/face/spot-counts.ts";

/** The sort is stable, so the rest of the order stays. */
const fullLastInDay = (games: readonly TeeTimeCard[]): TeeTimeCard[] =>
  games.toSorted((a, b) => a.date.localeCompare(b.date) || Number(isFull(spotCountsOf(a))) - Number(isFull(spotCountsOf(b))));

type Input = { sort?: Sort; near?: Position; timeZone?: string };
export type PartsOfList = { local: TeeTimeCard[]; farther: TeeTimeCard[] };

/** The games of a list as they are shown: those farther away after the local ones, and page by page, so that loading more moves no card. */
export function partsOfList(pages: readonly (readonly TeeTimeCard[])[], { sort = "soonest", ...place }: Input): PartsOfList {
  const isBySpots = sort === "nearest" || sort === "most-spots";
  const games = pages.flatMap((page) => (isBySpots ? page : fullLastInDay(page)));
  if (sort !== "local-first") return { local: games, farther: [] };
  return { local: games.filter((game) => isLocal(game, place)), farther: games.filter((game) => !isLocal(game, place)) };
}
