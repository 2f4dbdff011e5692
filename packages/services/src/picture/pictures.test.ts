import { golfCourses, pictures } from "@fourball/db/schema/index";
import { PICTURE_GONE } from "@fourball/domain/picture/constants";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { type ArchivedFile, archiveOwnData } from "../account/archive-own-data.ts";
import { deleteAccount } from "../account/delete-account.ts";
import { exportOwnData } from "../account/export-own-data.ts";
import { createCourse } from "../course/create-course.ts";
import { deleteCourse } from "../course/delete-course.ts";
import { editCourse } from "../course/edit-course.ts";
import { getCourse } from "../course/get-course.ts";
import { importCourses } from "../course/import-courses.ts";
import { runDueJobs } from "../jobs/run-due-jobs.ts";
import { updateProfile } from "../profile/update-profile.ts";
import type { MemberContext } from "../service-context.ts";
import { testWorld } from "../testing.ts";
import { rebasePictures } from "./rebase-pictures.ts";
import { uploadPicture } from "./upload-picture.ts";

const world = testWorld();

const dunes = Uint8Array.of(1, 2, 3);
const links = Uint8Array.of(4, 5, 6);
const photo = (ctx: MemberContext, bytes = dunes) => uploadPicture(ctx, { kind: "golfer", bytes });

const movedTo = (address: string) => address.replace("https://fourball.example", "https://new.example");

const rows = () => world.db.select().from(pictures);
const isUsed = async () => (await rows()).map(({ unusedSince }) => unusedSince === null);

/** So many hours pass for the pictures. */
async function wait(hours: number): Promise<void> {
  const ago = sql.raw(`interval '${hours} hours'`);
  await world.db
    .update(pictures)
    .set({ unusedSince: sql`${pictures.unusedSince} - ${ago}`, deletedAt: sql`${pictures.deletedAt} - ${ago}` });
  await runDueJobs(world.anonymous());
}

describe("a picture of a profile", () => {
  test("is kept while the profile shows it, and deleted a day after it was replaced", async () => {
    const me = world.as(await world.golfer());
    const first = await photo(me);
    await updateProfile(me, { profileImageUrl: first.url });
    expect(await isUsed()).toEqual([true]);
    await wait(1000);
    const second = await photo(me, links);
    await updateProfile(me, { profileImageUrl: second.url });
    await wait(23);
    expect(world.pictureFiles.size).toBe(4);
    await wait(2);
    expect(world.pictureFiles.size).toBe(2);
    expect(await isUsed()).toEqual([true]);
  });

  test("comes back when its removal is undone within a day, and not later", async () => {
    const me = world.as(await world.golfer());
    const { url } = await photo(me);
    await updateProfile(me, { profileImageUrl: url });
    await updateProfile(me, { profileImageUrl: null });
    await wait(23);
    expect((await updateProfile(me, { profileImageUrl: url })).profileImageUrl).toBe(url);
    await updateProfile(me, { profileImageUrl: null });
    await wait(25);
    await expect(updateProfile(me, { profileImageUrl: url })).rejects.toMatchObject({
      message: PICTURE_GONE,
      issues: [{ path: ["profileImageUrl"], message: PICTURE_GONE }],
    });
    expect(await rows()).toEqual([]);
  });

  test("is the golfer's own, of that kind", async () => {
    const [golfer, other] = await world.golfers([{}, {}]);
    if (!golfer || !other) throw new Error("no golfers");
    const { url } = await photo(world.as(golfer));
    await expect(updateProfile(world.as(other), { profileImageUrl: url })).rejects.toThrow(PICTURE_GONE);
    await expect(updateProfile(world.as(golfer), { coverImageUrl: url })).rejects.toThrow(PICTURE_GONE);
    const elsewhere = `https://elsewhere.example${new URL(url).pathname}`;
    expect((await updateProfile(world.as(other), { profileImageUrl: elsewhere })).profileImageUrl).toBe(elsewhere);
  });

  test("uploaded by two golfers has two addresses, and one golfer's goes without the other's", async () => {
    const [golfer, other] = await world.golfers([{}, {}]);
    if (!golfer || !other) throw new Error("no golfers");
    const [mine, theirs] = [await photo(world.as(golfer)), await photo(world.as(other))];
    expect(mine.url).not.toBe(theirs.url);
    await updateProfile(world.as(golfer), { profileImageUrl: mine.url });
    await wait(25);
    expect(world.pictureFiles.size).toBe(2);
  });

  test("uploaded twice at once is one picture, and uploaded again it is as good as new", async () => {
    const me = world.as(await world.golfer());
    const [first, again] = await Promise.all([photo(me), photo(me)]);
    expect(first).toEqual(again);
    expect(await rows()).toHaveLength(1);
    await world.db.update(pictures).set({ unusedSince: sql`now() - interval '2 days'` });
    await photo(me);
    await runDueJobs(world.anonymous());
    expect(await rows()).toHaveLength(1);
  });

  test("moves along with the site", async () => {
    const me = world.as(await world.golfer({ isAdmin: true }));
    const { url } = await photo(me);
    const green = await uploadPicture(me, { kind: "course", bytes: links });
    const course = await createCourse(me, { ...place, imageUrl: green.url });
    await updateProfile(me, { profileImageUrl: url, coverImageUrl: "https://elsewhere.example/a.jpg" });
    await rebasePictures(world.db, "https://new.example");
    const moved = { ...me, publicUrl: "https://new.example" };
    const account = await updateProfile(moved, { bio: "Walks fast" });
    expect(account.profileImageUrl).toBe(movedTo(url));
    expect(account.coverImageUrl).toBe("https://elsewhere.example/a.jpg");
    expect(await getCourse(world.db, course.id)).toMatchObject({ imageUrl: movedTo(green.url) });
  });
});

