/** @module-tag dialect */
import { type ListTeeTimesInput, teeTimePage } from "@fourball/domain/tee-time/list";
import { describe, expect, test } from "vitest";
import { NOW, testWorld } from "../../../testing.ts";
import { countTeeTimes } from "../count/count-tee-times.ts";
import { countByDay } from "../count/listed-figures.ts";
import { listTeeTimes } from "./list-tee-times.ts";

const world = testWorld();

/** The descriptions of the games that a newcomer finds, in order; the count must agree. */
async function found(input: ListTeeTimesInput): Promise<(string | null)[]> {
  const viewer = world.as(await world.golfer());
  const { items } = await listTeeTimes(viewer, input);
  expect(await countTeeTimes(viewer, input)).toBe(items.length);
  return items.map(({ description }) => description);
}

describe("the tee time list", () => {
  test("has exactly the wire shape", async () => {
    const teeTime = await world.teeTime();
    for (const _ of [1, 2]) await world.request(teeTime, await world.golfer(), "confirmed");
    const page = await listTeeTimes(world.as(await world.golfer()), { limit: 12 });
    expect(teeTimePage.strict().parse(page)).toEqual(page);
    expect(page.items[0]).toMatchObject({ confirmedCount: 2, players: [{ firstName: "Golfer" }, { firstName: "Golfer" }] });
  });

  test("starts with the soonest, without past, cancelled or unlisted games", async () => {
    const host = await world.golfer();
    await world.teeTime({ description: "second", time: "09:00" });
    await world.teeTime({ description: "first", time: "07:00" });
    await world.teeTime({ description: "past", date: "2026-06-10" });
    await world.teeTime({ description: "cancelled", status: "cancelled" });
    await world.teeTime({ description: "unlisted", isPublic: false, hostId: host.id });
    expect(await found({})).toEqual(["first", "second"]);
    expect((await listTeeTimes(world.as(host), {})).items).toHaveLength(2);
  });

  test("includes full games unless they are filtered out", async () => {
    const full = await world.teeTime({ description: "full", totalSlots: 2 });
    await world.request(full, await world.golfer(), "confirmed");
    await world.teeTime({ description: "two open", totalSlots: 3, time: "08:00" });
    expect(await found({})).toEqual(["full", "two open"]);
    expect(await found({ minOpen: 1 })).toEqual(["two open"]);
    expect(await found({ minOpen: 3 })).toEqual([]);
  });

  test("counts the holes with light where not all have it, by the sun at the course", async () => {
    const course = await world.course({ latitude: 37.43, longitude: -122.44, state: "CA" });
    const unplaced = await world.course({ latitude: null, longitude: null, state: "ME", timeZone: "America/New_York" });
    const onTheDay = { date: "2026-06-14", courseId: course.id };
    await world.teeTime({ ...onTheDay, description: "morning" });
    await world.teeTime({ ...onTheDay, description: "relaxed", time: "17:00", preferences: ["Relaxed pace"] });
    await world.teeTime({ ...onTheDay, description: "late", time: "17:30" });
    await world.teeTime({ ...onTheDay, description: "dark", time: "21:00" });
    await world.teeTime({ date: "2026-06-14", courseId: unplaced.id, description: "Maine", time: "17:30" });
    const { items } = await listTeeTimes(world.as(await world.golfer()), {});
    expect(Object.fromEntries(items.map(({ description, holesOfLight }) => [description, holesOfLight]))).toEqual({
      morning: null,
      relaxed: 14,
      late: 13,
      dark: 0,
      Maine: 13,
    });
  });

  test("shows each viewer's own status", async () => {
    const host = await world.golfer();
    const golfer = await world.golfer();
    const teeTime = await world.teeTime({ hostId: host.id });
    await world.request(teeTime, golfer, "pending");
    const statusFor = async (viewer: { id: string }) => (await listTeeTimes(world.as(viewer), {})).items[0]?.viewerStatus;
    expect(await statusFor(host)).toBe("host");
    expect(await statusFor(golfer)).toBe("pending");
    expect(await statusFor(await world.golfer())).toBeNull();
  });

  test("filters today, tomorrow and this week by the course's time zone", async () => {
    // 22:30 on the 10th in Hawaii, 04:30 on the 11th in New York.
    world.clock.time = Temporal.Instant.from("2026-06-11T08:30:00Z");
    const hawaii = (await world.course({ timeZone: "Pacific/Honolulu" })).id;
    const newYork = (await world.course({ timeZone: "America/New_York" })).id;
    await world.teeTime({ description: "Hawaii today", courseId: hawaii, date: "2026-06-10", time: "23:00" });
    await world.teeTime({ description: "New York today", courseId: newYork, date: "2026-06-11", time: "07:00" });
    await world.teeTime({ description: "Hawaii tomorrow", courseId: hawaii, date: "2026-06-11" });
    await world.teeTime({ description: "Hawaii in a week", courseId: hawaii, date: "2026-06-17" });
    await world.teeTime({ description: "Hawaii in eight days", courseId: hawaii, date: "2026-06-18" });
    expect(await found({ filter: "today" })).toEqual(["Hawaii today", "New York today"]);
    expect(await found({ filter: "tomorrow" })).toEqual(["Hawaii tomorrow"]);
    expect(await found({ filter: "week" })).toEqual(["Hawaii today", "New York today", "Hawaii tomorrow", "Hawaii in a week"]);
  });

  test("filters by mood, preferences, time of day, dates, handicap and course", async () => {
    const host = await world.golfer({ handicap: 8.4 });
    const course = await world.course();
    await world.teeTime({
      description: "the one",
      hostId: host.id,
      courseId: course.id,
      mood: "early",
      time: "06:30",
      date: "2026-06-14",
      preferences: ["Fast pace", "Gimmes ok"],
    });
    await world.teeTime({ description: "the other", mood: "casual", time: "13:00", preferences: ["Relaxed pace"] });
    for (const filter of [
      { moods: ["early", "sunset"] },
      { preferences: ["Fast pace", "Gimmes ok"] },
      { timesOfDay: ["early", "evening"] },
      { timeFrom: "06:30", timeTo: "06:31" },
      { timeTo: "13:00" },
      { from: "2026-06-13" },
      { from: "2026-06-14", to: "2026-06-14" },
      { handicapMin: 5, handicapMax: 10 },
      { courseId: course.id },
    ] satisfies ListTeeTimesInput[])
      expect(await found(filter)).toEqual(["the one"]);
    expect(await found({ moods: ["early"], timesOfDay: ["midday"] })).toEqual([]);
    expect(await found({ timeFrom: "06:31", timeTo: "13:00" })).toEqual([]);
  });

  test("starts with the nearest for Near Me, and ends with unknown places", async () => {
    const at = (latitude: number | null, longitude: number | null) => world.course({ latitude, longitude });
    await world.teeTime({ description: "unknown", courseId: (await at(null, null)).id, time: "06:00" });
    await world.teeTime({ description: "30 km", courseId: (await at(36.86, -121.9)).id });
    await world.teeTime({ description: "here", courseId: (await at(36.6, -121.9)).id, time: "15:00" });
    await world.teeTime({ description: "90 km", courseId: (await at(37.4, -121.9)).id });
    const near = { latitude: 36.6, longitude: -121.9 };
    expect(await found({ filter: "nearby", near })).toEqual(["here", "30 km", "unknown"]);
    expect(await found({ filter: "nearby", near, radiusKm: 100 })).toEqual(["here", "30 km", "90 km", "unknown"]);
  });

  test("starts with the most open spots, or the nearest at any distance, where that is asked for", async () => {
    const near = { latitude: 36.6, longitude: -121.9 };
    const far = await world.course({ latitude: 38.5, longitude: -121.9 });
    const close = await world.course({ latitude: 36.7, longitude: -121.9 });
    await world.teeTime({ description: "one spot", courseId: far.id, totalSlots: 2, time: "07:00" });
    await world.teeTime({ description: "three spots", courseId: far.id, totalSlots: 4, time: "09:00" });
    await world.teeTime({ description: "two spots", courseId: close.id, totalSlots: 3, time: "11:00" });
    expect(await found({ sort: "soonest" })).toEqual(["one spot", "three spots", "two spots"]);
    expect(await found({ sort: "most-spots" })).toEqual(["three spots", "two spots", "one spot"]);
    expect(await found({ sort: "nearest", near })).toEqual(["two spots", "one spot", "three spots"]);
    expect(await found({ filter: "nearby", near, sort: "soonest" })).toEqual(["two spots"]);
    await expect(found({ sort: "nearest" })).rejects.toThrow("Your location is needed to sort by distance");
  });

  test("begins with the games within 50 miles of a place, or in a time zone, whatever their day", async () => {
    const monterey = { latitude: 36.6, longitude: -121.89 };
    const at = async (description: string, place: { latitude: number; longitude: number; timeZone: string }, date: string) => {
      const course = await world.course(place);
      await world.teeTime({ description, date, courseId: course.id });
    };
    await at("Phoenix", { latitude: 33.45, longitude: -112.07, timeZone: "America/Phoenix" }, "2026-06-13");
    await at("San Diego", { latitude: 32.72, longitude: -117.16, timeZone: "America/Los_Angeles" }, "2026-06-14");
    await at("Monterey", { ...monterey, timeZone: "America/Los_Angeles" }, "2026-06-20");
    await at("Pacific Grove", { latitude: 36.62, longitude: -121.92, timeZone: "America/Los_Angeles" }, "2026-06-21");
    const viewer = world.as(await world.golfer());
    const near = ["Monterey", "Pacific Grove", "Phoenix", "San Diego"];
    const inZone = ["San Diego", "Monterey", "Pacific Grove", "Phoenix"];
    for (const [place, inOrder] of [
      [{ near: monterey, timeZone: "America/New_York" }, near],
      [{ timeZone: "America/Los_Angeles" }, inZone],
      [{ timeZone: "Europe/Berlin" }, ["Phoenix", "San Diego", "Monterey", "Pacific Grove"]],
    ] as const)
      for (const limit of [1, 2, 3, 4, 100]) {
        const pages = [await listTeeTimes(viewer, { ...place, sort: "local-first", limit })];
        for (let cursor = pages[0]?.nextCursor; cursor; cursor = pages.at(-1)?.nextCursor)
          pages.push(await listTeeTimes(viewer, { ...place, sort: "local-first", limit, cursor }));
        expect(pages.flatMap(({ items }) => items.map(({ description }) => description))).toEqual(inOrder);
        expect(pages).toHaveLength(Math.ceil(inOrder.length / limit));
      }
  });

  test.each([{}, { filter: "nearby" as const, near: { latitude: 36.6, longitude: -121.9 } }, { sort: "most-spots" as const }])(
    "has pages without a gap or a repeat",
    async (filter) => {
      const course = await world.course({ latitude: 36.6, longitude: -121.9 });
      for (let game = 0; game < 7; game++) await world.teeTime({ courseId: course.id, time: game < 4 ? "07:30" : "08:00" });
      await world.teeTime();
      const viewer = world.as(await world.golfer());
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await listTeeTimes(viewer, { ...filter, limit: 3, cursor });
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(seen).toHaveLength(8);
      expect(new Set(seen).size).toBe(8);
    },
  );
});

