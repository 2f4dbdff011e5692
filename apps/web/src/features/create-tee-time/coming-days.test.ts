import { expect, it } from "vitest";
import { nextSameWeekday, nextSaturday } from "./coming-days.ts";

it.each([
  ["2026-06-11", "2026-06-13"],
  ["2026-06-12", "2026-06-13"],
  ["2026-06-13", "2026-06-20"],
  ["2026-06-14", "2026-06-20"],
])("the Saturday after %s is %s", (today, saturday) => {
  expect(nextSaturday(today)).toBe(saturday);
});

it.each([
  ["2026-06-03", "2026-06-17"],
  ["2026-06-11", "2026-06-18"],
  ["2026-05-01", "2026-06-12"],
  ["2026-06-13", "2026-06-20"],
])("the weekday of %s comes again on %s", (date, next) => {
  expect(nextSameWeekday(date, "2026-06-11")).toBe(next);
});
