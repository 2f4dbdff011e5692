import type { Dice } from "@fourball/db/seed/random";
import { type FillReason, NIGHT } from "@fourball/domain/fill/constants";
import { lastWaveAt } from "@fourball/domain/fill/fill-time";
import { quietUntil } from "@fourball/domain/quiet-until";
import type { Match } from "./town.ts";

/** How likely a golfer of middling keenness who reads the message is free and says yes, with half a day's notice. */
const YES_PERCENT: Record<FillReason, number> = {
  waitlist: 60,
  partner: 30,
  "played-together": 22,
  "saved-search": 22,
  "usual-day": 15,
};

/** What is left of that chance with less than so many hours to tee-off. */
const NOTICE = [
  { hours: 2, factor: 0.45 },
  { hours: 4, factor: 0.7 },
  { hours: 8, factor: 0.85 },
] as const;

/** Half of those who read the message in time do so within these minutes; the rest much later. */
const READ_MINUTES = { push: 15, mail: 75 } as const;
const NEVER_READ_PERCENT = 10;
const SPREAD = 0.9;

const fraction = (dice: Dice): number => (dice.below(1_000_000) + 0.5) / 1_000_000;

const normal = (dice: Dice): number => Math.sqrt(-2 * Math.log(fraction(dice))) * Math.cos(2 * Math.PI * fraction(dice));

export type Situation = { sentAt: Temporal.Instant; teeOffAt: Temporal.Instant; willingness: number };

/** When the golfer says yes; undefined for a golfer who doesn't, or too late to get to the course. */
export function yesAt(
  { golfer, reason }: Match,
  { sentAt, teeOffAt, willingness }: Situation,
  dice: Dice,
): Temporal.Instant | undefined {
  if (dice.below(100) < NEVER_READ_PERCENT) return undefined;
  const median = READ_MINUTES[golfer.hasPush ? "push" : "mail"];
  const opened = sentAt.add({ seconds: Math.round(60 * median * Math.exp(SPREAD * normal(dice))) });
  const readAt = quietUntil(opened, NIGHT, golfer.timeZone) ?? opened;
  if (Temporal.Instant.compare(readAt, lastWaveAt(teeOffAt)) > 0) return undefined;
  const hours = readAt.until(teeOffAt).total("hours");
  const notice = NOTICE.find((each) => hours < each.hours)?.factor ?? 1;
  const chance = (YES_PERCENT[reason] / 100) * golfer.keenness * notice * willingness;
  return fraction(dice) < chance ? readAt : undefined;
}