describe("the tee time search", () => {
  test("matches every word with course, place or host, ignoring case and accents", async () => {
    const course = await world.course({ name: "Peña Blanca", location: "Nogales, AZ", city: "Nogales", state: "AZ" });
    const host = await world.golfer({ firstName: "Lúcia", lastName: "Ferreira" });
    await world.teeTime({ description: "Peña", courseId: course.id, hostId: host.id });
    await world.teeTime({ description: "another" });
    expect(await found({ q: "pena" })).toEqual(["Peña"]);
    expect(await found({ q: "LUCIA nogales" })).toEqual(["Peña"]);
    expect(await found({ q: "lucia monterey" })).toEqual([]);
  });

  test.each(["%", "_", "\\"])("reads %s as a plain character", async (letter) => {
    const course = await world.course({ name: `Odd ${letter} Links` });
    await world.teeTime({ description: "odd", courseId: course.id });
    await world.teeTime({ description: "even" });
    expect(await found({ q: letter })).toEqual(["odd"]);
  });
});

describe("the day overview", () => {
  test("counts the games of the coming days", async () => {
    await world.teeTime();
    await world.teeTime({ time: "09:00" });
    await world.teeTime({ date: "2026-06-14" });
    await world.teeTime({ date: "2026-09-14" });
    expect(await countByDay(world.as(await world.golfer()))).toEqual([
      { date: "2026-06-12", count: 2 },
      { date: "2026-06-14", count: 1 },
    ]);
    world.clock.time = NOW.add({ hours: 24 * 30 });
    expect(await countByDay(world.as(await world.golfer()))).toEqual([]);
  });
});
