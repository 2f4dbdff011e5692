import { describe, expect, test } from "vitest";
import { quietHours } from "../quiet-hours-schema.ts";
import { quietUntil } from "../quiet-until.ts";
import { isUrgent, QUIET_DEFAULT } from "./quiet-hours.ts";

const NEW_YORK = "America/New_York";
const until = (now: string, hours: { from: string; to: string } = QUIET_DEFAULT, zone = NEW_YORK) =>
  quietUntil(Temporal.Instant.from(now), hours, zone)?.toString();

describe("quiet hours from 22:00 to 7:00", () => {
  test.each([
    ["21:59 is not quiet", "2026-06-11T21:59:59-04:00", undefined],
    ["22:00 waits until the morning", "2026-06-11T22:00:00-04:00", "2026-06-12T11:00:00Z"],
    ["midnight waits for the same day's morning", "2026-06-12T00:00:00-04:00", "2026-06-12T11:00:00Z"],
    ["6:59 waits a minute", "2026-06-12T06:59:00-04:00", "2026-06-12T11:00:00Z"],
    ["7:00 is not quiet", "2026-06-12T07:00:00-04:00", undefined],
    ["the night in which clocks go forward has an hour less", "2026-03-07T23:00:00-05:00", "2026-03-08T11:00:00Z"],
    ["the night in which clocks go back has an hour more", "2026-10-31T23:00:00-04:00", "2026-11-01T12:00:00Z"],
    ["the hour that comes twice is quiet both times", "2026-11-01T01:30:00-05:00", "2026-11-01T12:00:00Z"],
  ])("%s", (_what, now, end) => {
    expect(until(now)).toBe(end);
  });

  test.each([
    ["Europe/Berlin", "2026-06-11T20:00:00Z", "2026-06-12T05:00:00Z"],
    ["Asia/Kolkata", "2026-06-11T16:30:00Z", "2026-06-12T01:30:00Z"],
    ["Pacific/Honolulu", "2026-06-12T08:00:00Z", "2026-06-12T17:00:00Z"],
  ])("are those of the golfer's clock in %s", (zone, now, end) => {
    expect(until(now, QUIET_DEFAULT, zone)).toBe(end);
  });
});

describe("other quiet hours", () => {
  test("may lie within one day", () => {
    const work = { from: "09:00", to: "17:30" };
    expect(until("2026-06-11T08:59:00-04:00", work)).toBeUndefined();
    expect(until("2026-06-11T12:00:00-04:00", work)).toBe("2026-06-11T21:30:00Z");
    expect(until("2026-06-11T17:30:00-04:00", work)).toBeUndefined();
  });

  test("that end at a time the clock shows twice end in the future", () => {
    const early = { from: "22:00", to: "01:45" };
    expect(until("2026-11-01T01:30:00-04:00", early)).toBe("2026-11-01T05:45:00Z");
    expect(until("2026-11-01T01:30:00-05:00", early)).toBe("2026-11-01T06:45:00Z");
  });

  test("that end at a time the clock skips end after the jump", () => {
    expect(until("2026-03-08T01:30:00-05:00", { from: "22:00", to: "02:30" })).toBe("2026-03-08T07:30:00Z");
  });

  test.each([
    [{ from: "22:00", to: "22:00" }, false],
    [{ from: "24:00", to: "07:00" }, false],
    [{ from: "9:00", to: "07:00" }, false],
    [{ from: "00:00", to: "23:59" }, true],
  ])("%o are accepted: %s", (hours, isAccepted) => {
    expect(quietHours.safeParse(hours).success).toBe(isAccepted);
  });
});

describe("quiet hours don't hold back", () => {
  const now = Temporal.Instant.from("2026-06-11T23:00:00-04:00");
  const place = { courseName: "Pebble Beach", date: "2026-06-12", time: "07:30" };
  const cancelled = { kind: "tee-time-cancelled", reason: null, ...place } as const;
  const edited = { kind: "tee-time-edited", before: place, ...place, date: "2026-06-20" } as const;
  const teeOff = (at: string | null) => ({ teeOffAt: at === null ? null : Temporal.Instant.from(at), timeZone: NEW_YORK });

  test.each([
    ["a game that tees off in the morning", { content: cancelled, ...teeOff("2026-06-12T07:30:00-04:00") }, true],
    ["a game in exactly 12 hours", { content: cancelled, ...teeOff("2026-06-12T11:00:00-04:00") }, true],
    ["a game later than that", { content: cancelled, ...teeOff("2026-06-12T11:01:00-04:00") }, false],
    ["a game that has begun", { content: cancelled, ...teeOff("2026-06-11T22:00:00-04:00") }, false],
    ["a game that moved away from the morning", { content: edited, ...teeOff("2026-06-20T07:30:00-04:00") }, true],
    ["an approval", { content: { kind: "join-approved", ...place } as const, ...teeOff("2026-06-12T07:30:00-04:00") }, true],
    [
      "a request, which can wait",
      {
        content: { kind: "join-requested", participantId: "p", golferId: "g", ...place } as const,
        ...teeOff("2026-06-12T07:30:00-04:00"),
      },
      false,
    ],
    ["what is about no game", { content: { kind: "password-changed" } as const, ...teeOff(null) }, false],
  ])("%s: %o", (_what, game, isUrgentNow) => {
    expect(isUrgent(game, now)).toBe(isUrgentNow);
  });
});
