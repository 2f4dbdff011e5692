import { FILTER_LABEL } from "@fourball/domain/tee-time/constants";
import { FILTER_DAYS } from "@fourball/domain/tee-time/when";
import { memo, type ReactNode, useId } from "react";
import { dayParts, longDate } from "../../kit/formatting.ts";
import { usePressedFirst } from "../../kit/page/use-pressed-first.ts";
import { trpc } from "../../kit/trpc/trpc.ts";
import { besideDates, chooseDays, quickFilterOf } from "./quick-filter.ts";
import { marketplaceTexts } from "./texts.ts";
import { useMarketplaceSearch } from "./use-marketplace-search.ts";

const quickFilters = ["all", "today", "tomorrow", "week"] as const;
const DAYS_SHOWN = 14;

type Days = { shown: string; spoken: string; first?: string; last?: string };

/** The quick filters, then each day of two weeks that has none of its own. */
function choices(): Map<string, Days> {
  const today = Temporal.Now.plainDateISO();
  const ahead = (days: number): string => today.add({ days }).toString();
  const quick = quickFilters.map((filter): [string, Days] => {
    const [first, last] = FILTER_DAYS[filter] ?? [];
    const dates = first === undefined || last === undefined ? {} : { first: ahead(first), last: ahead(last) };
    return [filter, { shown: FILTER_LABEL[filter], spoken: FILTER_LABEL[filter], ...dates }];
  });
  const days = Array.from({ length: DAYS_SHOWN - 2 }, (_, place): [string, Days] => {
    const date = ahead(place + 2);
    const { weekday, day } = dayParts(date);
    return [date, { shown: `${weekday} ${day}`, spoken: longDate(date), first: date, last: date }];
  });
  return new Map([...quick, ...days]);
}

/** Which days the list shows: one choice, moved through with the arrow keys. */
export function DayStrip(): ReactNode {
  const { search, change } = useMarketplaceSearch();
  const { data } = trpc.teeTime.countByDay.useQuery();
  const days = choices();
  const chosen = quickFilterOf(search) ?? (search.from === search.to ? search.from : undefined);
  const [shown, choose] = usePressedFirst<string | undefined>(chosen, (key) => {
    const quick = quickFilters.find((filter) => filter === key);
    // Arrow keys pass many days; they replace one history entry.
    const replace = chosen !== undefined && chosen !== "all";
    if (quick) change(chooseDays(search, quick), { replace });
    else change({ from: key, to: key, filter: besideDates(search) }, { replace });
  });
  // The days that are counted are fewer than those that have games.
  const all = trpc.teeTime.count.useQuery({}, { enabled: false }).data;
  const gamesOf = ({ first, last }: Days): string => {
    if (!first || !last) return all === undefined ? "" : marketplaceTexts.days.games(all);
    if (!data) return "";
    return marketplaceTexts.days.games(
      data.filter(({ date }) => date >= first && date <= last).reduce((sum, { count }) => sum + count, 0),
    );
  };
  return (
    <fieldset className="no-scrollbar -mx-4 -my-1 flex min-w-0 snap-x scroll-px-4 gap-2 overflow-x-auto px-4 py-1 sm:-mx-1 sm:px-1">
      <legend className="sr-only">{marketplaceTexts.days.legend}</legend>
      {[...days].map(([key, day]) => (
        <Choice choose={choose} games={gamesOf(day)} isChosen={key === shown} key={key} of={key} {...day} />
      ))}
    </fieldset>
  );
}

type ChoiceProps = Pick<Days, "shown" | "spoken"> & {
  of: string;
  games: string;
  isChosen: boolean;
  choose: (key: string) => void;
};

/** A tap draws only the choice that was on and the one that is. */
const Choice = memo(function Choice({ of, shown, spoken, games, isChosen, choose }: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <label className="relative grid h-14 min-w-16 shrink-0 grow cursor-pointer snap-start select-none content-center justify-items-center whitespace-nowrap rounded-control border border-line bg-surface px-2.5 hover:transition-colors hover:border-line-strong has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2">
      <input
        aria-labelledby={`${id}-name`}
        checked={isChosen}
        className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
        name="day"
        ref={isChosen ? bringIntoSight : undefined}
        onChange={() => choose(of)}
        type="radio"
        value={of}
      />
      <span className="sr-only" id={`${id}-name`}>
        {[spoken, games].filter(Boolean).join(", ")}
      </span>
      <span aria-hidden="true" className="font-semibold text-small">
        {shown}
      </span>
      <span aria-hidden="true" className="min-h-[1.4em] text-tiny">
        {games}
      </span>
    </label>
  );
});

/** Scrolls the row to the selected day on narrow screens; the page stays where it is. */
function bringIntoSight(day: HTMLElement | null): void {
  const row = day?.closest("fieldset");
  const tile = day?.parentElement;
  if (!row || !tile) return;
  // With the next frame, which measures the page anyway: at once, the first drawing would measure it twice.
  requestAnimationFrame(() => {
    const seen = row.getBoundingClientRect();
    const { left, right } = tile.getBoundingClientRect();
    if (left < seen.left) row.scrollLeft -= seen.left - left;
    else if (right > seen.right) row.scrollLeft += right - seen.right;
  });
}
