import type { Tx } from "@fourball/db/client";
import { auditLog, golfCourses } from "@fourball/db/schema/index";
import { emptyTables } from "@fourball/db/testing";
import { readCourseFile } from "@fourball/domain/course/csv";
import { createCourseInput } from "@fourball/domain/course/editing";
import { FAILURES } from "@fourball/domain/failure";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { testWorld } from "../../testing.ts";
import { createCourse } from "./create-course.ts";
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
  test("lets the database count the courses again, which decides how it searches them", { tags: "dialect" }, async () => {
    await importCourses(await anAdmin(), { courses: [row({ name: "Quarry Hill" }), row({ name: "Quarry Dale" })] });
    const [counts] = await world.db
      .select({ known: sql<number>`reltuples::int`, stored: sql<number>`(select count(*)::int from golf_courses)` })
      .from(sql`pg_class`)
      .where(sql`oid = 'golf_courses'::regclass`);
    expect(counts?.known).toBe(counts?.stored);
  });

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
      guessedTimeZones: 0,
    });
    const [pebble] = await listCourses(admin, { q: "pebble" });
    expect(pebble).toMatchObject({ name: "Pebble, Beach", latitude: 36.57, timeZone: "America/Los_Angeles", country: "US" });
    const [without] = await listCourses(admin, { q: "without place" });
    expect(without).toMatchObject({ country: "US", latitude: null, timeZone: "America/Anchorage" });
    expect(await world.db.$count(golfCourses)).toBe(3);
    const [entry] = await world.db.select().from(auditLog);
    expect(entry).toMatchObject({ action: "courses-imported", subject: "2 courses" });
  });

  test("refuses a row with text beyond the last heading, which may be one column off", async () => {
    const file = readCourseFile("name,location,city,state\nCedar Hollow,12 Main St, Suite 4,Albany,NY\nFox,Albany,Albany,NY,,");
    if (file.kind !== "courses") throw new Error(file.kind);
    expect(await importCourses(await anAdmin(), { courses: file.courses })).toMatchObject({
      successCount: 1,
      errors: [{ row: 1, error: 'There is text beyond the last column: "NY". Put quotes around a cell that has a comma' }],
    });
    expect((await listCourses(world.anonymous(), {})).map(({ name }) => name)).toEqual(["Fox"]);
  });

  test.each([
    ["a website without its scheme", { website: "www.fox.example/golf" }, { website: "https://www.fox.example/golf" }],
    ["a website in capital letters", { website: "HTTP://fox.example" }, { website: "HTTP://fox.example" }],
    ["no coordinates where both are zero", { latitude: "0", longitude: "0.0" }, { latitude: null, longitude: null }],
    [
      "no value where a database had none",
      { phone: "NULL", website: "N/A", latitude: "\\N", longitude: "n/a" },
      {
        ...{ phone: null, website: null, latitude: null, longitude: null },
      },
    ],
  ])("reads %s", async (_what, given, course) => {
    expect(await importCourses(await anAdmin(), { courses: [row(given)] })).toMatchObject({ errors: [] });
    expect(await listCourses(world.anonymous(), {})).toMatchObject([course]);
  });

  test.each(["N/A", "#N/A", "NULL", "null", "(null)", "\\N", "-"])("refuses %s as the name of a course", async (name) => {
    expect(await importCourses(await anAdmin(), { courses: [row({ name })] })).toMatchObject({
      errors: [{ row: 1, error: "Name is required" }],
    });
  });

  test("refuses a picture on a private network", async () => {
    const courses = [row({ imageUrl: "https://192.168.1.1/a.jpg" }), row({ name: "B", imageUrl: "https://x.example/a.jpg" })];
    expect(await importCourses(await anAdmin(), { courses })).toMatchObject({
      successCount: 1,
      errors: [{ row: 1, error: FAILURES.pictureNotPublic.text }],
    });
  });

  test("counts the saved courses whose time zone had to be guessed", async () => {
    const courses = [
      row(),
      row({ name: "B", state: "Nowhere" }),
      row({ name: "C", state: "Florida" }),
      row({ name: "C" }),
      row(),
    ];
    const result = await importCourses(await anAdmin(), { courses });
    expect(result).toMatchObject({ successCount: 4, errorCount: 1, guessedTimeZones: 2 });
  });

  test("knows a course again however its state and country are written", async () => {
    const fresno = (state: string, country: string) => row({ name: "Fig Garden", city: "Fresno", state, country });
    const courses = [fresno("CA", "US"), fresno("California", "USA"), fresno("Calif.", "United States"), fresno("CA", "CA")];
    const { successCount, errors } = await importCourses(await anAdmin(), { courses });
    expect(successCount).toBe(2);
    expect(errors).toEqual([
      { row: 2, error: "Same course as row 1" },
      { row: 3, error: "Same course as row 1" },
    ]);
  });

  test("saves no row when it fails", async () => {
    const courses = [row(), row({ name: "Second" })];
    // The admin of the audit entry does not exist: the last statement of the transaction fails.
    const adminId = "00000000-0000-4000-8000-000000000000";
    await expect(
      importRows(world.db, { courses, publicUrl: "https://fourball.example", defaultTimeZone: "UTC", adminId }),
    ).rejects.toThrow();
    expect(await world.db.$count(golfCourses)).toBe(0);
  });

  test("saves each course once when the same file is imported twice at once", { tags: "race" }, async () => {
    const courses = Array.from({ length: 300 }, (_, index) => row({ name: `Course ${index}` }));
    const load = () =>
      importRows(world.db, { courses, publicUrl: "https://fourball.example", defaultTimeZone: "UTC", adminId: null });
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

  describe("that is under way", () => {
    const courses = [row(), row({ name: "Second" })];
    const options = { courses, publicUrl: "https://fourball.example", defaultTimeZone: "UTC", adminId: null };
    const inTransaction = <Result>(work: (tx: Tx) => Promise<Result>) => world.db.transaction(work);
    const listed = async () => (await listCourses(await anAdmin(), {})).map(({ name }) => name);
    /** As a crash leaves a course behind. */
    const unlisted = async (hoursAgo: number) => {
      const { id } = await world.course({ name: "Fox Hollow", city: "Anchorage", state: "Alaska", phone: "1" });
      const createdAt = sql`now() - make_interval(hours => ${hoursAgo})`;
      await world.db.update(golfCourses).set({ archivedAt: sql`'infinity'`, createdAt }).where(eq(golfCourses.id, id));
    };

    test("shows nobody a course before it shows all of them", async () => {
      const before: string[][] = [];
      await importRows(world.db, options, async (work) => {
        before.push(await listed());
        expect(await world.db.$count(golfCourses)).toBe(2);
        return inTransaction(work);
      });
      expect(before).toEqual([[]]);
      expect(await listed()).toEqual(["Fox Hollow", "Second"]);
    });

    test("takes over what one before it left that was interrupted", async () => {
      await unlisted(0);
      expect(await listed()).toEqual([]);
      const again = await importRows(world.db, { ...options, courses: [row({ phone: "2" })] });
      expect(again).toMatchObject({ successCount: 1, errorCount: 0 });
      expect(await world.db.select({ phone: golfCourses.phone }).from(golfCourses)).toEqual([{ phone: "2" }]);
      expect(await listed()).toEqual(["Fox Hollow"]);
    });

    test("deletes what one before it left that was interrupted more than an hour ago", async () => {
      const others = { ...options, courses: [row({ name: "Second" })] };
      await unlisted(0);
      await importRows(world.db, others);
      expect(await world.db.$count(golfCourses)).toBe(2);
      await emptyTables(world.database);
      await unlisted(2);
      await importRows(world.db, others);
      expect(await world.db.$count(golfCourses)).toBe(1);
    });

    test("saves courses that another one, which fails, has deleted", async () => {
      const result = await importRows(world.db, options, async (work) => {
        await expect(importRows(world.db, options, () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
        expect(await world.db.$count(golfCourses)).toBe(0);
        return inTransaction(work);
      });
      expect(result).toMatchObject({ successCount: 2, errorCount: 0 });
      expect(await listed()).toEqual(["Fox Hollow", "Second"]);
    });

    test("leaves courses that another one has listed when it fails", async () => {
      const failing = importRows(world.db, options, async () => {
        await importRows(world.db, options);
        throw new Error("failed");
      });
      await expect(failing).rejects.toThrow("failed");
      expect(await listed()).toEqual(["Fox Hollow", "Second"]);
    });

    test("leaves a course that an admin creates", async () => {
      const admin = await anAdmin();
      const result = await importRows(world.db, options, async (work) => {
        await createCourse(admin, createCourseInput.parse(row()));
        return inTransaction(work);
      });
      expect(result.errors).toEqual([{ row: 1, error: "This course already exists" }]);
      expect(await listed()).toEqual(["Fox Hollow", "Second"]);
    });

    test("saves nothing when its call is a repeated one", async () => {
      const earlier = { totalProcessed: 2, successCount: 2, errorCount: 0, errors: [], guessedTimeZones: 0 };
      expect(await importRows(world.db, options, async () => earlier)).toBe(earlier);
      expect(await world.db.$count(golfCourses)).toBe(0);
    });
  });
});
