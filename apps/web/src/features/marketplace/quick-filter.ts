import type { MarketplaceSearch } from "@fourball/domain/links/marketplace-search";
import type { Filter } from "@fourball/domain/tee-time/constants";
import { FILTER_DAYS } from "@fourball/domain/tee-time/when";

const DATED = ["today", "tomorrow", "week"] as const satisfies Filter[];
type Dates = Pick<MarketplaceSearch, "from" | "to">;

/** The dates of a quick filter on the viewer's calendar: beside Near Me they are written out. */
function datesOf(filter: Filter): Dates {
  const days = FILTER_DAYS[filter];
  if (!days) return { from: undefined, to: undefined };
  const today = Temporal.Now.plainDateISO();
  const [from, to] = days.map((ahead) => today.add({ days: ahead }).toString());
  return { from, to };
}

/** Custom dates replace a date range of the quick filters, but keep "nearby". */
export const besideDates = ({ filter }: MarketplaceSearch): "nearby" | undefined => (filter === "nearby" ? filter : undefined);

/** The active one; none for other dates. */
export function quickFilterOf({ filter, from, to }: MarketplaceSearch): Exclude<Filter, "nearby"> | undefined {
  if (filter && filter !== "nearby") return filter;
  if (!from && !to) return "all";
  return DATED.find((dated) => datesOf(dated).from === from && datesOf(dated).to === to);
}

/** The one day that the list shows, on the viewer's calendar. */
export function chosenDay(search: MarketplaceSearch): string | undefined {
  const quick = quickFilterOf(search);
  const { from, to } = search.from || !quick ? search : datesOf(quick);
  return from === to ? from : undefined;
}

/** Chooses the days; Near Me stays on. */
export function chooseDays({ filter }: MarketplaceSearch, days: Exclude<Filter, "nearby">): Partial<MarketplaceSearch> {
  if (filter === "nearby") return datesOf(days);
  return { filter: days === "all" ? undefined : days, from: undefined, to: undefined };
}

/** Turns Near Me on or off; the days stay. */
export function chooseNear(search: MarketplaceSearch, isOn: boolean): Partial<MarketplaceSearch> {
  const days = quickFilterOf(search);
  if (isOn) return { filter: "nearby", ...(search.filter && days && datesOf(days)) };
  const off = { radius: undefined, order: search.order === "nearest" ? undefined : search.order };
  return days ? { ...off, ...chooseDays({}, days) } : { ...off, filter: undefined };
}
