import { auditLog } from "@fourball/db/schema/index";
import { atScale } from "@fourball/db/testing";
import { createCourseInput, editCourseInput } from "@fourball/domain/course/editing";
import { describe, expect, test } from "vitest";
import { getAttention } from "../../admin/get-attention.ts";
import { refusalOf } from "../../core/failure/database-refusals.ts";
import { testWorld } from "../../testing.ts";
import { createTeeTime } from "../tee-time/create-tee-time.ts";
import { editTeeTime } from "../tee-time/edit-tee-time.ts";
import { getTeeTime } from "../tee-time/get-tee-time.ts";
import { createCourse } from "./create-course.ts";
import { countCourseUse, deleteCourse } from "./delete-course.ts";
import { editCourse } from "./edit-course.ts";
import { listAdminCourses } from "./list-admin-courses.ts";
import { listCourses } from "./list-courses.ts";

const world = testWorld();
const anAdmin = async () => world.as(await world.golfer({ isAdmin: true }));
const cypress = { name: "Cypress Hollow", location: "Monterey, CA", city: "Monterey", state: "CA" };
const fields = (changes = {}) => createCourseInput.parse({ ...cypress, ...changes });
const actions = async () => (await world.db.select().from(auditLog)).map(({ action }) => action).sort();

describe("creating a course", () => {
  test("finds the time zone by coordinates, and refuses a duplicate", async () => {
    const admin = await anAdmin();
    const created = await createCourse(admin, fields({ latitude: "61.11", longitude: "-149.85", country: "" }));
    expect(created).toMatchObject({ latitude: 61.11, country: "US", timeZone: "America/Anchorage" });
    await expect(createCourse(admin, fields({ name: "CYPRESS  hollow" }))).rejects.toThrow("This course already exists");
    expect(await actions()).toEqual(["course-created"]);
  });

  test.each([
    [{ state: "NV" }, "America/Los_Angeles"],
    [{ state: "Hawaii" }, "Pacific/Honolulu"],
    [{ state: "Ariz." }, "America/Phoenix"],
    [{ state: "N. Mex.", country: "USA" }, "America/Denver"],
    [{ state: "N.Y.", country: "U.S.A." }, "America/New_York"],
    [{ state: "Colorado", country: "United States" }, "America/Denver"],
    [{ state: "Bavaria", country: "DE" }, "Europe/Berlin"],
    [{ state: "Bavaria", country: "Germany" }, "Europe/Berlin"],
    [{ state: "Alta.", country: "Canada" }, "America/Edmonton"],
    [{ timeZone: "Europe/Berlin" }, "Europe/Berlin"],
  ])("finds the time zone of %j without coordinates: %s", async (changes, timeZone) => {
    expect(await createCourse(await anAdmin(), fields(changes))).toMatchObject({ timeZone });
  });
});

describe("a time zone that was guessed", () => {
  test.each([
    [{ state: "CA" }, false],
    [{ state: "CA", country: "USA" }, false],
    [{ state: "Calif.", country: "U.S.A." }, false],
    [{ state: "Bavaria", country: "Germany" }, false],
    [{ state: "FL" }, true],
    [{ state: "Nowhere" }, true],
    [{ state: "Tenerife", country: "Spain" }, true],
    [{ state: "CA", country: "Freedonia" }, true],
    [{ state: "FL", timeZone: "America/Chicago" }, false],
    [{ state: "FL", latitude: "30.4", longitude: "-87.2" }, false],
  ])("of %j is marked: %s", async (changes, isTimeZoneGuessed) => {
    const admin = await anAdmin();
    expect(await createCourse(admin, fields(changes))).toMatchObject({ isTimeZoneGuessed });
    const { total } = await listAdminCourses(admin, { needsTimeZone: true });
    expect(total).toBe(Number(isTimeZoneGuessed));
    expect(await getAttention(admin)).toMatchObject({ guessedTimeZones: total });
  });

  test("is no guess any more once an admin has set it", async () => {
    const admin = await anAdmin();
    const { id: courseId, timeZone } = await createCourse(admin, fields({ state: "FL" }));
    expect(timeZone).toBe("America/New_York");
    const edited = await editCourse(admin, editCourseInput.parse({ ...cypress, courseId, state: "FL", timeZone }));
    expect(edited).toMatchObject({ timeZone, isTimeZoneGuessed: false });
    expect((await listAdminCourses(admin, { needsTimeZone: true })).items).toEqual([]);
  });
});

