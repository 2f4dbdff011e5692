import { format, onItsOwnClock } from "../../../kit/formatting.ts";
import { chatTexts } from "../texts.ts";

/** A day as a conversation names it: by its name while it is near, then by its date. */
export function dayDividerText(date: string, today: Temporal.PlainDate, locale?: string): string {
  const then = Temporal.PlainDate.from(date);
  const { days } = then.until(today);
  if (days === 0) return chatTexts.today;
  if (days === 1) return chatTexts.yesterday;
  if (days > 1 && days < 7) return format({ weekday: "long" }, locale).format(onItsOwnClock(date));
  const year = then.year === today.year ? {} : ({ year: "numeric" } as const);
  return format({ month: "short", day: "numeric", ...year }, locale).format(onItsOwnClock(date));
}
