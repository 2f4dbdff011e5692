import { readBox } from "@fourball/domain/box-text";
import type { MarketplaceSearch } from "@fourball/domain/links/marketplace-search";
import type { Position } from "@fourball/domain/position";
import type { PAGE_SIZE, Sort } from "@fourball/domain/tee-time/constants";
import type { ListTeeTimesInput, TeeTimeFilter } from "@fourball/domain/tee-time/list";

/** The schema's limit; importing its module would load zod. */
const PAGE_GAMES: typeof PAGE_SIZE = 12;

/** The map only shows the same games elsewhere. */
export const isFiltered = ({ map, ...filters }: MarketplaceSearch): boolean =>
  Object.values(filters).some((filter) => filter !== undefined);

/** The orders that a search can have, the usual one first. Who looks for a course or a place wants no other place first. */
export function sortsOf({ filter, q, course, box }: MarketplaceSearch): readonly Sort[] {
  if (filter === "nearby") return ["nearest", "soonest", "most-spots"];
  return q || course || box ? ["soonest", "most-spots"] : ["local-first", "soonest", "most-spots"];
}

export function sortOf(search: MarketplaceSearch): Sort {
  const sorts = sortsOf(search);
  return sorts.find((sort) => sort === search.order) ?? sorts[0] ?? "soonest";
}

/** The same as input of the API. */
export const teeTimeFilterOf = (search: MarketplaceSearch, near: Position | undefined): TeeTimeFilter => ({
  ...timesOf(search),
  filter: search.filter,
  q: search.q,
  from: search.from,
  to: search.to,
  timesOfDay: search.times,
  minOpen: search.open,
  moods: search.mood,
  preferences: search.prefs,
  handicapMin: search.hcpMin,
  handicapMax: search.hcpMax,
  courseId: search.course,
  box: search.box ? readBox(search.box) : undefined,
  near,
  radiusKm: search.filter === "nearby" ? search.radius : undefined,
});

function timesOf({ hours }: MarketplaceSearch): Pick<TeeTimeFilter, "timeFrom" | "timeTo"> {
  const [timeFrom, timeTo] = hours?.split("-") ?? [];
  return { timeFrom, timeTo };
}

/** The list and the number of its games. Without a position, the golfer's time zone says what is local. */
export function listInputsOf(
  search: MarketplaceSearch,
  position: Position | undefined,
): { list: ListTeeTimesInput; count: TeeTimeFilter } {
  const sort = sortOf(search);
  const isLocalFirst = sort === "local-first" && !position;
  const timeZone = isLocalFirst ? new Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
  return {
    list: { ...teeTimeFilterOf(search, position), sort, ...(timeZone && { timeZone }), limit: PAGE_GAMES },
    // All golfers share a number that is of no place.
    count: teeTimeFilterOf(search, search.filter === "nearby" ? position : undefined),
  };
}
