import { NOW } from "@fourball/testkit/fixtures";
import { describe, expect, it } from "vitest";
import { deadlineText, dueTimeText, isDueToday, isOverdue, ordinalText } from "./due-text.ts";

const now = Temporal.Instant.from(NOW);
const later = (minutes: number): string => now.add({ minutes }).toString();

it("isOverdue › once its moment has come", () => {
  expect([later(1), later(0), later(-1)].map((at) => isOverdue(at, now))).toEqual([false, true, true]);
});

describe("the moment at which something is due", () => {
  it("is named by its weekday while that says which", () => {
    expect(dueTimeText(later(24 * 60), now, null, "America/New_York", "en-US")).toMatch(/^Fri,? \d+:00 [AP]M$/);
  });

  it("is named by its date when it is farther away", () => {
    expect(dueTimeText(later(-10 * 24 * 60), now, null, "America/New_York", "en-US")).toMatch(/^Jun 1, \d+:00 [AP]M$/);
  });
});

it("dueTimeText › names the viewer's zone beside a course in another", () => {
  const beside = (courseZone: string) => dueTimeText(later(24 * 60), now, courseZone, "America/New_York", "en-US");
  expect(beside("Pacific/Honolulu")).toMatch(/^Fri,? \d+:00 [AP]M EDT$/);
  expect(beside("America/Toronto")).toMatch(/^Fri,? \d+:00 [AP]M$/);
});

it("ordinalText › formats a waitlist position", () => {
  expect([1, 2, 3, 4, 11, 12, 21, 22].map(ordinalText)).toEqual(["1st", "2nd", "3rd", "4th", "11th", "12th", "21st", "22nd"]);
});

describe("a deadline", () => {
  const zone = "America/Los_Angeles";
  const text = (minutes: number): string => deadlineText(later(minutes), now, null, zone, "en-US");

  it("is a time on the day itself, otherwise with its day", () => {
    expect(text(7 * 60 + 10)).toBe("3:10 PM");
    expect(text(24 * 60)).toMatch(/^Fri,? 8:00 AM$/);
    expect(text(-24 * 60)).toMatch(/^Wed,? 8:00 AM$/);
  });

  it("stands out on its day, and once it is late", () => {
    expect([-24 * 60, 60, 24 * 60].map((minutes) => isDueToday(later(minutes), now, zone))).toEqual([true, true, false]);
  });
});
