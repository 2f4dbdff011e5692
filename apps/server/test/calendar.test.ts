import { recordingLimiter } from "@fourball/api/testing/recording-limiter";
import { editCourseInput } from "@fourball/domain/course/editing";
import { renewCalendarFeed, revokeCalendarFeed } from "@fourball/services/calendar/calendar-feed";
import { editCourse } from "@fourball/services/games/course/edit-course";
import { getCourse } from "@fourball/services/games/course/get-course";
import { cancelTeeTime } from "@fourball/services/games/tee-time/cancel-tee-time";
import { editTeeTime } from "@fourball/services/games/tee-time/edit-tee-time";
import { testWorld } from "@fourball/services/testing";
import ICAL from "ical.js";
import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer } from "./support/start-test-server.ts";

const world = testWorld();

/** A game with a confirmed player, at a course that exists. */
async function aRound() {
  const course = await world.course({ name: "Cypress, Hollow; North", latitude: 36.6, longitude: -121.89 });
  const host = await world.golfer({ firstName: "Maya", lastName: "Okafor" });
  const player = await world.golfer();
  const updatedAt = new Date("2026-06-01T12:00:00Z");
  const teeTime = await world.teeTime({ hostId: host.id, courseId: course.id, updatedAt });
  await world.request(teeTime, player, "confirmed");
  return { host, player, teeTime };
}
let round: Awaited<ReturnType<typeof aRound>>;
beforeEach(async () => {
  round = await aRound();
});

/** A file as a calendar program parses it. */
function opened(file: string) {
  const calendar = ICAL.Component.fromString(file);
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      zone: component.getFirstProperty("dtstart")?.getParameter("tzid"),
      starts: event.startDate.toJSDate().toISOString(),
      ends: event.endDate.toJSDate().toISOString(),
      sequence: event.sequence,
      stamp: String(component.getFirstPropertyValue("dtstamp")),
      modified: String(component.getFirstPropertyValue("last-modified")),
      status: component.getFirstPropertyValue("status"),
    };
  });
  return { method: calendar.getFirstPropertyValue("method"), zones: calendar.getAllSubcomponents("vtimezone").length, events };
}

describe("the file of a round", () => {
  it("has the round in the time zone of its course, for the host and the players", async () => {
    await using server = await startTestServer(world);
    for (const golfer of [round.host, round.player]) {
      const answer = await server.call(`/api/tee-times/${round.teeTime.id}/calendar.ics`, { as: golfer });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
      expect(opened(await answer.text())).toEqual({
        method: "PUBLISH",
        zones: 1,
        events: [
          {
            uid: `${round.teeTime.id}@localhost`,
            summary: "Golf at Cypress, Hollow; North",
            zone: "America/Los_Angeles",
            starts: "2026-06-12T14:30:00.000Z",
            ends: "2026-06-12T19:30:00.000Z",
            sequence: 0,
            stamp: expect.any(String),
            modified: expect.any(String),
            status: "CONFIRMED",
          },
        ],
      });
    }
  });

  it("raises its sequence with every change of the time, and is a CANCEL once the tee time is cancelled", async () => {
    await using server = await startTestServer(world);
    const path = `/api/tee-times/${round.teeTime.id}/calendar.ics`;
    const file = async () => opened(await (await server.call(path, { as: round.player })).text());
    await editTeeTime(world.as(round.host), { teeTimeId: round.teeTime.id, time: "09:00" });
    expect(await file()).toMatchObject({ events: [{ sequence: 1, starts: "2026-06-12T16:00:00.000Z" }] });
    await editTeeTime(world.as(round.host), { teeTimeId: round.teeTime.id, description: "Bring a jacket" });
    expect(await file()).toMatchObject({ events: [{ sequence: 1 }] });
    await cancelTeeTime(world.as(round.host), { teeTimeId: round.teeTime.id });
    expect(await file()).toMatchObject({ method: "CANCEL", events: [{ sequence: 2, status: "CANCELLED" }] });
  });

  it.each([
    ["name", { name: "Cypress Dunes" }],
    ["place", { location: "Carmel, CA" }],
    ["coordinates", { latitude: 36.5, longitude: -121.9 }],
    ["time zone", { timeZone: "America/Denver" }],
  ])("is a newer version once the %s of its course was corrected", async (_what, correction) => {
    await using server = await startTestServer(world);
    const path = `/api/tee-times/${round.teeTime.id}/calendar.ics`;
    const version = async () => opened(await (await server.call(path, { as: round.player })).text()).events[0];
    const before = await version();
    const admin = world.as(await world.golfer({ isAdmin: true }));
    const { id: courseId, ...course } = await getCourse(world.db, round.teeTime.courseId);
    await editCourse(admin, editCourseInput.parse({ ...course, courseId, phone: "+1 831 555 0100" }));
    expect(await version()).toEqual(before);
    await editCourse(admin, editCourseInput.parse({ ...course, courseId, ...correction }));
    const after = await version();
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    expect(after?.modified).not.toBe(before?.modified);
    expect([after?.stamp, before?.stamp]).toEqual([after?.modified, before?.modified]);
  });

  it("is refused to everyone else", async () => {
    await using server = await startTestServer(world);
    const path = `/api/tee-times/${round.teeTime.id}/calendar.ics`;
    const stranger = await world.golfer();
    const pending = await world.golfer();
    await world.request(round.teeTime, pending, "pending");
    expect((await server.call(path)).status).toBe(401);
    for (const golfer of [stranger, pending]) expect((await server.call(path, { as: golfer })).status).toBe(403);
    expect((await server.call("/api/tee-times/not-an-id/calendar.ics", { as: round.player })).status).toBe(404);
  });

  it("uses the present name of a time zone, with its standard time", async () => {
    await using server = await startTestServer(world);
    const course = await world.course({ timeZone: "US/Eastern" });
    const teeTime = await world.teeTime({ hostId: round.host.id, courseId: course.id, date: "2026-12-01", time: "10:00" });
    const answer = await server.call(`/api/tee-times/${teeTime.id}/calendar.ics`, { as: round.host });
    expect(opened(await answer.text())).toMatchObject({
      events: [{ zone: "America/New_York", starts: "2026-12-01T15:00:00.000Z" }],
    });
  });
});

