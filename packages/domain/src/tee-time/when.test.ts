import { expect, test } from "vitest";
import { assertBookable, courseToday, nearDayName, teeOffInstant } from "./when.ts";

test.each([
  ["Pacific/Honolulu", "2026-06-12T17:30:00Z"],
  ["America/Phoenix", "2026-06-12T14:30:00Z"],
  ["America/Denver", "2026-06-12T13:30:00Z"],
  ["America/New_York", "2026-06-12T11:30:00Z"],
])("half past seven in %s is %s", (timeZone, instant) => {
  expect(teeOffInstant({ date: "2026-06-12", time: "07:30", timeZone }).toString()).toBe(instant);
});

test("an hour that the spring change leaves out is the one after it", () => {
  const skipped = teeOffInstant({ date: "2026-03-08", time: "02:30", timeZone: "America/New_York" });
  expect(skipped.toZonedDateTimeISO("America/New_York").toPlainTime().toString()).toBe("03:30:00");
});

const now = Temporal.Instant.from("2026-06-11T15:00:00Z");

test.each([
  [{ seconds: 0 }, "Tee time must be in the future"],
  [{ hours: -1 }, "Tee time must be in the future"],
  [{ hours: 366 * 24 }, "Tee time must be within the next 365 days"],
])("a tee-off %j from now is refused", (distance, words) => {
  expect(() => assertBookable(now.add(distance), now, "America/Los_Angeles")).toThrow(words);
});

test("a minute ahead and a year ahead are fine", () => {
  for (const distance of [{ minutes: 1 }, { hours: 365 * 24 }])
    expect(() => assertBookable(now.add(distance), now, "America/Los_Angeles")).not.toThrow();
});

test("today is the course's own", () => {
  const lateEvening = Temporal.Instant.from("2026-06-12T03:00:00Z");
  expect(courseToday(lateEvening, "America/Los_Angeles")).toBe("2026-06-11");
  expect(courseToday(lateEvening, "America/Halifax")).toBe("2026-06-12");
});

test("today and tomorrow have names, other days have none", () => {
  const on = (date: string) => nearDayName({ date, timeZone: "America/Los_Angeles" }, now);
  expect([on("2026-06-10"), on("2026-06-11"), on("2026-06-12"), on("2026-06-13")]).toEqual([
    undefined,
    "Today",
    "Tomorrow",
    undefined,
  ]);
});
