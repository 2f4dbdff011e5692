import type { RoundEvent } from "@fourball/domain/calendar/round-event";
import { teeOffInstant } from "@fourball/domain/tee-time/when";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { createCalendarWriter } from "./calendar-writer.ts";

const { feed } = createCalendarWriter("https://golf.example");
const event = (changes: Partial<RoundEvent> = {}): RoundEvent => ({
  teeTimeId: `${changes.timeZone} ${changes.date}`,
  courseName: "Cypress Hollow",
  location: "Monterey, CA",
  geo: null,
  hostName: "Maya O.",
  date: "2026-12-12",
  time: "07:30",
  timeZone: "America/Los_Angeles",
  sequence: 0,
  isCancelled: false,
  changedAt: "2026-06-11T15:00:00.000Z",
  ...changes,
});

/** When a calendar program that knows no time zones but those in the file shows the rounds, with how long they take. */
function shown(file: string): [start: string, hours: number][] {
  const calendar = ICAL.Component.fromString(file);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const { startDate, endDate } = new ICAL.Event(component);
    const start = startDate.toJSDate();
    return [start.toISOString(), (endDate.toJSDate().getTime() - start.getTime()) / 3_600_000];
  });
}

const instantOf = (round: RoundEvent) => new Date(teeOffInstant(round).epochMilliseconds).toISOString();

describe("a calendar file", () => {
  test.each(Intl.supportedValuesOf("timeZone"))("has rounds in %s at the moment that the server has them", (timeZone) => {
    const days = ["2026-01-15", "2026-03-08", "2026-07-15", "2026-11-01", "2026-12-12", "2027-04-15"];
    const rounds = days.map((date) => event({ timeZone, date }));
    expect(shown(feed(rounds))).toEqual(rounds.map((round) => [instantOf(round), 5]));
  });

  test.each([
    ["2026-10-31", "22:00"],
    ["2026-11-01", "00:30"],
    ["2026-11-01", "02:30"],
    ["2027-03-13", "23:00"],
    ["2027-03-14", "01:59"],
    ["2027-03-14", "03:00"],
  ])("has a round of the night when the clocks change, on %s at %s", (date, time) => {
    const round = event({ date, time });
    expect(shown(feed([round]))).toEqual([[instantOf(round), 5]]);
  });
});
