import { pictures } from "@fourball/db/schema/index";
import { FAILURES } from "@fourball/domain/failure";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { type ArchivedFile, archiveOwnData } from "../../account-data/archive-own-data.ts";
import { deleteAccount } from "../../account-data/delete-account.ts";
import { exportOwnData } from "../../account-data/export-own-data.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { updateProfile } from "../../discover/profile/update-profile.ts";
import { createCourse } from "../../games/course/create-course.ts";
import { getCourse } from "../../games/course/get-course.ts";
import { runDueJobs } from "../../jobs/run-due-jobs.ts";
import { dunes, links, place, storedPictures } from "../../testing/stored-pictures.ts";
import { testWorld } from "../../testing.ts";
import { rebasePictures } from "./rebase-pictures.ts";
import { uploadPicture } from "./upload-picture.ts";

const world = testWorld();

const { rows, isUsed, wait } = storedPictures(world);
const photo = (ctx: MemberContext, bytes = dunes) => uploadPicture(ctx, { kind: "golfer", bytes });

const movedTo = (address: string) => address.replace("https://fourball.example", "https://new.example");

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
      message: FAILURES.pictureGone.text,
      issues: [{ path: ["profileImageUrl"], message: FAILURES.pictureGone.text }],
    });
    expect(await rows()).toEqual([]);
  });

  test("is the golfer's own, of that kind", async () => {
    const [golfer, other] = await world.golfers([{}, {}]);
    if (!golfer || !other) throw new Error("no golfers");
    const { url } = await photo(world.as(golfer));
    await expect(updateProfile(world.as(other), { profileImageUrl: url })).rejects.toThrow(FAILURES.pictureGone.text);
    await expect(updateProfile(world.as(golfer), { coverImageUrl: url })).rejects.toThrow(FAILURES.pictureGone.text);
    const elsewhere = `https://elsewhere.example${new URL(url).pathname}`;
    expect((await updateProfile(world.as(other), { profileImageUrl: elsewhere })).profileImageUrl).toBe(elsewhere);
  });

  test("isn't another page of this site", async () => {
    const me = world.as(await world.golfer());
    await expect(updateProfile(me, { coverImageUrl: "https://fourball.example/api/logout" })).rejects.toMatchObject({
      issues: [{ path: ["coverImageUrl"], message: FAILURES.pictureNotPublic.text }],
    });
  });

  test("from before that no longer may be one stays until it is changed", async () => {
    const profileImageUrl = "https://fourball.example/api/logout";
    const me = world.as(await world.golfer({ profileImageUrl }));
    expect(await updateProfile(me, { bio: "Hi", profileImageUrl })).toMatchObject({ bio: "Hi", profileImageUrl });
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

  test("uploaded twice at once is one picture, and uploaded again it is as good as new", { tags: "race" }, async () => {
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
    const moved = { ...me, config: { ...me.config, publicUrl: "https://new.example" } };
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
    const { pictures } = me.ports;
    let isClosed = false;
    const put = async (key: string, bytes: Uint8Array) => {
      if (!isClosed) await deleteAccount(me, { password: "secret" });
      isClosed = true;
      await pictures.put(key, bytes);
    };
    const slow = world.as(golfer, { ports: { pictures: { ...pictures, put } } });
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
