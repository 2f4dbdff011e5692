import type { StandingFrequency } from "./constants.ts";

const ORDINALS = ["1st", "2nd", "3rd", "4th"] as const;

const weekdayOf = (date: Temporal.PlainDate): string => date.toLocaleString("en-US", { weekday: "long" });

/** `Every Saturday`, `Every other Saturday`, `Every month on the 2nd Saturday`; `startsOn` is `YYYY-MM-DD`. */
export function frequencyInWords({ frequency, startsOn }: { frequency: StandingFrequency; startsOn: string }): string {
  const start = Temporal.PlainDate.from(startsOn);
  const weekday = weekdayOf(start);
  if (frequency === "weekly") return `Every ${weekday}`;
  if (frequency === "every-two-weeks") return `Every other ${weekday}`;
  return `Every month on the ${ordinalOf(start)} ${weekday}`;
}

/** Not every month has a fifth, so that is its last. */
const ordinalOf = ({ day }: Temporal.PlainDate): string => ORDINALS[Math.ceil(day / 7) - 1] ?? "last";
