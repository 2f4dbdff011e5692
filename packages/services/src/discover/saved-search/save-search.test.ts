import { savedSearches, users } from "@fourball/db/schema/index";
import { count, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { deleteOldData } from "../../jobs/delete-old-data.ts";
import { NOW, testWorld } from "../../testing.ts";
import { changeSavedSearch, deleteSavedSearch } from "./change-saved-search.ts";
import { listSavedSearches } from "./list-saved-searches.ts";
import { saveSearch } from "./save-search.ts";

const world = testWorld();

const stored = async (userId: string) => {
  const [row] = await world.db.select({ count: count() }).from(savedSearches).where(eq(savedSearches.userId, userId));
  return row?.count;
};
const ofDays = (number: number) => ({ filter: { minOpen: 1, handicapMin: number }, frequency: "daily" as const });

describe("saving a search", () => {
  test("keeps the filter without days that move on, and rounds the place and names it", async () => {
    await world.course({ latitude: 36.6, longitude: -121.89, city: "Monterey" });
    await world.course({ latitude: 36.74, longitude: -119.78, city: "Fresno" });
    const golfer = await world.golfer();
    const near = { latitude: 36.60071, longitude: -121.89423 };
    const saved = await saveSearch(world.as(golfer), {
      filter: { filter: "nearby", near, timesOfDay: ["morning", "early"], q: " " },
      frequency: "at-once",
    });
    expect(saved).toMatchObject({ nearName: "Monterey", courseName: null, frequency: "at-once", isOn: true });
    expect(saved.filter).toEqual({
      near: { latitude: 36.6, longitude: -121.89 },
      radiusKm: 50,
      timesOfDay: ["early", "morning"],
    });
    expect(await listSavedSearches(world.as(golfer))).toEqual([saved]);
  });

  test("does not keep a place that does not narrow the list", async () => {
    const golfer = await world.golfer();
    const filter = { filter: "today" as const, near: { latitude: 1, longitude: 1 }, moods: ["casual" as const] };
    expect((await saveSearch(world.as(golfer), { filter, frequency: "daily" })).filter).toEqual({ moods: ["casual"] });
    await expect(saveSearch(world.as(golfer), { filter: { ...filter, moods: [] }, frequency: "daily" })).rejects.toThrow(
      "Choose a filter first",
    );
  });

  test("of the same filter again changes the one that there is", async () => {
    const golfer = await world.golfer();
    const first = await saveSearch(world.as(golfer), { filter: { moods: ["casual", "early"] }, frequency: "daily" });
    await changeSavedSearch(world.as(golfer), { id: first.id, isOn: false });
    const again = await saveSearch(world.as(golfer), { filter: { moods: ["early", "casual"] }, frequency: "weekly" });
    expect(again).toEqual({ ...first, frequency: "weekly", isOn: true });
    expect(await stored(golfer.id)).toBe(1);
  });

  test("of the same filter by several tabs at once saves one", { tags: "race" }, async () => {
    const golfer = await world.golfer();
    const tries = Array.from({ length: 8 }, () => saveSearch(world.as(golfer), ofDays(1)));
    expect(new Set((await Promise.all(tries)).map(({ id }) => id)).size).toBe(1);
    expect(await stored(golfer.id)).toBe(1);
  });

  test("is refused the 11th time, also by several tabs at once", { tags: "race" }, async () => {
    const golfer = await world.golfer();
    const tries = Array.from({ length: 14 }, (_, number) => saveSearch(world.as(golfer), ofDays(number)));
    const ends = await Promise.allSettled(tries);
    const refused = ends.flatMap((end) => (end.status === "rejected" ? [String(end.reason.message)] : []));
    expect(refused).toEqual(Array(4).fill("You have 10 saved searches. Delete one to save another."));
    expect(await stored(golfer.id)).toBe(10);
  });

  test("does not count searches whose dates are over, which end by themselves", async () => {
    const golfer = await world.golfer();
    for (const number of Array(10).keys())
      await saveSearch(world.as(golfer), { ...ofDays(number), filter: { handicapMin: number, to: "2026-06-13" } });
    world.clock.time = NOW.add({ hours: 24 * 4 });
    expect(await listSavedSearches(world.as(golfer))).toEqual([]);
    const next = await saveSearch(world.as(golfer), ofDays(1));
    await deleteOldData(world.anonymous());
    expect((await world.db.select().from(savedSearches)).map(({ id }) => id)).toEqual([next.id]);
    await expect(saveSearch(world.as(golfer), { filter: { to: "2026-06-13" }, frequency: "daily" })).rejects.toThrow(
      "These dates are over",
    );
  });

  test("needs a course that there is", async () => {
    const golfer = await world.golfer();
    const course = await world.course({ archivedAt: new Date() });
    await expect(saveSearch(world.as(golfer), { filter: { courseId: course.id }, frequency: "daily" })).rejects.toThrow(
      "Course not found",
    );
  });

  test("keeps the clock of the browser", async () => {
    const golfer = await world.golfer();
    await saveSearch(world.as(golfer), { ...ofDays(1), timeZone: "Pacific/Honolulu" });
    expect(await world.db.select({ timeZone: users.timeZone }).from(users)).toEqual([{ timeZone: "Pacific/Honolulu" }]);
  });

  test("shows at once on the golfer's other screens", async () => {
    const golfer = await world.golfer();
    const { id } = await saveSearch(world.as(golfer), ofDays(1));
    await changeSavedSearch(world.as(golfer), { id, frequency: "weekly" });
    await deleteSavedSearch(world.as(golfer), { id });
    expect(world.events).toEqual(Array(3).fill({ type: "notifications-changed", recipients: [golfer.id] }));
  });
});

describe("a saved search", () => {
  test("is its golfer's alone", async () => {
    const [golfer, other] = [await world.golfer(), await world.golfer()];
    const { id } = await saveSearch(world.as(golfer), ofDays(1));
    expect(await listSavedSearches(world.as(other))).toEqual([]);
    await expect(changeSavedSearch(world.as(other), { id, isOn: false })).rejects.toThrow("Saved search not found");
    await deleteSavedSearch(world.as(other), { id });
    expect(await stored(golfer.id)).toBe(1);
    await deleteSavedSearch(world.as(golfer), { id });
    await deleteSavedSearch(world.as(golfer), { id });
    expect(await stored(golfer.id)).toBe(0);
  });
});
