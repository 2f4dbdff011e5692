import { describe, expect, test } from "vitest";
import { bookableTeeOff, courseToday, nearDayName, teeOffInstant } from "./when.ts";

describe("a tee-off", () => {
  test.each([
    ["Pacific/Honolulu", "2026-06-12T17:30:00Z"],
    ["America/Phoenix", "2026-06-12T14:30:00Z"],
    ["America/Denver", "2026-06-12T13:30:00Z"],
    ["America/New_York", "2026-06-12T11:30:00Z"],
  ])("at half past seven in %s is at %s", (timeZone, instant) => {
    expect(teeOffInstant({ date: "2026-06-12", time: "07:30", timeZone }).toString()).toBe(instant);
  });

  test("in the hour skipped in spring is one hour later", () => {
    const skipped = teeOffInstant({ date: "2026-03-08", time: "02:30", timeZone: "America/New_York" });
    expect(skipped.toZonedDateTimeISO("America/New_York").toPlainTime().toString()).toBe("03:30:00");
  });
});

const now = Temporal.Instant.from("2026-06-11T15:00:00Z");

const inCalifornia = (distance: Temporal.DurationLike) => {
  const timeZone = "America/Los_Angeles";
  const at = now.add(distance).toZonedDateTimeISO(timeZone);
  return { date: at.toPlainDate().toString(), time: at.toPlainTime().toString(), timeZone };
};

describe("booking", () => {
  test.each([
    [{ seconds: 0 }, "Tee time must be in the future"],
    [{ hours: -1 }, "Tee time must be in the future"],
    [{ hours: 366 * 24 }, "Tee time must be within the next 365 days"],
  ])("is refused for a tee-off %j from now", (distance, words) => {
    expect(() => bookableTeeOff(inCalifornia(distance), now)).toThrow(words);
  });

  test.each([
    ["America/New_York", "2027-03-14", "02:30"],
    ["America/Los_Angeles", "2027-03-14", "02:00"],
    ["Europe/Berlin", "2027-03-28", "02:59"],
    ["Australia/Lord_Howe", "2026-10-04", "02:15"],
  ])("is refused in %s on %s at %s, which the clocks skip", (timeZone, date, time) => {
    expect(() => bookableTeeOff({ date, time, timeZone }, now)).toThrow("That time doesn't exist on that day");
  });

  test.each([
    ["America/New_York", "2027-03-14", "03:00", "2027-03-14T07:00:00Z"],
    ["America/New_York", "2026-11-01", "01:30", "2026-11-01T05:30:00Z"],
    ["America/Phoenix", "2027-03-14", "02:30", "2027-03-14T09:30:00Z"],
  ])("is accepted in %s on %s at %s, once where the clock shows it twice", (timeZone, date, time, instant) => {
    expect(bookableTeeOff({ date, time, timeZone }, now).toString()).toBe(instant);
  });

  test("is accepted a minute ahead and a year ahead", () => {
    for (const distance of [{ minutes: 1 }, { hours: 365 * 24 }])
      expect(() => bookableTeeOff(inCalifornia(distance), now)).not.toThrow();
  });
});

describe("a date", () => {
  test("is today in the course's time zone", () => {
    const lateEvening = Temporal.Instant.from("2026-06-12T03:00:00Z");
    expect(courseToday(lateEvening, "America/Los_Angeles")).toBe("2026-06-11");
    expect(courseToday(lateEvening, "America/Halifax")).toBe("2026-06-12");
  });

  test("has a name only for today and tomorrow", () => {
    const on = (date: string) => nearDayName({ date, timeZone: "America/Los_Angeles" }, now);
    expect([on("2026-06-10"), on("2026-06-11"), on("2026-06-12"), on("2026-06-13")]).toEqual([
      undefined,
      "Today",
      "Tomorrow",
      undefined,
    ]);
  });
});