describe("editing a course", () => {
  test("keeps the local hour of its games when the time zone changes", { tags: "dialect" }, async () => {
    const admin = await anAdmin();
    const { id: courseId } = await createCourse(admin, fields());
    const game = await world.teeTime({ courseId });
    const edit = editCourseInput.parse({ ...cypress, courseId, timeZone: "America/New_York" });
    await editCourse(admin, edit);
    expect(await getTeeTime(world.as({ id: game.hostId }), { teeTimeId: game.id })).toMatchObject({
      date: "2026-06-12",
      time: "07:30",
      teeOffAt: "2026-06-12T11:30:00.000Z",
    });
  });

  test.each(["+05:00", "2026-01-01T00:00Z", "2026-01-01T00:00[America/New_York]", "Mars/Olympus"])(
    "refuses %s as a time zone",
    (timeZone) => {
      expect(createCourseInput.safeParse({ ...cypress, timeZone }).error?.issues[0]?.message).toBe("Unknown time zone");
    },
  );

  test("refuses the name of another course in the same town", async () => {
    const admin = await anAdmin();
    await createCourse(admin, fields());
    const { id: courseId } = await createCourse(admin, fields({ name: "Tamarack Ridge" }));
    await expect(editCourse(admin, editCourseInput.parse({ ...cypress, courseId }))).rejects.toThrow(
      "This course already exists",
    );
  });
});

describe("deleting a course", () => {
  test("removes an unused course, and archives one that has games", async () => {
    const admin = await anAdmin();
    const unused = await createCourse(admin, fields({ name: "Unused" }));
    const used = await createCourse(admin, fields());
    const game = await world.teeTime({ courseId: used.id });
    await world.teeTime({ courseId: used.id, date: "2026-06-01" });
    expect(await countCourseUse(admin, { courseId: used.id })).toEqual({ upcoming: 1, total: 2 });
    expect(await deleteCourse(admin, { courseId: unused.id })).toMatchObject({ outcome: "deleted" });
    expect(await deleteCourse(admin, { courseId: used.id })).toMatchObject({ outcome: "archived" });
    await expect(deleteCourse(admin, { courseId: used.id })).rejects.toThrow("Course not found");
    expect(await listCourses(admin, {})).toEqual([]);
    expect(await listAdminCourses(admin, {})).toEqual({ items: [], total: 0 });
    expect(await getTeeTime(world.as({ id: game.hostId }), { teeTimeId: game.id })).toMatchObject({
      course: { name: "Cypress Hollow" },
    });
    const moved = await editTeeTime(world.as({ id: game.hostId }), { teeTimeId: game.id, time: "08:00" });
    expect(moved).toMatchObject({ time: "08:00", teeOffAt: "2026-06-12T15:00:00.000Z" });
    const newGame = {
      date: "2026-06-20",
      time: "09:00",
      totalSlots: 4,
      mood: "casual" as const,
      preferences: [],
      isPublic: true,
    };
    await expect(createTeeTime(admin, { ...newGame, courseId: used.id })).rejects.toThrow("Course not found");
    expect(await actions()).toEqual(["course-archived", "course-created", "course-created", "course-deleted"]);
  });

  test("never leaves a game without a course when the game is created at the same moment", { tags: "race" }, async () => {
    const admin = await anAdmin();
    for (let round = 0; round < atScale({ embedded: 3, sample: 20, full: 50 }); round++) {
      const { id: courseId } = await createCourse(admin, fields({ name: `Course ${round}` }));
      const newGame = {
        date: "2026-06-20",
        time: "09:00",
        totalSlots: 4,
        mood: "casual" as const,
        preferences: [],
        isPublic: true,
      };
      const ends = await Promise.allSettled([deleteCourse(admin, { courseId }), createTeeTime(admin, { ...newGame, courseId })]);
      const errors = ends.flatMap((end) => (end.status === "rejected" ? [refusalOf(end.reason) ?? end.reason] : []));
      for (const error of errors) expect(error).toMatchObject({ message: "Course not found" });
    }
  });
});

describe("the admin course list", () => {
  test("is paged and searched", { tags: "dialect" }, async () => {
    const admin = await anAdmin();
    for (const name of ["Alder", "Birch", "Cedar", "Dogwood"]) await createCourse(admin, fields({ name }));
    const { items, total } = await listAdminCourses(admin, { limit: 2, offset: 1 });
    expect([items.map(({ name }) => name), total]).toEqual([["Birch", "Cedar"], 4]);
    expect(await listAdminCourses(admin, { q: "dog monterey" })).toMatchObject({ total: 1, items: [{ name: "Dogwood" }] });
  });
});
