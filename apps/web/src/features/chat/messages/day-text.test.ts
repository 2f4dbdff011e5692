import { expect, it } from "vitest";
import { dayDividerText } from "./day-text.ts";

const today = Temporal.PlainDate.from("2026-06-11");

it.each([
  ["2026-06-11", "Today"],
  ["2026-06-10", "Yesterday"],
  ["2026-06-09", "Tuesday"],
  ["2026-06-05", "Friday"],
  ["2026-06-04", "Jun 4"],
  ["2025-12-31", "Dec 31, 2025"],
])("a divider › of %s says %s", (date, words) => {
  expect(dayDividerText(date, today, "en-US")).toBe(words);
});
