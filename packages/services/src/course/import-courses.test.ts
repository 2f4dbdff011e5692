import { auditLog, courseImportRows, golfCourses } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { testWorld } from "../testing.ts";
import { importCourses, importRows } from "./import-courses.ts";
import { listCourses } from "./list-courses.ts";

const world = testWorld();
const anAdmin = async () => world.as(await world.golfer({ isAdmin: true }));
const row = (changes: Record<string, unknown> = {}) => ({
  name: "Fox Hollow",
  location: "Anchorage, Alaska",
  city: "Anchorage",
  state: "Alaska",
  ...changes,
});

describe("a course import", () => {
  test("saves good rows, lists bad rows by number, and leaves no temporary rows", async () => {
    const admin = await anAdmin();
    await world.course({ name: "Fox Hollow", city: "Anchorage", state: "Alaska" });
    const courses = [
      row(),
      row({ name: "Pebble, Beach", latitude: "36.57", longitude: "-121.95", extra: "left out" }),
      row({ name: "No State", state: " " }),
      row({ name: "PEBBLE,  beach" }),
      row({ name: "Off the map", latitude: "91", longitude: "0" }),
      row({ name: "Nowhere", latitude: "north", longitude: "0" }),
      { name: 5 },
      row({ name: "Without place", country: "", latitude: "", longitude: "" }),
    ];
    expect(await importCourses(admin, { courses })).toEqual({
      totalProcessed: 8,
      successCount: 2,
      errorCount: 6,
      errors: [
        { row: 1, error: "This course already exists" },
        { row: 3, error: "State is required" },
        { row: 4, error: "Same course as row 2" },
        { row: 5, error: "Latitude must be a number from -90 to 90" },
        { row: 6, error: "Latitude must be a number from -90 to 90" },
        expect.objectContaining({ row: 7 }),
      ],
    });
    const [pebble] = await listCourses(admin, { q: "pebble" });
    expect(pebble).toMatchObject({ name: "Pebble, Beach", latitude: 36.57, timeZone: "America/Los_Angeles", country: "US" });
    const [without] = await listCourses(admin, { q: "without place" });
    expect(without).toMatchObject({ country: "US", latitude: null, timeZone: "America/Anchorage" });
    expect(await world.db.$count(courseImportRows)).toBe(0);
    const [entry] = await world.db.select().from(auditLog);
    expect(entry).toMatchObject({ action: "courses-imported", subject: "2 courses" });
  });

  test("saves no row when it fails", async () => {
    const courses = [row(), row({ name: "Second" })];
    // The admin of the audit entry does not exist: the last statement of the transaction fails.
    const adminId = "00000000-0000-4000-8000-000000000000";
    await expect(importRows(world.db, { courses, defaultTimeZone: "UTC", adminId })).rejects.toThrow();
    expect(await world.db.$count(golfCourses)).toBe(0);
    expect(await world.db.$count(courseImportRows)).toBe(0);
  });

  test("saves each course once when the same file is imported twice at once", async () => {
    const courses = Array.from({ length: 300 }, (_, index) => row({ name: `Course ${index}` }));
    const load = () => importRows(world.db, { courses, defaultTimeZone: "UTC", adminId: null });
    const results = await Promise.all([load(), load()]);
    expect(results.reduce((sum, { successCount }) => sum + successCount, 0)).toBe(300);
    expect(await world.db.$count(golfCourses)).toBe(300);
  });

  test("restores an archived course", async () => {
    const admin = await anAdmin();
    const course = await world.course({ name: "Fox Hollow", city: "Anchorage", state: "Alaska", archivedAt: new Date() });
    expect(await importCourses(admin, { courses: [row()] })).toMatchObject({ successCount: 1, errorCount: 0 });
    expect(await world.db.$count(golfCourses, eq(golfCourses.id, course.id))).toBe(1);
    expect(await listCourses(admin, { q: "fox" })).toHaveLength(1);
  });
});
