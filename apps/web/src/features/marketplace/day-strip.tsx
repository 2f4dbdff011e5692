import X from "lucide-react/icons/x";
import { type KeyboardEvent, memo, type ReactNode, useId } from "react";
import { dayParts, longDate } from "../../shared/formatting.ts";
import { usePressedFirst } from "../../shared/page/use-pressed-first.ts";
import { trpc } from "../../shared/trpc/trpc.ts";
import { besideDates } from "./quick-filter.ts";
import { texts } from "./texts.ts";
import { useMarketplaceSearch } from "./use-marketplace-search.ts";

const DAYS_SHOWN = 14;

/** From the viewer's today, or from the day before where a course in the west has not finished it. */
function comingDays(counts: readonly { date: string }[]): string[] {
  const today = Temporal.Now.plainDateISO();
  const yesterday = today.subtract({ days: 1 });
  const first = counts.some(({ date }) => date === yesterday.toString()) ? yesterday : today;
  return Array.from({ length: DAYS_SHOWN }, (_, ahead) => first.add({ days: ahead }).toString());
}

/** The next two weeks; a day filters the list, pressing it again clears the filter. */
export function DayStrip(): ReactNode {
  const { search, change } = useMarketplaceSearch();
  const { data } = trpc.teeTime.countByDay.useQuery();
  const counts = data ?? [];
  const gamesOn = new Map(counts.map(({ date, count }) => [date, count]));
  const chosen = search.from && search.from === search.to ? search.from : undefined;
  const [shown, choose] = usePressedFirst<string | undefined>(chosen, (day) => {
    if (!day) return change({ from: undefined, to: undefined });
    // With a day chosen, a full game is only in the way, until the golfer says otherwise.
    const hidesFull = chosen || search.open ? {} : { open: 1 };
    // Arrow keys pass many days; they replace one history entry.
    change({ from: day, to: day, filter: besideDates(search), ...hidesFull }, { replace: chosen !== undefined });
  });
  return (
    <fieldset className="no-scrollbar -mx-4 -my-1 flex min-w-0 snap-x scroll-px-4 gap-1.5 overflow-x-auto px-4 py-1 sm:-mx-1 sm:px-1">
      <legend className="sr-only">{texts.days.legend}</legend>
      {comingDays(counts).map((day) => (
        <Day
          choose={choose}
          day={day}
          games={data ? texts.days.games(gamesOn.get(day) ?? 0) : ""}
          isChosen={day === shown}
          key={day}
        />
      ))}
    </fieldset>
  );
}

type DayProps = { day: string; games: string; isChosen: boolean; choose: (day: string | undefined) => void };

/** A tap draws only the day that was on and the one that is. */
const Day = memo(function Day({ day: date, games, isChosen, choose }: DayProps): ReactNode {
  const { weekday, day } = dayParts(date);
  const id = useId();
  const takeOff = (): void => choose(undefined);
  return (
    <label className="relative grid min-w-16 grow basis-0 cursor-pointer snap-start select-none justify-items-center gap-0.5 rounded-control border border-line bg-surface px-1 py-2 hover:transition-colors hover:border-line-strong has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2">
      <input
        aria-describedby={isChosen ? `${id}-again` : undefined}
        aria-labelledby={`${id}-name`}
        checked={isChosen}
        className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
        name="day"
        ref={isChosen ? bringIntoSight : undefined}
        onChange={() => choose(date)}
        onClick={isChosen ? takeOff : undefined}
        onKeyUp={isChosen ? (event) => takeOffBySpace(event, takeOff) : undefined}
        type="radio"
        value={date}
      />
      <span className="sr-only" id={`${id}-name`}>
        {[longDate(date), games].filter(Boolean).join(", ")}
      </span>
      {isChosen ? (
        <>
          <X aria-hidden="true" className="absolute top-1 right-1 size-3" />
          <span className="sr-only" id={`${id}-again`}>
            {texts.days.takeOff}
          </span>
        </>
      ) : null}
      <span aria-hidden="true" className="text-micro">
        {weekday}
      </span>
      <span aria-hidden="true" className="numerals text-date">
        {day}
      </span>
      <span aria-hidden="true" className="min-h-[1.4em] whitespace-nowrap text-micro">
        {games}
      </span>
    </label>
  );
});

/** Browsers differ: some fire a click for a key on a checked radio, others nothing. */
function takeOffBySpace(event: KeyboardEvent, takeOff: () => void): void {
  if (event.key !== " ") return;
  event.preventDefault();
  takeOff();
}

/** Scrolls the row to the selected day on narrow screens; the page stays where it is. */
function bringIntoSight(day: HTMLElement | null): void {
  const row = day?.closest("fieldset");
  const tile = day?.parentElement;
  if (!row || !tile) return;
  const seen = row.getBoundingClientRect();
  const { left, right } = tile.getBoundingClientRect();
  if (left < seen.left) row.scrollLeft -= seen.left - left;
  else if (right > seen.right) row.scrollLeft += right - seen.right;
}
