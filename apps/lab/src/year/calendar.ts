import type { Dice } from "@fourball/db/seed/random";

/** Both changes of the clocks in America and in Europe, and a leap day, come within the thirteen months from here. */
export const START: Temporal.Instant = Temporal.Instant.from("2027-11-20T00:00:00Z");

/** `down`: nothing runs up to then. `kill`: a server dies while golfers are there. */
export type Step = { at: Temporal.Instant; day: number; what: "visits" | "kill" | "down" };

/** How long the servers are down, and how much of the time has passed before. */
const DOWNTIMES = [
  { days: 1, after: 1 / 6 },
  { days: 7, after: 2 / 5 },
  { days: 30, after: 2 / 3 },
] as const;
/** A server that starts deletes old data. */
export const KILL_EVERY_DAYS = 12;
/** Morning and evening in America, each within six hours. */
const HOURS = [12, 20] as const;
const WITHIN_MINUTES = 360;
/** What golfers did a while ago has left for the mail server by then. */
const LATER_MINUTES = 20;

/** Where the clock goes, moment by moment. */
export function planYear(days: number, dice: Dice): Step[] {
  const downtimes = DOWNTIMES.map(({ days: length, after }) => ({ from: Math.floor(days * after), length })).filter(
    ({ from, length }, index, all) => from > 0 && from + length < (all[index + 1]?.from ?? days),
  );
  const steps: Step[] = [];
  for (let day = 0; day < days; day++) {
    const down = downtimes.find(({ from }) => from === day);
    if (down) day += down.length;
    const moments = HOURS.map((hour) => momentOf(day, hour * 60 + dice.below(WITHIN_MINUTES)));
    const [first = START, ...others] = moments;
    if (down) steps.push({ at: first, day, what: "down" });
    steps.push({ at: first.add({ minutes: 1 }), day, what: day % KILL_EVERY_DAYS === KILL_EVERY_DAYS - 1 ? "kill" : "visits" });
    for (const at of others) steps.push({ at, day, what: "visits" });
  }
  return steps;
}

const momentOf = (day: number, minutes: number): Temporal.Instant => START.add({ hours: day * 24, minutes });

/** When what has just been done is due, but for what waits for days. */
export const soonAfter = (at: Temporal.Instant): Temporal.Instant => at.add({ minutes: LATER_MINUTES });
