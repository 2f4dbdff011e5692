import { type ListTeeTimesInput, teeTimePage } from "@fourball/domain/tee-time/list";
import { expect, test } from "vitest";
import { NOW, testClub } from "../testing.ts";
import { countByDay } from "./count-by-day.ts";
import { countTeeTimes } from "./count-tee-times.ts";
import { listTeeTimes } from "./list-tee-times.ts";

const club = testClub();

/** The descriptions of the games that a newcomer finds, in order; the count must agree. */
async function found(input: ListTeeTimesInput): Promise<(string | null)[]> {
  const viewer = club.as(await club.aGolfer());
  const { items } = await listTeeTimes(viewer, input);
  expect(await countTeeTimes(viewer, input)).toBe(items.length);
  return items.map(({ description }) => description);
}

test("a page is the wire shape and nothing beyond it", async () => {
  const teeTime = await club.aTeeTime();
  for (const _ of [1, 2]) await club.aRequest(teeTime, await club.aGolfer(), "confirmed");
  const page = await listTeeTimes(club.as(await club.aGolfer()), { limit: 12 });
  expect(teeTimePage.strict().parse(page)).toEqual(page);
  expect(page.items[0]).toMatchObject({ confirmedCount: 2, players: [{ firstName: "Golfer" }, { firstName: "Golfer" }] });
});

test("soonest first; no past, cancelled or unlisted games, not even one's own", async () => {
  const host = await club.aGolfer();
  await club.aTeeTime({ description: "second", time: "09:00" });
  await club.aTeeTime({ description: "first", time: "07:00" });
  await club.aTeeTime({ description: "past", date: "2026-06-10" });
  await club.aTeeTime({ description: "cancelled", status: "cancelled" });
  await club.aTeeTime({ description: "unlisted", isPublic: false, hostId: host.id });
  expect(await found({})).toEqual(["first", "second"]);
  expect((await listTeeTimes(club.as(host), {})).items).toHaveLength(2);
});

test("full games are listed, and hidden on request", async () => {
  const full = await club.aTeeTime({ description: "full", totalSlots: 2 });
  await club.aRequest(full, await club.aGolfer(), "confirmed");
  await club.aTeeTime({ description: "two open", totalSlots: 3, time: "08:00" });
  expect(await found({})).toEqual(["full", "two open"]);
  expect(await found({ minOpen: 1 })).toEqual(["two open"]);
  expect(await found({ minOpen: 3 })).toEqual([]);
});

test("each viewer sees what they are to a game", async () => {
  const host = await club.aGolfer();
  const golfer = await club.aGolfer();
  const teeTime = await club.aTeeTime({ hostId: host.id });
  await club.aRequest(teeTime, golfer, "pending");
  const statusFor = async (viewer: { id: string }) => (await listTeeTimes(club.as(viewer), {})).items[0]?.viewerStatus;
  expect(await statusFor(host)).toBe("host");
  expect(await statusFor(golfer)).toBe("pending");
  expect(await statusFor(await club.aGolfer())).toBeNull();
});

test("today, tomorrow and this week are dates on the course's clock", async () => {
  // 22:30 on the 10th in Hawaii, 04:30 on the 11th in New York.
  club.clock.time = Temporal.Instant.from("2026-06-11T08:30:00Z");
  const hawaii = (await club.aCourse({ timeZone: "Pacific/Honolulu" })).id;
  const newYork = (await club.aCourse({ timeZone: "America/New_York" })).id;
  await club.aTeeTime({ description: "Hawaii today", courseId: hawaii, date: "2026-06-10", time: "23:00" });
  await club.aTeeTime({ description: "New York today", courseId: newYork, date: "2026-06-11", time: "07:00" });
  await club.aTeeTime({ description: "Hawaii tomorrow", courseId: hawaii, date: "2026-06-11" });
  await club.aTeeTime({ description: "Hawaii in a week", courseId: hawaii, date: "2026-06-17" });
  await club.aTeeTime({ description: "Hawaii in eight days", courseId: hawaii, date: "2026-06-18" });
  expect(await found({ filter: "today" })).toEqual(["Hawaii today", "New York today"]);
  expect(await found({ filter: "tomorrow" })).toEqual(["Hawaii tomorrow"]);
  expect(await found({ filter: "week" })).toEqual(["Hawaii today", "New York today", "Hawaii tomorrow", "Hawaii in a week"]);
});

