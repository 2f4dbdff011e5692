import type { QuietHours } from "../quiet-hours-schema.ts";
import { quietUntil } from "../quiet-until.ts";
import { ASKS_A_DAY, ASKS_A_WEEK, NIGHT } from "./constants.ts";

export type Writable = {
  timeZone: string;
  quiet: QuietHours | null;
  /** When the golfer got such messages in the last seven days, about any game. */
  sentAt: readonly Temporal.Instant[];
};

const LIMITS = [
  { messages: ASKS_A_DAY, hours: 24 },
  { messages: ASKS_A_WEEK, hours: 7 * 24 },
] as const;

const isAfter = (a: Temporal.Instant, b: Temporal.Instant): boolean => Temporal.Instant.compare(a, b) > 0;

/** When the limits allow a further message; undefined when they do now. */
function limitedUntil(sentAt: readonly Temporal.Instant[], now: Temporal.Instant): Temporal.Instant | undefined {
  const newestFirst = sentAt.toSorted((a, b) => Temporal.Instant.compare(b, a));
  return LIMITS.flatMap(({ messages, hours }) => newestFirst[messages - 1]?.add({ hours }) ?? [])
    .filter((end) => isAfter(end, now))
    .sort(Temporal.Instant.compare)
    .at(-1);
}

const blockedUntil = ({ timeZone, quiet, sentAt }: Writable, now: Temporal.Instant): Temporal.Instant | undefined =>
  limitedUntil(sentAt, now) ?? quietUntil(now, NIGHT, timeZone) ?? (quiet ? quietUntil(now, quiet, timeZone) : undefined);

/** Whether a golfer may get such a message now: outside of night and quiet hours on the golfer's clock, within the limits. */
export const mayWriteTo = (golfer: Writable, now: Temporal.Instant): boolean => blockedUntil(golfer, now) === undefined;

/** The first moment from `from` on at which a golfer may get such a message; undefined when there is none up to `last`. */
export function firstMoment(golfer: Writable, from: Temporal.Instant, last: Temporal.Instant): Temporal.Instant | undefined {
  let moment: Temporal.Instant = from;
  while (!isAfter(moment, last)) {
    const end = blockedUntil(golfer, moment);
    if (!end) return moment;
    moment = end;
  }
  return undefined;
}
