/** @module-tag dialect */
import { golfCourses, golferBlocks, teeTimes, users } from "@fourball/db/schema/index";
import { createTestDatabase, type TestDatabase } from "@fourball/db/testing";
import { testWorld } from "@fourball/services/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer } from "../support/start-test-server.ts";

const world = testWorld();
const LIST = "/api/tee-times?limit=12";

let empty: TestDatabase;
beforeAll(async () => {
  empty = await createTestDatabase();
});
afterAll(() => empty.close());

/** A database, by default an empty one, in the place of a replica, which claims what the test says. */
const aReplica = (hasReplayed: () => Promise<boolean>, { db } = empty) => ({
  replica: { db, primaryPosition: async () => "0/1", hasReplayed },
});

describe("a replica without the newest games", () => {
  test("never hides a golfer's own change, even where it claims to have all", async () => {
    await using server = await startTestServer(
      world,
      {},
      aReplica(async () => true),
    );
    const host = await world.golfer();
    const cookie = await server.signIn(host);
    const other = await server.signIn(await world.golfer());
    const list = async (headers: Record<string, string>) => {
      const answer = await server.call(LIST, { headers });
      return { games: await answer.json(), total: answer.headers.get("x-total-count") };
    };
    // Others do read the replica.
    await world.teeTime();
    expect(await list({ cookie: other })).toEqual({ games: [], total: "0" });
    const game = { courseId: (await world.course()).id, date: "2026-06-20", time: "09:00" };
    const posted = await server.call("/api/tee-times", { body: game, headers: { cookie } });
    expect(posted.status).toBe(201);
    const changed = posted.headers.getSetCookie().find((line) => line.startsWith("changed="));
    const own = await list({ cookie: `${cookie}; ${changed?.split(";")[0]}` });
    expect(own).toEqual({ games: [expect.anything(), expect.anything()], total: "2" });
    const refreshed = await list({ cookie: other, "cache-control": "no-cache" });
    expect(refreshed).toEqual({ games: [expect.anything(), expect.anything()], total: "2" });
  });

  test("is not read while it is behind, or away", async () => {
    for (const hasReplayed of [async () => false, () => Promise.reject(new Error("away"))]) {
      await using server = await startTestServer(world, {}, aReplica(hasReplayed));
      const game = await world.teeTime();
      const answer = await server.call(LIST, { as: await world.golfer() });
      expect(await answer.json()).toContainEqual(expect.objectContaining({ id: game.id }));
    }
  });

  test("changes nothing about blocks and the viewer's own part, which the primary answers", async () => {
    await using replica = await createTestDatabase();
    await using server = await startTestServer(
      world,
      {},
      aReplica(async () => true, replica),
    );
    const [viewer, host, other] = [await world.golfer(), await world.golfer(), await world.golfer()];
    const course = await world.course();
    const hidden = await world.teeTime({ courseId: course.id, hostId: host.id });
    const seen = await world.teeTime({ courseId: course.id, hostId: other.id });
    await replica.db.insert(users).values([viewer, host, other]);
    await replica.db.insert(golfCourses).values(course);
    await replica.db.insert(teeTimes).values([hidden, seen]);
    await world.db.insert(golferBlocks).values({ blockerId: host.id, blockedId: viewer.id });
    const cookie = await server.signIn(viewer);
    const listed = await (await server.call(LIST, { headers: { cookie } })).json();
    expect(listed).toEqual([expect.objectContaining({ id: seen.id })]);
    const detail = await server.call(`/api/tee-times/${seen.id}`, { headers: { cookie } });
    expect(detail.status).toBe(200);
  });
});
