import { deviceChoice } from "./device-choice.ts";

export const CLOCKS = ["12", "24"] as const;
export type Clock = (typeof CLOCKS)[number];
export const DISTANCES = ["mi", "km"] as const;
export type Distance = (typeof DISTANCES)[number];

export const clockChoice = deviceChoice<Clock>("clock", CLOCKS);
export const distanceChoice = deviceChoice<Distance>("distance", DISTANCES);

const cycles = { "12": "h12", "24": "h23" } as const;

/** Where pages are drawn in advance, there is no viewer. */
const viewerLocale = (): string => globalThis.navigator?.language ?? "en-US";

type Conventions = { textLocale: string; clock: Clock };
const conventions = new Map<string, Conventions>();

function conventionsOf(locale: string): Conventions {
  const known = conventions.get(locale);
  if (known) return known;
  const isTwelve = new Intl.DateTimeFormat(locale, { timeStyle: "short" }).resolvedOptions().hour12;
  const found: Conventions = { textLocale: englishAt(locale), clock: isTwelve ? "12" : "24" };
  conventions.set(locale, found);
  return found;
}

function englishAt(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize();
  if (language === "en") return locale;
  const english = `en-${region}`;
  return new Intl.DateTimeFormat(english).resolvedOptions().locale === english ? english : "en-001";
}

/** The locale of words and dates: the language of the texts as it is written in the golfer's region, `en-DE` for `de-DE`. */
export const textLocale = (locale = viewerLocale()): string => conventionsOf(locale).textLocale;

/** For each format with a time: what the golfer chose, otherwise as the locale has it. */
export function clockOptions(locale?: string): Intl.DateTimeFormatOptions {
  return { hourCycle: cycles[clockInUse(locale)] };
}

export const clockInUse = (locale = viewerLocale()): Clock => clockChoice.read() ?? conventionsOf(locale).clock;

/** Where distances are in miles. */
const MILES_REGIONS = new Set(["US", "GB", "LR", "MM"]);

export function distanceInUse(locale: string = navigator.language): Distance {
  return distanceChoice.read() ?? (MILES_REGIONS.has(new Intl.Locale(locale).maximize().region ?? "") ? "mi" : "km");
}
