import { deviceChoice } from "./device-choice.ts";

export const CLOCKS = ["12", "24"] as const;
export type Clock = (typeof CLOCKS)[number];
export const DISTANCES = ["mi", "km"] as const;
export type Distance = (typeof DISTANCES)[number];

export const clockChoice = deviceChoice<Clock>("clock", CLOCKS);
export const distanceChoice = deviceChoice<Distance>("distance", DISTANCES);

const cycles = { "12": "h12", "24": "h23" } as const;

/** For each format with a time: what the golfer chose, otherwise as the locale has it. */
export function clockOptions(): Intl.DateTimeFormatOptions {
  const chosen = clockChoice.read();
  return chosen ? { hourCycle: cycles[chosen] } : {};
}

export function clockInUse(locale?: string): Clock {
  const isTwelve = () => new Intl.DateTimeFormat(locale, { timeStyle: "short" }).resolvedOptions().hour12;
  return clockChoice.read() ?? (isTwelve() ? "12" : "24");
}

/** Where distances are in miles. */
const MILES_REGIONS = new Set(["US", "GB", "LR", "MM"]);

export function distanceInUse(locale: string = navigator.language): Distance {
  return distanceChoice.read() ?? (MILES_REGIONS.has(new Intl.Locale(locale).maximize().region ?? "") ? "mi" : "km");
}
