import type { Reader } from "../in-words.ts";
import type { TimeOfDay } from "../tee-time/constants.ts";
import type { FillPlan, FillWhy } from "./schema.ts";

type PlannedWave = FillPlan["waves"][number];

/** `hourCycle`: where a golfer chose another than the locale has. */
export type FillClock = Reader & { now: Temporal.Instant; hourCycle?: Intl.DateTimeFormatOptions["hourCycle"] };

/** `2 PM`, but `14:00` where people count to 24. */
function hourInWords(time: Temporal.PlainTime, locale: string, hourCycle: FillClock["hourCycle"]): string {
  const options = { hour: "numeric", ...(hourCycle && { hourCycle }) } as const;
  const isTwelve = new Intl.DateTimeFormat(locale, options).resolvedOptions().hour12;
  const minute = time.minute > 0 || !isTwelve ? ({ minute: "2-digit" } as const) : {};
  // Some locales put a narrow no-break space before AM, which text messages cannot carry.
  return time.toLocaleString(locale, { ...options, ...minute }).replace(/[\u00a0\u202f]/g, " ");
}

/** `2 PM`, or `7 AM on Sunday` where that is another day on the reader's clock. */
export function waveTimeInWords(at: string, { now, locale = "en-US", timeZone = "UTC", hourCycle }: FillClock): string {
  const local = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone);
  const isToday = local.toPlainDate().equals(now.toZonedDateTimeISO(timeZone).toPlainDate());
  const time = hourInWords(local.toPlainTime(), locale, hourCycle);
  return isToday ? time : `${time} on ${local.toLocaleString(locale, { weekday: "long" })}`;
}

const isNow = (at: string, now: Temporal.Instant): boolean => Temporal.Instant.compare(at, now.add({ minutes: 1 })) <= 0;

/** `12 golfers in 3 waves, the first now, the last at 2 PM`. */
export function planInWords(waves: readonly PlannedWave[], clock: FillClock): string {
  const [first] = waves;
  const last = waves.at(-1);
  if (!first || !last) return "No golfer can be written to before tee-off";
  const moment = ({ at }: PlannedWave) => (isNow(at, clock.now) ? "now" : `at ${waveTimeInWords(at, clock)}`);
  const count = waves.reduce((sum, { golfers }) => sum + golfers, 0);
  const golfers = count === 1 ? "1 golfer" : `${count} golfers`;
  if (waves.length === 1) return `${golfers} ${moment(first)}`;
  return `${golfers} in ${waves.length} waves, the first ${moment(first)}, the last ${moment(last)}`;
}

const PLURAL: Record<TimeOfDay, string> = {
  early: "early mornings",
  morning: "mornings",
  midday: "middays",
  evening: "late afternoons",
};

const weekdayName = (weekday: number): string =>
  new Temporal.PlainDate(2024, 1, weekday).toLocaleString("en-US", { weekday: "long" });

const small = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

function because(why: FillWhy): string {
  switch (why.reason) {
    case "waitlist":
      return "you're on the waitlist";
    case "partner":
      return `you and ${why.name} are partners`;
    case "played-together":
      return `you played with ${why.name}`;
    case "saved-search":
      return `you saved ${small(why.search)}`;
    case "usual-day":
      return `you often play ${weekdayName(why.weekday)} ${PLURAL[why.timeOfDay]} near here`;
  }
}

/** `You're asked because you saved morning games within 25 miles of Alameda`. */
export const whyInWords = (why: FillWhy): string => `You're asked because ${because(why)}`;
