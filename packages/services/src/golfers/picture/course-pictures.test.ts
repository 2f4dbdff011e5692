import { golfCourses, pictures } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { createCourse } from "../../games/course/create-course.ts";
import { deleteCourse } from "../../games/course/delete-course.ts";
import { editCourse } from "../../games/course/edit-course.ts";
import { importCourses } from "../../games/course/import-courses.ts";
import { dunes, links, place, storedPictures } from "../../testing/stored-pictures.ts";
import { testWorld } from "../../testing.ts";
import { uploadPicture } from "./upload-picture.ts";

const world = testWorld();

const { rows, isUsed, wait } = storedPictures(world);

describe("a picture of a course", () => {
  test("is kept while an imported course shows it, and goes after it is taken off", async () => {
    const admin = world.as(await world.golfer({ isAdmin: true }));
    const { url } = await uploadPicture(admin, { kind: "course", bytes: dunes });
    const unnamed = await uploadPicture(admin, { kind: "course", bytes: links });
    await importCourses(admin, { courses: [{ ...place, imageUrl: url }] });
    await wait(25);
    expect((await rows()).map(({ hash }) => url.includes(hash))).toEqual([true]);
    expect(world.pictureFiles.size).toBe(2);
    expect(unnamed.url).not.toBe(url);
    const [course] = await world.db.select().from(golfCourses).where(eq(golfCourses.imageUrl, url));
    await editCourse(admin, { ...place, courseId: course?.id ?? "", imageUrl: null });
    await wait(25);
    expect(await rows()).toEqual([]);
    expect(world.pictureFiles.size).toBe(0);
  });

  test("goes when the last course that shows it is changed or deleted", async () => {
    const admin = world.as(await world.golfer({ isAdmin: true }));
    const { url } = await uploadPicture(admin, { kind: "course", bytes: dunes });
    const first = await createCourse(admin, { ...place, imageUrl: url });
    const second = await createCourse(admin, { ...place, name: "Fox Run", imageUrl: url });
    expect(await isUsed()).toEqual([true]);
    await editCourse(admin, { ...place, courseId: first.id, imageUrl: null });
    expect(await isUsed()).toEqual([true]);
    await deleteCourse(admin, { courseId: second.id });
    expect(await isUsed()).toEqual([false]);
  });

  test("of an archived course is replaced with the course", async () => {
    const admin = world.as(await world.golfer({ isAdmin: true }));
    const old = await uploadPicture(admin, { kind: "course", bytes: dunes });
    const course = await createCourse(admin, { ...place, imageUrl: old.url });
    await world.teeTime({ courseId: course.id });
    await deleteCourse(admin, { courseId: course.id });
    expect(await isUsed()).toEqual([true]);
    const fresh = await uploadPicture(admin, { kind: "course", bytes: links });
    await createCourse(admin, { ...place, imageUrl: fresh.url });
    const [{ unusedSince } = { unusedSince: null }] = await world.db
      .select()
      .from(pictures)
      .where(eq(pictures.hash, /\/(\w{64})-/.exec(old.url)?.[1] ?? ""));
    expect(unusedSince).not.toBeNull();
  });

  test("is for admins", async () => {
    const golfer = world.as(await world.golfer());
    await expect(uploadPicture(golfer, { kind: "course", bytes: dunes })).rejects.toMatchObject({ code: "forbidden" });
    expect(world.pictureFiles.size).toBe(0);
  });
});
