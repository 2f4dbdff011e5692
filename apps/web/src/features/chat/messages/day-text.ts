import { format, onItsOwnClock } from "../../../kit/formatting.ts";
import { texts } from "../texts.ts";

/** A day as a conversation names it: by its name while it is near, then by its date. */
export function dayDividerText(date: string, today: Temporal.PlainDate, locale?: string): string {
  const then = Temporal.PlainDate.from(date);
  const { days } = then.until(today);
  if (days === 0) return texts.today;
  if (days === 1) return texts.yesterday;
  if (days > 1 && days < 7) return format({ weekday: "long" }, locale).format(onItsOwnClock(date));
  const year = then.year === today.year ? {} : ({ year: "numeric" } as const);
  return format({ month: "short", day: "numeric", ...year }, locale).format(onItsOwnClock(date));
}
