/** @module-tag dialect */
import { golfCourses } from "@fourball/db/schema/index";
import { createCourseInput } from "@fourball/domain/course/editing";
import { asc } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { testWorld } from "../../testing.ts";
import { importRows } from "./import-courses.ts";
import { listAdminCourses } from "./list-admin-courses.ts";
import { listCourses } from "./list-courses.ts";
import { updateStoredCourses } from "./update-stored-courses.ts";

const world = testWorld();
const anAdmin = async () => world.as(await world.golfer({ isAdmin: true }));
/** As an earlier version wrote it: its identity has state and country as they were typed. */
const written = (name: string, changes: Partial<typeof golfCourses.$inferInsert> = {}) => {
  const place = { name, location: "Fresno", city: "Fresno", state: "Calif.", country: "USA", ...changes };
  const identity = `${name}|fresno|${place.state}|${place.country}`.toLowerCase();
  const searchText = `${name} fresno fresno ${place.state}`.toLowerCase();
  return world.course({ ...place, identity, searchText, isTimeZoneGuessed: null, ...changes });
};
const update = () => updateStoredCourses(world.database, "America/New_York");

describe("courses of an earlier version", () => {
  test("are known again by an import, and found by the code and the name of their state", async () => {
    await written("Fig Garden");
    await update();
    const again = createCourseInput.parse({ name: "Fig Garden", location: "Fresno", city: "Fresno", state: "CA" });
    const options = { publicUrl: "https://fourball.example", defaultTimeZone: "UTC", adminId: null };
    expect(await importRows(world.db, { courses: [again], ...options })).toMatchObject({
      errors: [{ row: 1, error: "This course already exists" }],
    });
    for (const q of ["fig ca", "fig california"]) expect(await listCourses(world.anonymous(), { q })).toHaveLength(1);
  });

  test("need a time zone where theirs is not the one of their place, and keep it until an admin sets another", async () => {
    await written("Right", { timeZone: "America/Los_Angeles" });
    await written("Wrong", { timeZone: "America/New_York" });
    await written("Placed", { timeZone: "America/New_York", latitude: 36.8, longitude: -119.8 });
    await written("Split", { timeZone: "America/New_York", state: "FL" });
    await update();
    const { items } = await listAdminCourses(await anAdmin(), { needsTimeZone: true });
    expect(items.map(({ name, timeZone }) => [name, timeZone])).toEqual([
      ["Split", "America/New_York"],
      ["Wrong", "America/New_York"],
    ]);
  });

  test("stay apart where they turn out to be the same course, which one more import doesn't add", async () => {
    for (const country of ["US", "USA", "United States"]) await written("Fig Garden", { country });
    await update();
    const stored = await world.db.select().from(golfCourses).orderBy(asc(golfCourses.identity));
    expect(stored).toHaveLength(3);
    expect(new Set(stored.map(({ identity }) => identity)).size).toBe(3);
    expect(stored.filter(({ identity }) => identity === "fig garden|fresno|ca|us")).toHaveLength(1);
    expect(stored.every(({ isTimeZoneGuessed }) => isTimeZoneGuessed !== null)).toBe(true);
  });

  test("are updated in batches, each once, by two servers that start together", async () => {
    await world.db.insert(golfCourses).values(
      Array.from({ length: 1100 }, (_, index) => ({
        ...{ name: `Course ${index}`, location: "Fresno", city: "Fresno", state: "CA", country: "USA", timeZone: "UTC" },
        identity: `course ${index}|fresno|ca|usa`,
        searchText: "",
      })),
    );
    await Promise.all([update(), update()]);
    expect(await listCourses(world.anonymous(), { q: "fresno california course 1099" })).toHaveLength(1);
    expect((await listAdminCourses(await anAdmin(), { needsTimeZone: true })).total).toBe(1100);
  });
});
