/** @module-tag dialect */
import { describe, expect, test } from "vitest";
import { testWorld } from "../../testing.ts";
import { countListedPages, type ListedKind, listListedPages } from "./listed-pages.ts";

const world = testWorld();
const all = { limit: 10, offset: 0 };
const ids = async (kind: ListedKind) => (await listListedPages(world.anonymous(), kind, all)).map(({ id }) => id).toSorted();

describe("the listed pages", () => {
  test("are the public games that have not teed off", async () => {
    const host = await world.golfer();
    const later = await world.teeTime({ hostId: host.id, date: "2026-06-20" });
    const soon = await world.teeTime({ hostId: host.id });
    await world.teeTime({ isPublic: false });
    await world.teeTime({ status: "cancelled" });
    await world.teeTime({ date: "2026-06-10" });
    expect(await ids("games")).toEqual([soon.id, later.id].toSorted());
    expect(await countListedPages(world.anonymous(), "games")).toBe(2);
    expect(await listListedPages(world.anonymous(), "games", { limit: 1, offset: 1 })).toEqual([
      { id: later.id, changedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ]);
  });

  test("are the public profiles of golfers who are still here", async () => {
    const maya = await world.golfer();
    await world.golfer({ publicProfile: false });
    await world.golfer({ suspendedAt: new Date() });
    await world.golfer({ deletedAt: new Date() });
    expect(await ids("profiles")).toEqual([maya.id]);
    expect(await countListedPages(world.anonymous(), "profiles")).toBe(1);
  });

  test("are the courses that are not archived", async () => {
    const cypress = await world.course({ name: "Cypress Hollow" });
    await world.course({ name: "Gone Links", archivedAt: new Date() });
    expect(await ids("courses")).toEqual([cypress.id]);
  });
});
