import { auditLog } from "@fourball/db/schema/index";
import { createCourseInput, editCourseInput } from "@fourball/domain/course/editing";
import { expect, test } from "vitest";
import { refusalOf } from "../database-refusals.ts";
import { createTeeTime } from "../tee-time/create-tee-time.ts";
import { editTeeTime } from "../tee-time/edit-tee-time.ts";
import { getTeeTime } from "../tee-time/get-tee-time.ts";
import { testClub } from "../testing.ts";
import { createCourse } from "./create-course.ts";
import { countCourseUse, deleteCourse } from "./delete-course.ts";
import { editCourse } from "./edit-course.ts";
import { listAdminCourses } from "./list-admin-courses.ts";
import { listCourses } from "./list-courses.ts";

const club = testClub();
const anAdmin = async () => club.as(await club.aGolfer({ isAdmin: true }));
const cypress = { name: "Cypress Hollow", location: "Monterey, CA", city: "Monterey", state: "CA" };
const fields = (changes = {}) => createCourseInput.parse({ ...cypress, ...changes });
const actions = async () => (await club.db.select().from(auditLog)).map(({ action }) => action);

test("a course is created with the clock of its place, once", async () => {
  const admin = await anAdmin();
  const created = await createCourse(admin, fields({ latitude: "61.11", longitude: "-149.85", country: "" }));
  expect(created).toMatchObject({ latitude: 61.11, country: "US", timeZone: "America/Anchorage" });
  await expect(createCourse(admin, fields({ name: "CYPRESS  hollow" }))).rejects.toThrow("This course already exists");
  expect(await actions()).toEqual(["course-created"]);
});

test.each([
  [{ state: "NV" }, "America/Los_Angeles"],
  [{ state: "Hawaii" }, "Pacific/Honolulu"],
  [{ state: "Bavaria", country: "DE" }, "America/Los_Angeles"],
  [{ timeZone: "Europe/Berlin" }, "Europe/Berlin"],
])("without coordinates the clock of %j is %s", async (changes, timeZone) => {
  expect(await createCourse(await anAdmin(), fields(changes))).toMatchObject({ timeZone });
});

test("games keep their hour when the clock of their course changes", async () => {
  const admin = await anAdmin();
  const { id: courseId } = await createCourse(admin, fields());
  const game = await club.aTeeTime({ courseId });
  const edit = editCourseInput.parse({ ...cypress, courseId, timeZone: "America/New_York" });
  await editCourse(admin, edit);
  expect(await getTeeTime(club.as({ id: game.hostId }), { teeTimeId: game.id })).toMatchObject({
    date: "2026-06-12",
    time: "07:30",
    teeOffAt: "2026-06-12T11:30:00.000Z",
  });
});

test.each(["+05:00", "2026-01-01T00:00Z", "2026-01-01T00:00[America/New_York]", "Mars/Olympus"])("%s is no clock", (timeZone) => {
  expect(createCourseInput.safeParse({ ...cypress, timeZone }).error?.issues[0]?.message).toBe("Unknown time zone");
});

test("a course cannot take the name of another in its town", async () => {
  const admin = await anAdmin();
  await createCourse(admin, fields());
  const { id: courseId } = await createCourse(admin, fields({ name: "Tamarack Ridge" }));
  await expect(editCourse(admin, editCourseInput.parse({ ...cypress, courseId }))).rejects.toThrow("This course already exists");
});

test("a course that nobody used is deleted, one with games is archived and keeps them", async () => {
  const admin = await anAdmin();
  const unused = await createCourse(admin, fields({ name: "Unused" }));
  const used = await createCourse(admin, fields());
  const game = await club.aTeeTime({ courseId: used.id });
  await club.aTeeTime({ courseId: used.id, date: "2026-06-01" });
  expect(await countCourseUse(admin, { courseId: used.id })).toEqual({ upcoming: 1, total: 2 });
  expect(await deleteCourse(admin, { courseId: unused.id })).toMatchObject({ outcome: "deleted" });
  expect(await deleteCourse(admin, { courseId: used.id })).toMatchObject({ outcome: "archived" });
  await expect(deleteCourse(admin, { courseId: used.id })).rejects.toThrow("Course not found");
  expect(await listCourses(admin, {})).toEqual([]);
  expect(await listAdminCourses(admin, {})).toEqual({ items: [], total: 0 });
  expect(await getTeeTime(club.as({ id: game.hostId }), { teeTimeId: game.id })).toMatchObject({
    course: { name: "Cypress Hollow" },
  });
  const moved = await editTeeTime(club.as({ id: game.hostId }), { teeTimeId: game.id, time: "08:00" });
  expect(moved).toMatchObject({ time: "08:00", teeOffAt: "2026-06-12T15:00:00.000Z" });
  const newGame = { date: "2026-06-20", time: "09:00", totalSlots: 4, mood: "casual" as const, preferences: [], isPublic: true };
  await expect(createTeeTime(admin, { ...newGame, courseId: used.id })).rejects.toThrow("Course not found");
  expect(await actions()).toEqual(["course-created", "course-created", "course-deleted", "course-archived"]);
});

test("a course and a game that is made on it at the same moment: never a game without a course", async () => {
  const admin = await anAdmin();
  for (let round = 0; round < 20; round++) {
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
    const refusals = ends.flatMap((end) => (end.status === "rejected" ? [refusalOf(end.reason) ?? end.reason] : []));
    for (const refusal of refusals) expect(refusal).toMatchObject({ message: "Course not found" });
  }
});

test("courses are found page by page", async () => {
  const admin = await anAdmin();
  for (const name of ["Alder", "Birch", "Cedar", "Dogwood"]) await createCourse(admin, fields({ name }));
  const { items, total } = await listAdminCourses(admin, { limit: 2, offset: 1 });
  expect([items.map(({ name }) => name), total]).toEqual([["Birch", "Cedar"], 4]);
  expect(await listAdminCourses(admin, { q: "dog monterey" })).toMatchObject({ total: 1, items: [{ name: "Dogwood" }] });
});
