import { describe, expect, test } from "vitest";
import { answerDueAt, answerReminderAt } from "./answer-clock.ts";

const timeZone = "America/Los_Angeles";
const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant();
const local = (instant: Temporal.Instant | undefined) => instant?.toZonedDateTimeISO(timeZone).toPlainDateTime().toString();

describe("an answer", () => {
  test.each([
    // asked, tee-off, due
    ["2026-06-10T07:00", "2026-06-20T08:00", "2026-06-11T16:00:00"],
    ["2026-06-10T12:00", "2026-06-20T08:00", "2026-06-11T21:00:00"],
    ["2026-06-10T12:00", "2026-06-12T12:00", "2026-06-11T21:00:00"],
    ["2026-06-10T12:01", "2026-06-12T12:00", "2026-06-10T18:01:00"],
    ["2026-06-10T19:00", "2026-06-12T08:00", "2026-06-11T10:00:00"],
    ["2026-06-10T08:00", "2026-06-10T14:00", "2026-06-10T14:00:00"],
    ["2026-06-10T08:00", "2026-06-10T13:59", "2026-06-10T09:00:00"],
    ["2026-06-10T12:30", "2026-06-10T13:00", "2026-06-10T13:00:00"],
    // Night: the clock is paused from ten to seven.
    ["2026-06-10T21:30", "2026-06-11T03:29", "2026-06-11T03:29:00"],
    ["2026-06-10T21:00", "2026-06-11T02:30", "2026-06-10T22:00:00"],
    ["2026-06-10T22:00", "2026-06-11T12:00", "2026-06-11T12:00:00"],
    ["2026-06-10T23:15", "2026-06-12T08:00", "2026-06-11T13:00:00"],
    ["2026-06-11T03:00", "2026-06-11T08:30", "2026-06-11T08:00:00"],
    ["2026-06-11T02:00", "2026-06-11T06:30", "2026-06-11T06:30:00"],
    // The night in which clocks are put forward, or back, is a night like any other.
    ["2026-03-07T21:00", "2026-03-09T10:00", "2026-03-08T12:00:00"],
    ["2026-10-31T21:00", "2026-11-02T10:00", "2026-11-01T12:00:00"],
  ])("to a request at %s for a tee-off at %s is due at %s", (asked, teeOff, due) => {
    expect(local(answerDueAt({ requestedAt: at(asked), teeOffAt: at(teeOff), timeZone }))).toBe(due);
  });

  test("is due in the course's time zone", () => {
    const honolulu = "Pacific/Honolulu";
    const requestedAt = Temporal.ZonedDateTime.from("2026-06-10T21:30[Pacific/Honolulu]").toInstant();
    const due = answerDueAt({ requestedAt, teeOffAt: requestedAt.add({ hours: 47 }), timeZone: honolulu });
    expect(due.toZonedDateTimeISO(honolulu).toPlainDateTime().toString()).toBe("2026-06-11T12:30:00");
  });
});

describe("an answer reminder", () => {
  test.each([
    ["2026-06-10T08:00", "2026-06-10T14:00", "2026-06-10T12:30:00"],
    ["2026-06-10T21:00", "2026-06-11T10:00", "2026-06-11T09:00:00"],
    ["2026-06-10T22:30", "2026-06-11T06:30", undefined],
  ])("for a request at %s with an answer due at %s is sent at %s", (asked, due, reminded) => {
    expect(local(answerReminderAt({ requestedAt: at(asked), dueAt: at(due), timeZone }))).toBe(reminded);
  });
});
