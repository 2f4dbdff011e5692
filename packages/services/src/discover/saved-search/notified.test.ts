import { notifications, savedSearches, savedSearchMatches, teeTimes, users } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { cancelTeeTime } from "../../games/tee-time/cancel-tee-time.ts";
import { createTeeTime } from "../../games/tee-time/create-tee-time.ts";
import { editTeeTime } from "../../games/tee-time/edit-tee-time.ts";
import { runDueJobs } from "../../jobs/run-due-jobs.ts";
import { blockGolfer } from "../../safety/block/block-golfer.ts";
import { makePartners } from "../../testing/scenes/partners.ts";
import { at, savedSearchScene } from "../../testing/scenes/saved-search-scene.ts";
import { NOW, testWorld } from "../../testing.ts";
import { changeSavedSearch, deleteSavedSearch } from "./change-saved-search.ts";
import { saveSearch } from "./save-search.ts";

const world = testWorld();
const { aSearcher, aPost, mailsAt, runJobsAt, theCourse } = savedSearchScene(world);

describe("a golfer with a saved search", () => {
  test("is notified at once of a game that was posted, in the app and by an email that stops that search", async () => {
    const { golfer, search } = await aSearcher();
    const game = await aPost();
    expect(await mailsAt()).toEqual([`${golfer.email}: A game for you: Cypress Hollow`]);
    const [mail] = world.mails;
    expect(mail?.text).toContain("This game matches a search you saved: Games within 31 miles of Monterey, fun & casual.");
    expect(mail?.text).toContain("Saturday, June 20, 7:30 AM: Cypress Hollow, 3 open spots");
    expect(mail?.text).toContain(`https://fourball.example/tee-times/${game.id}`);
    expect(mail?.headers).toMatchObject({
      "List-Unsubscribe": expect.stringMatching(new RegExp(`/api/unsubscribe/[\\w-]{43}/${search.id}>$`)),
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    });
    expect(await world.notificationsFor(golfer)).toEqual(["search-matched"]);
    expect(world.events).toContainEqual({ type: "notifications-changed", recipients: [golfer.id] });
    const [row] = await world.db.select().from(notifications).where(eq(notifications.recipientId, golfer.id));
    expect(JSON.stringify(row?.content)).not.toContain("121.89");
  });

  test("is notified of one game once, by several processes, searches and moves", { tags: "race" }, async () => {
    const { golfer } = await aSearcher();
    await saveSearch(world.as(golfer), { filter: { moods: ["casual"] }, frequency: "at-once" });
    const game = await aPost();
    await Promise.all([1, 2, 3, 4].map(() => runDueJobs(world.anonymous())));
    await world.settled();
    expect(await world.notificationsFor(golfer)).toEqual(["search-matched"]);
    await editTeeTime(world.as({ id: game.hostId }), { teeTimeId: game.id, date: "2026-06-21" });
    await editTeeTime(world.as({ id: game.hostId }), { teeTimeId: game.id, isPublic: false });
    await editTeeTime(world.as({ id: game.hostId }), { teeTimeId: game.id, isPublic: true });
    expect(await mailsAt(NOW.add({ hours: 1 }))).toHaveLength(1);
    expect(await world.notificationsFor(golfer)).toEqual(["search-matched"]);
  });

  test("is notified of a game when it moves into the search or is listed", async () => {
    const { golfer } = await aSearcher();
    const far = await world.course({ latitude: 36.74, longitude: -119.78 });
    const near = await theCourse();
    const moved = await aPost({ courseId: far.id });
    const hidden = await aPost({ isPublic: false });
    expect(await mailsAt()).toEqual([]);
    await editTeeTime(world.as({ id: moved.hostId }), { teeTimeId: moved.id, courseId: near.id });
    await editTeeTime(world.as({ id: hidden.hostId }), { teeTimeId: hidden.id, isPublic: true });
    expect(await mailsAt()).toEqual([`${golfer.email}: 2 games for you`]);
  });

  test("is notified of a game that a host posts, and the host isn't", async () => {
    const { golfer } = await aSearcher();
    const { golfer: host } = await aSearcher();
    const course = await theCourse();
    const input = { courseId: course.id, date: "2026-06-20", time: "09:00", mood: "casual" as const };
    await createTeeTime(world.as(host), { ...input, totalSlots: 4, preferences: [], isPublic: true });
    expect(await mailsAt()).toEqual([expect.stringContaining(golfer.email)]);
  });

  test("is notified when a head start is over, unless it was as a partner of the host", async () => {
    const { golfer } = await aSearcher();
    const { golfer: partner } = await aSearcher();
    const host = await world.golfer();
    await makePartners(world, host, [partner]);
    const { id: courseId } = await theCourse();
    const input = { courseId, date: "2026-06-20", time: "09:00", mood: "casual" as const, totalSlots: 4, preferences: [] };
    await createTeeTime(world.as(host), { ...input, isPublic: true, headStartHours: 6 });
    expect(await mailsAt(NOW.add({ hours: 5 }))).toEqual([]);
    expect(await mailsAt(NOW.add({ hours: 6 }))).toEqual([expect.stringContaining(golfer.email)]);
    expect(await world.notificationsFor(partner)).toEqual(["partners-first"]);
  });

  test("gets what comes within minutes of the last message in one", async () => {
    const { golfer } = await aSearcher();
    await aPost();
    expect(await mailsAt()).toHaveLength(1);
    for (const minutes of [1, 2]) {
      await aPost({ createdAt: new Date() });
      expect(await mailsAt(NOW.add({ minutes }))).toEqual([]);
    }
    expect(await mailsAt(NOW.add({ minutes: 5 }))).toEqual([`${golfer.email}: 2 games for you`]);
  });

  test.each<[string, (game: typeof teeTimes.$inferSelect, golfer: { id: string }) => Promise<unknown>]>([
    ["was cancelled", (game) => cancelTeeTime(world.as({ id: game.hostId }), { teeTimeId: game.id })],
    ["became private", (game) => editTeeTime(world.as({ id: game.hostId }), { teeTimeId: game.id, isPublic: false })],
    ["changed its mood", (game) => editTeeTime(world.as({ id: game.hostId }), { teeTimeId: game.id, mood: "learning" })],
    ["is full", (game) => world.db.update(teeTimes).set({ confirmedCount: 3 }).where(eq(teeTimes.id, game.id))],
    ["is asked for", (game, golfer) => world.request(game, golfer)],
    ["is across a block", (game, golfer) => blockGolfer(world.as({ id: game.hostId }), { userId: golfer.id })],
    [
      "was found by a search that is gone with its account",
      (_, { id }) => world.db.delete(savedSearches).where(eq(savedSearches.userId, id)),
    ],
    ["would be sent to a closed account", (_, { id }) => close(id)],
    ["would be sent to a suspended golfer", (_, { id }) => suspend(id)],
  ])("isn't notified of a game that, before it was time to, %s", async (_what, change) => {
    const { golfer } = await aSearcher("daily");
    const game = await aPost();
    await runJobsAt(NOW);
    expect(await world.db.$count(savedSearchMatches)).toBe(1);
    await change(game, golfer);
    expect(await mailsAt(at("12T07:00"))).toEqual([]);
    expect(await world.notificationsFor(golfer)).not.toContain("search-matched");
    expect(await world.db.$count(savedSearchMatches)).toBe(0);
  });

  test("isn't notified after the search was stopped or deleted", async () => {
    const [stopped, deleted] = [await aSearcher("daily"), await aSearcher("daily")];
    await aPost();
    await runJobsAt(NOW);
    await changeSavedSearch(world.as(stopped.golfer), { id: stopped.search.id, isOn: false });
    await changeSavedSearch(world.as(stopped.golfer), { id: stopped.search.id, isOn: true });
    await deleteSavedSearch(world.as(deleted.golfer), { id: deleted.search.id });
    expect(await world.db.$count(savedSearchMatches)).toBe(0);
    expect(await mailsAt(at("12T07:00"))).toEqual([]);
  });

  test("reads of it in Activity alone, when emails about searches are off", async () => {
    const { golfer } = await aSearcher("at-once", { emailSavedSearches: false });
    await aPost();
    expect(await mailsAt()).toEqual([]);
    expect(await world.notificationsFor(golfer)).toEqual(["search-matched"]);
  });
});

const close = (id: string) => world.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, id));
const suspend = (id: string) => world.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, id));
