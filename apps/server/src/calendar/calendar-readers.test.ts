import type { RoundEvent } from "@fourball/domain/calendar/round-event";
import { teeOffInstant } from "@fourball/domain/tee-time/when";
import ICAL from "ical.js";
import IcalExpander from "ical-expander";
import { sync } from "node-ical";
import { convertIcsCalendar } from "ts-ics";
import { describe, expect, test } from "vitest";
import { createCalendarWriter } from "./calendar-writer.ts";

const calendars = createCalendarWriter("https://golf.example");
const round = (changes: Partial<RoundEvent>): RoundEvent => ({
  teeTimeId: "6f1c0f5e-0000-4000-8000-000000000001",
  courseName: "Cypress, Hollow; North",
  location: "Łódź\nPoland",
  geo: { latitude: 36.6, longitude: -121.89 },
  hostName: "Maya O.",
  date: "2026-12-12",
  time: "07:30",
  timeZone: "America/Los_Angeles",
  sequence: 3,
  isCancelled: false,
  changedAt: "2026-06-11T15:00:00.000Z",
  ...changes,
});

type Shown = { uid: string; summary: string; start: Date; end: Date; status: string };

function withIcalJs(file: string): Shown[] {
  const calendar = ICAL.Component.fromString(file);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(component);
    const status = String(component.getFirstPropertyValue("status"));
    return { uid, summary, start: startDate.toJSDate(), end: endDate.toJSDate(), status };
  });
}

const withExpander = (file: string): Shown[] =>
  new IcalExpander({ ics: file }).all().events.map(({ uid, summary, startDate, endDate, component }) => ({
    ...{ uid, summary, start: startDate.toJSDate(), end: endDate.toJSDate() },
    status: String(component.getFirstPropertyValue("status")),
  }));

const withNodeIcal = (file: string): Shown[] =>
  Object.values(sync.parseICS(file)).flatMap((item) => {
    if (item?.type !== "VEVENT" || !item.end) return [];
    const { uid, summary, start, end, status } = item;
    return [
      { uid, summary: String(summary), start: new Date(start.getTime()), end: new Date(end.getTime()), status: String(status) },
    ];
  });

const withTsIcs = (file: string): Shown[] =>
  (convertIcsCalendar(undefined, file).events ?? []).map(({ uid, summary, start, end, status }) => ({
    ...{ uid, summary, start: start.date, status: String(status) },
    end: end?.date ?? start.date,
  }));

const byUid = (events: Shown[]): Shown[] => events.toSorted((one, other) => one.uid.localeCompare(other.uid));

const shownOf = (event: RoundEvent): Shown => {
  const start = teeOffInstant(event);
  return {
    uid: `${event.teeTimeId}@golf.example`,
    summary: `Golf at ${event.courseName}`,
    start: new Date(start.epochMilliseconds),
    end: new Date(start.add({ hours: 5 }).epochMilliseconds),
    status: event.isCancelled ? "CANCELLED" : "CONFIRMED",
  };
};

const feed = [
  round({}),
  round({ teeTimeId: "2", date: "2026-07-04", timeZone: "Europe/Berlin", courseName: "Straße" }),
  round({ teeTimeId: "3", date: "2027-03-14", timeZone: "America/New_York", time: "06:00", isCancelled: true }),
  round({ teeTimeId: "4", date: "2026-10-31", timeZone: "Asia/Kolkata" }),
  round({ teeTimeId: "5", timeZone: "America/Phoenix" }),
];

describe.each([
  ["ical.js", withIcalJs],
  ["ical-expander", withExpander],
  ["node-ical", withNodeIcal],
  ["ts-ics", withTsIcs],
])("%s shows", (_reader, shown) => {
  test("each round of a feed at its moment", () => {
    expect(byUid(shown(calendars.feed(feed)))).toEqual(byUid(feed.map(shownOf)));
  });

  test.each([false, true])("the round of a file, cancelled: %s", (isCancelled) => {
    const event = round({ isCancelled });
    expect(shown(calendars.file(event))).toEqual([shownOf(event)]);
  });

  test("the cancellation of a round that came by another file as the same round, cancelled", () => {
    const files = [round({ sequence: 3 }), round({ sequence: 4, isCancelled: true })].map(calendars.file);
    const [came, cancelled] = files.flatMap(shown);
    expect(cancelled).toEqual({ ...came, status: "CANCELLED" });
    expect(files.map((file) => /^METHOD:(.*)\r$/m.exec(file)?.[1])).toEqual(["PUBLISH", "CANCEL"]);
  });

  test("nothing of a feed without rounds", () => {
    expect(shown(calendars.feed([]))).toEqual([]);
  });
});
