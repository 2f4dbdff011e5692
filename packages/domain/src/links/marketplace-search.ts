import { boxText, readBox } from "../box-text.ts";
import type { HANDICAP_MAX } from "../profile/constants.ts";
import {
  FILTERS,
  type Filter,
  MOODS,
  type Mood,
  PREFERENCES,
  RADIUS_KM,
  SORTS,
  type Sort,
  TIMES_OF_DAY,
  type TimeOfDay,
} from "../tee-time/constants.ts";
import { oneOf, type Parameters, readId, readTrue, readWords } from "./plain-search.ts";

/** The filters in the address. The viewer's position is not part of it. */
export type MarketplaceSearch = {
  q?: string;
  filter?: Exclude<Filter, "all">;
  from?: string;
  to?: string;
  times?: TimeOfDay[];
  /** `06:45-11:00` on the course's clock. */
  hours?: string;
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

const listed = (raw: unknown): unknown[] => (Array.isArray(raw) ? raw : typeof raw === "string" ? raw.split(",") : []);

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

const nearerFilters = FILTERS.filter((filter) => filter !== "all");

function box(raw: unknown): string | undefined {
  const read = typeof raw === "string" ? readBox(raw) : undefined;
  return read && boxText(read);
}

const twoTimes = /^\d\d:[0-5]\d-\d\d:[0-5]\d$/;

/** Two times that are in order and of one day. */
function hours(raw: unknown): string | undefined {
  if (typeof raw !== "string" || !twoTimes.test(raw)) return undefined;
  return raw.slice(0, 5) < raw.slice(6) && raw.slice(6) <= "24:00" ? raw : undefined;
}

/** Parses an address; invalid parameters are dropped. */
export const readMarketplaceSearch = (raw: Parameters): MarketplaceSearch => ({
  q: readWords(raw.q),
  filter: oneOf(nearerFilters, raw.filter),
  from: day(raw.from),
  to: day(raw.to),
  times: someOf(TIMES_OF_DAY, raw.times),
  hours: hours(raw.hours),
  open: whole(raw.open, 1, 3),
  mood: someOf(MOODS, raw.mood),
  prefs: someOf<string>(PREFERENCES, raw.prefs),
  hcpMin: whole(raw.hcpMin, 1, MAX_HANDICAP),
  hcpMax: whole(raw.hcpMax, 0, MAX_HANDICAP - 1),
  radius: whole(raw.radius, RADIUS_KM.min, RADIUS_KM.max),
  course: readId(raw.course),
  order: oneOf(SORTS, raw.order),
  box: box(raw.box),
  map: readTrue(raw.map),
});
