import { type ReactNode, useRef } from "react";
import { useMarketplaceSearch } from "../use-marketplace-search.ts";
import { DayBand } from "./day-band.tsx";
import { type DayScale, dayScale, isWithin, minuteOfGame, nearestTo, widenedTo, windowAt } from "./day-scale.ts";
import { hourInWords } from "./hours-in-words.ts";
import { texts } from "./texts.ts";
import { useDrawnHours } from "./use-drawn-hours.ts";
import { useGamesOfDay } from "./use-games-of-day.ts";
import { textButton, WindowRow } from "./window-row.tsx";

/** The sky of the chosen day between the list's head and its cards. While hours are drawn, they take the place of the head. */
export function DayOfList({ date, head }: { date: string; head: ReactNode }): ReactNode {
  const { search, change } = useMarketplaceSearch();
  const { games, isAll, place } = useGamesOfDay();
  const minutes = games.map(minuteOfGame);
  const scale = dayScale(place, date, minutes);
  const replace = search.hours !== undefined || search.times !== undefined;
  const drawn = useDrawnHours({ search, change: (changes) => change(changes, { replace }) }, scale);
  const box = useRef<HTMLDivElement>(null);
  const { hours } = drawn;
  const count = isAll ? minutes.filter((minute) => !hours || isWithin(hours, minute)).length : undefined;

  /** Its card; one that isn't loaded yet is in the list of its hour. */
  function showGame(gameId: string, minute: number): void {
    if (!showCard(box.current?.closest("section"), gameId)) drawn.write(windowAt(minute));
  }

  /** The button that was pressed disappears. */
  function andFocusBand(press: () => void): () => void {
    return () => {
      press();
      box.current?.querySelector("input")?.focus({ preventScroll: true });
    };
  }

  return (
    <>
      <div className={hours ? "sr-only" : "flex items-baseline justify-between gap-4"}>
        <div className="grow">{head}</div>
        <Light {...scale} />
      </div>
      {hours ? <WindowRow clear={andFocusBand(drawn.clear)} count={count} hours={hours} /> : null}
      <div ref={box}>
        <DayBand count={count} drawn={drawn} games={games} onTap={showGame} scale={scale} />
        {hours && count === 0 ? (
          <Nearest
            minute={nearestTo(hours, minutes)}
            widen={(minute) => andFocusBand(() => drawn.write(widenedTo(hours, minute)))()}
          />
        ) : null}
      </div>
    </>
  );
}

function showCard(list: HTMLElement | null | undefined, gameId: string): boolean {
  const card = list?.querySelector(`[data-game="${gameId}"]`);
  card?.scrollIntoView({ block: "center" });
  card?.querySelector("a")?.focus({ preventScroll: true });
  return Boolean(card);
}

const Light = ({ light }: Pick<DayScale, "light">): ReactNode =>
  light ? (
    <p className="text-ink-2 text-small max-sm:hidden">{texts.light(hourInWords(light.from), hourInWords(light.to))}</p>
  ) : null;

/** Where the window holds none. */
function Nearest({ minute, widen }: { minute: number | undefined; widen: (minute: number) => void }): ReactNode {
  if (minute === undefined) return null;
  return (
    <p className="mb-3.5 text-small">
      {texts.nearest(hourInWords(minute))}{" "}
      <button className={textButton} onClick={() => widen(minute)} type="button">
        {texts.widen}
      </button>
    </p>
  );
}
