import { savedSearchMatches } from "@fourball/db/schema/index";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { at, savedSearchScene } from "../../testing/scenes/saved-search-scene.ts";
import { NOW, testWorld } from "../../testing.ts";
import { changeSavedSearch, deleteSavedSearch } from "./change-saved-search.ts";
import { saveSearch } from "./save-search.ts";
import { switchByLink } from "./switch-search.ts";

const world = testWorld();
const { aSearcher, aPost, mailsAt, runJobsAt, theCourse, linkOf } = savedSearchScene(world);

describe("a message about a saved search", () => {
  test("comes once a day, at seven on the golfer's clock, with five games and how many more", async () => {
    const { golfer } = await aSearcher("daily", { timeZone: "America/New_York" });
    for (const _ of Array(7)) await aPost();
    expect(await mailsAt()).toEqual([]);
    expect(await mailsAt(at("12T03:59"))).toEqual([]);
    expect(await mailsAt(at("12T04:00"))).toEqual([`${golfer.email}: 7 games for you`]);
    const [mail] = world.mails;
    expect(mail?.text.match(/Cypress Hollow/g)).toHaveLength(5);
    expect(mail?.text).toContain("And 2 more.");
    expect(mail?.text).toContain("/marketplace?mood=casual&filter=nearby&radius=50");
    await aPost();
    expect(await mailsAt(at("12T12:00"))).toEqual([]);
    expect(await mailsAt(at("13T04:00"))).toHaveLength(1);
  });

  test("comes once a week, on Thursday at eight", async () => {
    await aSearcher("weekly");
    await aPost({ date: "2026-06-30" });
    expect(await mailsAt(at("11T08:01"))).toEqual([]);
    expect(await mailsAt(at("18T07:59"))).toEqual([]);
    expect(await mailsAt(at("18T08:00"))).toHaveLength(1);
  });

  test.each(["at-once", "daily", "weekly"] as const)("%s waits for the end of the quiet hours", async (frequency) => {
    await aSearcher(frequency);
    await aPost({ date: "2026-06-30" });
    await runJobsAt(at("17T23:00"));
    await world.db.update(savedSearchMatches).set({ dueAt: new Date(at("18T21:59").epochMilliseconds) });
    expect(await mailsAt(at("18T22:00"))).toEqual([]);
    expect(await mailsAt(at("19T06:59"))).toEqual([]);
    expect(await mailsAt(at("19T07:00"))).toHaveLength(1);
  });

  test("comes at ten in the evening where the golfer's quiet hours begin later, or at any hour without them", async () => {
    await aSearcher("at-once", { quietFrom: "23:00", quietTo: "06:00" });
    await aSearcher("at-once", { quietFrom: null, quietTo: null });
    await aPost({ date: "2026-06-30" });
    await runJobsAt(at("17T22:30"));
    expect(await mailsAt(at("17T22:30"))).toHaveLength(2);
    await aPost({ date: "2026-06-30" });
    expect(await mailsAt(at("17T23:30"))).toHaveLength(1);
    expect(await mailsAt(at("18T05:59"))).toEqual([]);
    expect(await mailsAt(at("18T06:00"))).toHaveLength(1);
  });

  test("waits in the mail too, when the quiet hours began while it could not be sent", async () => {
    await aSearcher();
    await aPost();
    await runJobsAt(at("11T21:59"));
    await world.post({ email: { send: () => Promise.reject(new Error("no mail server")) } });
    await world.db.execute(sql`update notification_deliveries set due_at = now() - interval '1 minute'`);
    expect(await mailsAt(at("11T22:01"))).toEqual([]);
    await world.db.execute(sql`update notification_deliveries set due_at = now() - interval '1 minute'`);
    expect(await mailsAt(at("12T07:00"))).toHaveLength(1);
  });

  test("keeps to the clock of the latest course, where the golfer's isn't known", async () => {
    const { golfer } = await aSearcher("daily", { timeZone: null });
    const home = await world.course({ timeZone: "Pacific/Honolulu" });
    await world.teeTime({ hostId: golfer.id, courseId: home.id, date: "2026-06-04", status: "completed" });
    await aPost();
    await runJobsAt(NOW);
    expect(await mailsAt(at("12T09:59"))).toEqual([]);
    expect(await mailsAt(at("12T10:00"))).toHaveLength(1);
  });

  test("comes as often as the golfer says later", async () => {
    const { golfer, search } = await aSearcher("weekly");
    await aPost();
    await runJobsAt(NOW);
    await changeSavedSearch(world.as(golfer), { id: search.id, frequency: "at-once" });
    expect(await mailsAt(NOW)).toHaveLength(1);
  });

  test("comes once after a week without the server", async () => {
    const { golfer } = await aSearcher("daily");
    await aPost({ date: "2026-06-30" });
    await runJobsAt(NOW);
    expect(await mailsAt(at("19T23:00"))).toEqual([]);
    expect(await mailsAt(at("20T10:00"))).toEqual([`${golfer.email}: A game for you: Cypress Hollow`]);
    expect(await mailsAt(at("21T10:00"))).toEqual([]);
  });
});

describe("the weekly email", () => {
  test("and a weekly search don't both tell of one game", { tags: "race" }, async () => {
    const { golfer } = await aSearcher("weekly", { marketingOptInAt: new Date("2026-06-01") });
    const home = await theCourse();
    await world.teeTime({ hostId: golfer.id, courseId: home.id, date: "2026-06-04", status: "completed" });
    await runJobsAt(NOW);
    await aPost({ date: "2026-06-20" });
    await aPost({ date: "2026-06-21", mood: "learning" });
    await runJobsAt(at("16T12:00"));
    await Promise.all([1, 2, 3].map(() => runJobsAt(at("18T08:00"))));
    await world.post();
    const sent = world.mails.flatMap(({ text }) => text.match(/June 2\d/g) ?? []);
    expect(sent.sort()).toEqual(["June 20", "June 21"]);
  });
});

describe("the link of a message", () => {
  test("turns that one search off and on again, without signing in", async () => {
    const { golfer, search } = await aSearcher();
    await aPost();
    await mailsAt();
    const link = linkOf(search);
    await saveSearch(world.as(golfer), { filter: { q: "hollow" }, frequency: "at-once" });
    const stopped = await switchByLink(world.anonymous(), { ...link, isOn: false });
    expect(stopped).toEqual({ filter: search.filter, nearName: "Monterey", courseName: null, isOn: false });
    await aPost();
    expect(await mailsAt(NOW.add({ hours: 1 }))).toEqual([`${golfer.email}: A game for you: Cypress Hollow`]);
    expect(world.mails[0]?.text).toContain("Games matching “hollow”");
    expect(await switchByLink(world.anonymous(), { ...link, isOn: true })).toEqual({ ...stopped, isOn: true });
    expect(await mailsAt(NOW.add({ hours: 2 }))).toEqual([]);
  });

  test("is of no other search, and of none that was deleted", async () => {
    const { golfer, search } = await aSearcher();
    const { search: other } = await aSearcher();
    await aPost();
    await mailsAt();
    const { token } = linkOf(search);
    const spent = "This link no longer works";
    await expect(switchByLink(world.anonymous(), { id: other.id, token, isOn: false })).rejects.toThrow(spent);
    await deleteSavedSearch(world.as(golfer), { id: search.id });
    await expect(switchByLink(world.anonymous(), { id: search.id, token, isOn: true })).rejects.toThrow(spent);
  });
});