test("the export of an account › names the golfer's own pictures, and its archive holds their files", async () => {
  const [golfer, other] = await world.golfers([{}, {}]);
  if (!golfer || !other) throw new Error("no golfers");
  const { url } = await photo(world.as(golfer));
  await photo(world.as(other), links);
  expect((await exportOwnData(world.as(golfer))).pictures).toEqual([
    {
      kind: "golfer",
      url,
      width: 512,
      height: 512,
      file: `pictures/${url.split("/").at(-1)}`,
      timestamp: expect.any(String),
    },
  ]);
  const files: ArchivedFile[] = [];
  for await (const file of await archiveOwnData(world.as(golfer))) files.push(file);
  expect(files.map(({ name }) => name)).toEqual(["my-data.json", `pictures/${url.split("/").at(-1)}`]);
  expect(files[1]?.bytes).toEqual(dunes);
});

describe("closing an account", () => {
  test("deletes its files at once, and the rows after the longest upload", async () => {
    const golfer = await world.golfer({ passwordHash: "hashed secret" });
    const me = world.as(golfer);
    await updateProfile(me, { profileImageUrl: (await photo(me)).url });
    await photo(me, links);
    await deleteAccount(me, { password: "secret" });
    expect(world.pictureFiles.size).toBe(0);
    expect(await rows()).toHaveLength(2);
    await wait(1);
    expect(await rows()).toEqual([]);
  });

  test("leaves nothing of an upload that was under way", async () => {
    const golfer = await world.golfer({ passwordHash: "hashed secret" });
    const me = world.as(golfer);
    const { put } = me.pictures;
    let isClosed = false;
    const slow: MemberContext = {
      ...me,
      pictures: {
        ...me.pictures,
        put: async (key, bytes) => {
          if (!isClosed) await deleteAccount(me, { password: "secret" });
          isClosed = true;
          await put(key, bytes);
        },
      },
    };
    await expect(photo(slow)).rejects.toMatchObject({ code: "unauthorized" });
    expect(world.pictureFiles.size).toBe(0);
    await wait(1);
    expect(await rows()).toEqual([]);
  });

  test("is not undone by an upload that starts afterwards", async () => {
    const me = world.as(await world.golfer({ passwordHash: "hashed secret" }));
    await deleteAccount(me, { password: "secret" });
    await expect(photo(me)).rejects.toMatchObject({ code: "unauthorized" });
    expect(await rows()).toEqual([]);
  });

  test("keeps the pictures that an admin gave to courses", async () => {
    await world.golfer({ isAdmin: true });
    const admin = await world.golfer({ isAdmin: true, passwordHash: "hashed secret" });
    const { url } = await uploadPicture(world.as(admin), { kind: "course", bytes: dunes });
    await createCourse(world.as(admin), { ...place, imageUrl: url });
    await deleteAccount(world.as(admin), { password: "secret" });
    await wait(100);
    expect(world.pictureFiles.size).toBe(2);
  });
});

const place = {
  name: "Fox Hollow",
  location: "Anchorage, AK",
  city: "Anchorage",
  state: "AK",
  country: "US",
  latitude: null,
  longitude: null,
};

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
