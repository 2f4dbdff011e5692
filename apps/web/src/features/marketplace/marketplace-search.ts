import { boxText, readBox } from "@fourball/domain/box-text";
import type { Position } from "@fourball/domain/position";
import type { HANDICAP_MAX } from "@fourball/domain/profile/constants";
import {
  FILTERS,
  type Filter,
  MOODS,
  type Mood,
  type PAGE_SIZE,
  PREFERENCES,
  RADIUS_KM,
  SORTS,
  type Sort,
  TIMES_OF_DAY,
  type TimeOfDay,
} from "@fourball/domain/tee-time/constants";
import type { ListTeeTimesInput, TeeTimeFilter } from "@fourball/domain/tee-time/list";

/** The filters in the address. The viewer's position is not part of it. */
export type MarketplaceSearch = {
  q?: string;
  filter?: Exclude<Filter, "all">;
  from?: string;
  to?: string;
  times?: TimeOfDay[];
  open?: number;
  mood?: Mood[];
  prefs?: string[];
  hcpMin?: number;
  hcpMax?: number;
  radius?: number;
  course?: string;
  order?: Sort;
  /** A part of the map: `west,south,east,north`. */
  box?: string;
  /** The map beside the list, on a phone instead of it. */
  map?: true;
};

/** The schema's limit; importing its module would load zod. */
export const MAX_HANDICAP: typeof HANDICAP_MAX = 54;
const PAGE_GAMES: typeof PAGE_SIZE = 12;
const WORDS_MAX = 100;

const listed = (raw: unknown): unknown[] => (Array.isArray(raw) ? raw : typeof raw === "string" ? raw.split(",") : []);

const text = (raw: unknown): string | undefined => (typeof raw === "string" && raw.trim() ? raw.slice(0, WORDS_MAX) : undefined);

const oneOf = <Value extends string>(all: readonly Value[], raw: unknown): Value | undefined =>
  all.find((value) => value === raw);

function someOf<Value extends string>(all: readonly Value[], raw: unknown): Value[] | undefined {
  const wanted = listed(raw);
  const found = all.filter((value) => wanted.includes(value));
  return found.length > 0 ? found : undefined;
}

function whole(raw: unknown, min: number, max: number): number | undefined {
  const value = typeof raw === "string" && raw ? Number(raw) : raw;
  return typeof value === "number" && Number.isInteger(value) && value >= min && value <= max ? value : undefined;
}

function day(raw: unknown): string | undefined {
  if (typeof raw !== "string" || !/^\d{4}-\d\d-\d\d$/.test(raw)) return undefined;
  try {
    return Temporal.PlainDate.from(raw, { overflow: "reject" }).toString();
  } catch {
    return undefined;
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const id = (raw: unknown): string | undefined => (typeof raw === "string" && uuid.test(raw) ? raw : undefined);

const nearerFilters = FILTERS.filter((filter) => filter !== "all");

function box(raw: unknown): string | undefined {
  const read = typeof raw === "string" ? readBox(raw) : undefined;
  return read && boxText(read);
}

/** Parses an address; invalid parameters are dropped. */
export const readMarketplaceSearch = (raw: Record<string, unknown>): MarketplaceSearch => ({
  q: text(raw.q),
  filter: oneOf(nearerFilters, raw.filter),
  from: day(raw.from),
  to: day(raw.to),
  times: someOf(TIMES_OF_DAY, raw.times),
  open: whole(raw.open, 1, 3),
  mood: someOf(MOODS, raw.mood),
  prefs: someOf<string>(PREFERENCES, raw.prefs),
  hcpMin: whole(raw.hcpMin, 1, MAX_HANDICAP),
  hcpMax: whole(raw.hcpMax, 0, MAX_HANDICAP - 1),
  radius: whole(raw.radius, RADIUS_KM.min, RADIUS_KM.max),
  course: id(raw.course),
  order: oneOf(SORTS, raw.order),
  box: box(raw.box),
  map: String(raw.map) === "true" ? true : undefined,
});

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