describe("the private feed", () => {
  const feedOf = async (golfer: { id: string }) => new URL((await renewCalendarFeed(world.as(golfer))).url).pathname;

  it("has all rounds of its owner, cancelled ones marked", async () => {
    await using server = await startTestServer(world);
    const cancelled = await world.teeTime({ hostId: round.host.id });
    const notMine = await world.teeTime();
    await cancelTeeTime(world.as(round.host), { teeTimeId: cancelled.id });
    const feed = opened(await (await server.call(await feedOf(round.host))).text());
    expect(feed.method).toBe("PUBLISH");
    expect(new Map(feed.events.map(({ uid, status }) => [uid.split("@")[0], status]))).toEqual(
      new Map([
        [round.teeTime.id, "CONFIRMED"],
        [cancelled.id, "CANCELLED"],
      ]),
    );
    expect(feed.events.map(({ uid }) => uid)).not.toContain(notMine.id);
  });

  it("is published as a whole, also where its only round is cancelled", async () => {
    await using server = await startTestServer(world);
    await cancelTeeTime(world.as(round.host), { teeTimeId: round.teeTime.id });
    const feed = opened(await (await server.call(await feedOf(round.host))).text());
    expect(feed).toMatchObject({ method: "PUBLISH", events: [{ status: "CANCELLED" }] });
  });

  it("may be read again after an hour, and is not sent again while nothing has changed", async () => {
    await using server = await startTestServer(world);
    const path = await feedOf(round.host);
    const first = await server.call(path);
    const feed = ICAL.Component.fromString(await first.text());
    expect(String(feed.getFirstPropertyValue("refresh-interval"))).toBe("PT1H");
    expect(feed.getFirstPropertyValue("x-published-ttl")).toBe("PT1H");
    const etag = first.headers.get("etag") ?? "";
    expect(etag).not.toBe("");
    const ask = () => server.call(path, { headers: { "If-None-Match": etag } });
    expect((await ask()).status).toBe(304);
    await editTeeTime(world.as(round.host), { teeTimeId: round.teeTime.id, time: "09:00" });
    expect((await ask()).status).toBe(200);
  });

  it("is counted by its golfer, since calendar services fetch the feeds of many from one address", async () => {
    await using server = await startTestServer(world);
    const limiter = recordingLimiter();
    Object.assign(server.deps.services.limiter, limiter);
    const keys = { accounts: [round.host.id], address: "127.0.0.1", teeTimeId: "" };
    const path = await feedOf(round.host);
    limiter.spentBy(keys);
    expect((await server.call(path)).status).toBe(200);
    expect(limiter.spentBy(keys)).toEqual(["calendarFeeds by account"]);
    expect((await server.call("/api/calendar/guessed.ics")).status).toBe(404);
    expect(limiter.spentBy(keys)).toEqual(["anonymous by address"]);
  });

  it("is a calendar by the rules also without a round, with the line end after the last line", async () => {
    await using server = await startTestServer(world);
    const file = await (await server.call(await feedOf(await world.golfer()))).text();
    expect(ICAL.Component.fromString(file).getAllSubcomponents()).toHaveLength(1);
    for (const text of [file, await (await server.call(await feedOf(round.host))).text()])
      expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  });

  it("drops the round of a golfer who withdraws", async () => {
    await using server = await startTestServer(world);
    const path = await feedOf(round.player);
    expect(opened(await (await server.call(path)).text()).events).toHaveLength(1);
    await server.call(`/api/tee-times/${round.teeTime.id}/join`, { method: "DELETE", as: round.player });
    expect(opened(await (await server.call(path)).text()).events).toHaveLength(0);
  });

  it("moves when its owner renews the address, and ends when the owner stops it", async () => {
    await using server = await startTestServer(world);
    const first = await feedOf(round.host);
    const second = await feedOf(round.host);
    expect((await server.call(first)).status).toBe(404);
    expect((await server.call(second)).status).toBe(200);
    await revokeCalendarFeed(world.as(round.host));
    expect((await server.call(second)).status).toBe(404);
  });

  it("is not created for a closed account", async () => {
    const closed = await world.golfer({ deletedAt: new Date() });
    await expect(feedOf(closed)).rejects.toThrow("Unauthorized");
  });
});
