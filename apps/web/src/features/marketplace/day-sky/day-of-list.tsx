import { minutesOf } from "@fourball/domain/tee-time/hours";
import type { TeeTimePage } from "@fourball/domain/tee-time/list";
import { isLocal } from "@fourball/domain/tee-time/nearby";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { type ReactNode, useRef } from "react";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { listInputsOf, teeTimeFilterOf } from "../marketplace-search.ts";
import { useMarketplaceSearch } from "../use-marketplace-search.ts";
import { useViewerPosition } from "../use-viewer-position.ts";
import { DayBand } from "./day-band.tsx";
import { type DayPlace, dayScale, windowAt } from "./day-scale.ts";
import { hourInWords } from "./hours-in-words.ts";
import { daySkyTexts } from "./texts.ts";
import { useDrawnHours } from "./use-drawn-hours.ts";

/** The sky of the chosen day between the list's head and its cards. While hours are drawn, they take the place of the head. */
export function DayOfList({ date, head }: { date: string; head: ReactNode }): ReactNode {
  const { search, change } = useMarketplaceSearch();
  const { games, isAll, place } = useGamesOfDay();
  const minutes = games.map(({ time }) => minutesOf(time));
  const scale = dayScale(place, date, minutes);
  const replace = search.hours !== undefined || search.times !== undefined;
  const drawn = useDrawnHours({ search, change: (changes) => change(changes, { replace }) }, scale);
  const top = useRef<HTMLDivElement>(null);

  return (
    <>
      <div className={drawn.hours ? "sr-only" : "flex items-baseline justify-between gap-4"} ref={top}>
        <div className="grow">{head}</div>
        {scale.light ? (
          <p className="text-ink-2 text-small max-sm:hidden">
            {daySkyTexts.light(hourInWords(scale.light.from), hourInWords(scale.light.to))}
          </p>
        ) : null}
      </div>
      <DayBand
        drawn={drawn}
        games={games}
        isAll={isAll}
        onTap={({ id, minute }) => {
          // One that isn't loaded yet is in the list of its hour.
          if (!showCard(top.current?.closest("section"), id)) drawn.write(windowAt(minute));
        }}
        scale={scale}
      />
    </>
  );
}

function showCard(list: HTMLElement | null | undefined, gameId: string): boolean {
  const card = list?.querySelector(`[data-game="${gameId}"]`);
  card?.scrollIntoView({ block: "center" });
  card?.querySelector("a")?.focus({ preventScroll: true });
  return Boolean(card);
}

/** More than a day has anywhere near a golfer. */
const GAMES_MAX = 200;

const options = { getNextPageParam: ({ nextCursor }: TeeTimePage) => nextCursor };

/** All games of the chosen day that the list has without its drawn hours, and whether that is all of them. */
function useGamesOfDay(): { games: readonly TeeTimeCard[]; isAll: boolean; place: DayPlace } {
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
