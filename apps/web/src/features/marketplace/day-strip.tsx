import { RadioTiles } from "@fourball/ui/radio-tiles";
import type { ReactNode } from "react";
import { countText, dayParts, longDate } from "../../shared/formatting.ts";
import { trpc } from "../../shared/trpc.ts";
import { useMarketplaceSearch } from "./use-marketplace-search.ts";

const DAYS_SHOWN = 14;

/** From the viewer's today, or from the day before where a course in the west has not finished it. */
function comingDays(counts: readonly { date: string }[]): string[] {
  const today = Temporal.Now.plainDateISO();
  const yesterday = today.subtract({ days: 1 });
  const first = counts.some(({ date }) => date === yesterday.toString()) ? yesterday : today;
  return Array.from({ length: DAYS_SHOWN }, (_, ahead) => first.add({ days: ahead }).toString());
}

/** The coming two weeks; a day narrows the list to itself. */
export function DayStrip(): ReactNode {
  const { search, change } = useMarketplaceSearch();
  const { data: counts = [], isSuccess } = trpc.teeTime.countByDay.useQuery();
  const gamesOn = new Map(counts.map(({ date, count }) => [date, count]));
  const chosen = search.from && search.from === search.to ? search.from : null;
  return (
    <RadioTiles
      label="Day"
      layout="strip"
      onValueChange={(day) => change({ from: day, to: day, filter: undefined }, { replace: chosen !== null })}
      options={comingDays(counts).map((day) => {
        const games = isSuccess ? countText(gamesOn.get(day) ?? 0, "game") : "";
        return {
          value: day,
          label: [longDate(day), games].filter(Boolean).join(", "),
          content: <Day day={day} games={games} />,
        };
      })}
      value={chosen}
    />
  );
}

function Day({ day: date, games }: { day: string; games: string }): ReactNode {
  const { weekday, day } = dayParts(date);
  return (
    <>
      <span className="text-micro">{weekday}</span>
      <span className="numerals text-date">{day}</span>
      <span className="min-h-[1.4em] whitespace-nowrap text-micro">{games}</span>
    </>
  );
}
