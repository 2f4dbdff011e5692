import { courseTimeText } from "../../kit/formatting.ts";

/** `7:12 AM` on the clock of the course. */
export function arrivalTimeText(at: string, timeZone: string): string {
  const there = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone);
  const time = there.toPlainTime().toString({ smallestUnit: "minute" });
  return courseTimeText({ date: there.toPlainDate().toString(), time, timeZone });
}
