import { minutesOf } from "@fourball/domain/tee-time/hours";
import { type ReactNode, useRef } from "react";
import { useMarketplaceSearch } from "../use-marketplace-search.ts";
import { DayBand } from "./day-band.tsx";
import { dayScale, windowAt } from "./day-scale.ts";
import { hourInWords } from "./hours-in-words.ts";
import { daySkyTexts } from "./texts.ts";
import { useDrawnHours } from "./use-drawn-hours.ts";
import { useGamesOfDay } from "./use-games-of-day.ts";

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
