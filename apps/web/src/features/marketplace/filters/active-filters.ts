import { MAX_HANDICAP, type MarketplaceSearch } from "@fourball/domain/links/marketplace-search";
import { FILTER_LABEL, MOOD, TIME_OF_DAY } from "@fourball/domain/tee-time/constants";
import { hoursOf } from "@fourball/domain/tee-time/hours";
import { hoursInWords } from "../day-sky/hours-in-words.ts";
import { datesText } from "./count-filters.ts";
import { filterTexts } from "./filter-texts.ts";
import { filterRowTexts } from "./row-texts.ts";

/** One active filter, and the change that removes it. */
export type ActiveFilter = { label: string; without: Partial<MarketplaceSearch> };

type Reader = (search: MarketplaceSearch) => ActiveFilter[];

const without = <Value>(all: readonly Value[], one: Value): Value[] | undefined => {
  const left = all.filter((value) => value !== one);
  return left.length > 0 ? left : undefined;
};

const words: Reader = ({ q }) => (q ? [{ label: filterTexts.chips.words(q), without: { q: undefined } }] : []);

const quick: Reader = ({ filter }) =>
  filter ? [{ label: FILTER_LABEL[filter], without: { filter: undefined, radius: undefined } }] : [];

const dates: Reader = ({ from, to }) => {
  if (!from && !to) return [];
  return [{ label: datesText(from, to), without: { from: undefined, to: undefined } }];
};

const times: Reader = ({ times = [] }) =>
  times.map((time) => ({ label: TIME_OF_DAY[time].label, without: { times: without(times, time) } }));

const hours: Reader = ({ hours: text }) => {
  const read = hoursOf(text);
  return read ? [{ label: hoursInWords(read), without: { hours: undefined } }] : [];
};

const open: Reader = ({ open }) =>
  open ? [{ label: open === 1 ? filterTexts.chips.notFull : filterTexts.chips.spots(open), without: { open: undefined } }] : [];

const moods: Reader = ({ mood = [] }) => mood.map((one) => ({ label: MOOD[one].label, without: { mood: without(mood, one) } }));

const preferences: Reader = ({ prefs = [] }) => prefs.map((one) => ({ label: one, without: { prefs: without(prefs, one) } }));

const handicap: Reader = ({ hcpMin, hcpMax }) =>
  hcpMin === undefined && hcpMax === undefined
    ? []
    : [
        {
          label: filterTexts.chips.host(filterTexts.chips.handicaps(hcpMin ?? 0, hcpMax ?? MAX_HANDICAP)),
          without: { hcpMin: undefined, hcpMax: undefined },
        },
      ];

const course =
  (name: string): Reader =>
  ({ course }) =>
    course ? [{ label: name, without: { course: undefined } }] : [];

const area: Reader = ({ box }) => (box ? [{ label: filterRowTexts.area, without: { box: undefined } }] : []);

const all = (courseName: string): Reader[] => [
  words,
  quick,
  dates,
  times,
  hours,
  open,
  moods,
  preferences,
  handicap,
  course(courseName),
  area,
];

export const activeFilters = (search: MarketplaceSearch, courseName = filterTexts.chips.course): ActiveFilter[] =>
  all(courseName).flatMap((read) => read(search));

/** Clears every filter of the sheet, but not the header's search or the quick filter. */
export const withoutSheet = ({ filter }: MarketplaceSearch): Partial<MarketplaceSearch> => ({
  filter: filter === "nearby" ? undefined : filter,
  from: undefined,
  to: undefined,
  times: undefined,
  hours: undefined,
  open: undefined,
  mood: undefined,
  prefs: undefined,
  hcpMin: undefined,
  hcpMax: undefined,
  radius: undefined,
  course: undefined,
  order: undefined,
});
