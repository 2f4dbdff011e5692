import { isLocal } from "@fourball/domain/tee-time/nearby";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { teeTimeFilterOf } from "../marketplace-search.ts";
import { useMarketplaceSearch } from "../use-marketplace-search.ts";
import { useViewerPosition } from "../use-viewer-position.ts";
import type { DayPlace } from "./day-scale.ts";

/** More than a day has anywhere near a golfer. */
const GAMES_MAX = 200;

/** All games of the chosen day that the list has without its hours, and whether that is all of them. */
export function useGamesOfDay(): { games: readonly TeeTimeCard[]; isAll: boolean; place: DayPlace } {
  const { search } = useMarketplaceSearch();
  const { position } = useViewerPosition();
  const filter = teeTimeFilterOf({ ...search, hours: undefined, times: undefined }, position);
  const { data } = trpc.teeTime.list.useInfiniteQuery(
    { ...filter, sort: "soonest", limit: GAMES_MAX },
    { enabled: search.filter !== "nearby" || position !== undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const [page] = data?.pages ?? [];
  const games = page?.items ?? [];
  return { games, isAll: page !== undefined && page.nextCursor === null, place: { position, timeZone: zoneOf(games, position) } };
}

/** The clock of where the viewer plays, which the games there tell. */
function zoneOf(games: readonly TeeTimeCard[], near: DayPlace["position"]): string {
  const timeZone = Temporal.Now.timeZoneId();
  const local = games.find((game) => isLocal(game, near ? { near } : { timeZone }));
  return (local ?? (near ? undefined : games[0]))?.course.timeZone ?? timeZone;
}