test("every word of a search must match course, place or host, whatever the case and accents", async () => {
  const course = await club.aCourse({ name: "Peña Blanca", location: "Nogales, AZ", city: "Nogales", state: "AZ" });
  const host = await club.aGolfer({ firstName: "Lúcia", lastName: "Ferreira" });
  await club.aTeeTime({ description: "Peña", courseId: course.id, hostId: host.id });
  await club.aTeeTime({ description: "another" });
  expect(await found({ q: "pena" })).toEqual(["Peña"]);
  expect(await found({ q: "LUCIA nogales" })).toEqual(["Peña"]);
  expect(await found({ q: "lucia monterey" })).toEqual([]);
});

test.each(["%", "_", "\\"])("%s is a letter like any other in a search", async (letter) => {
  const course = await club.aCourse({ name: `Odd ${letter} Links` });
  await club.aTeeTime({ description: "odd", courseId: course.id });
  await club.aTeeTime({ description: "even" });
  expect(await found({ q: letter })).toEqual(["odd"]);
});

test("mood, preferences, time of day, dates, handicap and course narrow the list", async () => {
  const host = await club.aGolfer({ handicap: 8.4 });
  const course = await club.aCourse();
  await club.aTeeTime({
    description: "the one",
    hostId: host.id,
    courseId: course.id,
    mood: "early",
    time: "06:30",
    date: "2026-06-14",
    preferences: ["Fast pace", "Gimmes ok"],
  });
  await club.aTeeTime({ description: "the other", mood: "casual", time: "13:00", preferences: ["Relaxed pace"] });
  for (const filter of [
    { moods: ["early", "sunset"] },
    { preferences: ["Fast pace", "Gimmes ok"] },
    { timesOfDay: ["early", "evening"] },
    { from: "2026-06-13" },
    { from: "2026-06-14", to: "2026-06-14" },
    { handicapMin: 5, handicapMax: 10 },
    { courseId: course.id },
  ] satisfies ListTeeTimesInput[])
    expect(await found(filter)).toEqual(["the one"]);
  expect(await found({ moods: ["early"], timesOfDay: ["midday"] })).toEqual([]);
});

test("Near Me lists the nearest first, and last those whose place is unknown", async () => {
  const at = (latitude: number | null, longitude: number | null) => club.aCourse({ latitude, longitude });
  await club.aTeeTime({ description: "unknown", courseId: (await at(null, null)).id, time: "06:00" });
  await club.aTeeTime({ description: "30 km", courseId: (await at(36.86, -121.9)).id });
  await club.aTeeTime({ description: "here", courseId: (await at(36.6, -121.9)).id, time: "15:00" });
  await club.aTeeTime({ description: "90 km", courseId: (await at(37.4, -121.9)).id });
  const near = { latitude: 36.6, longitude: -121.9 };
  expect(await found({ filter: "nearby", near })).toEqual(["here", "30 km", "unknown"]);
  expect(await found({ filter: "nearby", near, radiusKm: 100 })).toEqual(["here", "30 km", "90 km", "unknown"]);
});

test.each([{}, { filter: "nearby" as const, near: { latitude: 36.6, longitude: -121.9 } }])(
  "pages follow each other without a gap or a repeat",
  async (filter) => {
    const course = await club.aCourse({ latitude: 36.6, longitude: -121.9 });
    for (let game = 0; game < 7; game++) await club.aTeeTime({ courseId: course.id, time: game < 4 ? "07:30" : "08:00" });
    await club.aTeeTime();
    const viewer = club.as(await club.aGolfer());
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

test("the coming days say how many games they hold", async () => {
  await club.aTeeTime();
  await club.aTeeTime({ time: "09:00" });
  await club.aTeeTime({ date: "2026-06-14" });
  await club.aTeeTime({ date: "2026-09-14" });
  expect(await countByDay(club.as(await club.aGolfer()))).toEqual([
    { date: "2026-06-12", count: 2 },
    { date: "2026-06-14", count: 1 },
  ]);
  club.clock.time = NOW.add({ hours: 24 * 30 });
  expect(await countByDay(club.as(await club.aGolfer()))).toEqual([]);
});
