import type { TeeTimePage } from "@fourball/domain/tee-time/list";
import { isLocal } from "@fourball/domain/tee-time/nearby";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { listInputsOf, teeTimeFilterOf } from "../marketplace-search.ts";
import { useMarketplaceSearch } from "../use-marketplace-search.ts";
import { useViewerPosition } from "../use-viewer-position.ts";
import type { DayPlace } from "./day-scale.ts";

/** More than a day has anywhere near a golfer. */
const GAMES_MAX = 200;

const options = { getNextPageParam: ({ nextCursor }: TeeTimePage) => nextCursor };

/** All games of the chosen day that the list has without its drawn hours, and whether that is all of them. */
export function useGamesOfDay(): { games: readonly TeeTimeCard[]; isAll: boolean; place: DayPlace } {
  const { search } = useMarketplaceSearch();
  const { position } = useViewerPosition();
  const day = { ...search, hours: undefined };
  const isKnown = search.filter !== "nearby" || position !== undefined;
  // The list's own call, which most days need no more than.
  const first = trpc.teeTime.list.useInfiniteQuery(listInputsOf(day, position).list, { ...options, enabled: isKnown });
  const all = trpc.teeTime.list.useInfiniteQuery(
    { ...teeTimeFilterOf(day, position), sort: "soonest", limit: GAMES_MAX },
    { ...options, enabled: first.hasNextPage },
  );
  const { data, hasNextPage } = all.data ? all : first;
  const games = data?.pages.flatMap(({ items }) => items) ?? [];
  return { games, isAll: data !== undefined && !hasNextPage, place: { position, timeZone: zoneOf(games, position) } };
}

/** The clock of where the viewer plays, which the games there tell. */
function zoneOf(games: readonly TeeTimeCard[], near: DayPlace["position"]): string {
  const timeZone = Temporal.Now.timeZoneId();
  const local = games.find((game) => isLocal(game, near ? { near } : { timeZone }));
  return (local ?? (near ? undefined : games[0]))?.course.timeZone ?? timeZone;
}
