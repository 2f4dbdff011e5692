import { describe, expect, test } from "vitest";
import { jobScene, OVER, TEE_OFF } from "../testing/scenes/job-scene.ts";
import { storedTeeTime } from "../testing/stored-tee-time.ts";
import { testWorld } from "../testing.ts";
import { findDueJobs, runDueJobs, runJob } from "./run-due-jobs.ts";

const world = testWorld();
const { runJobsAt, aGame, countersOf } = jobScene(world);

describe("the jobs that are due", () => {
  test("are those that have something to do, until they have done it", async () => {
    await aGame();
    world.clock.time = OVER;
    expect(await findDueJobs(world.anonymous())).toContain("completeGames");
    await runJobsAt(OVER);
    expect(await findDueJobs(world.anonymous())).toEqual([]);
  });
});

describe("due jobs", () => {
  test("run once across several processes", { tags: "race" }, async () => {
    const { host, player, asking, teeTime } = await aGame();
    await world.request(teeTime, asking);
    const runAllAt = async (time: Temporal.Instant) => {
      world.clock.time = time;
      await Promise.all(Array.from({ length: 5 }, () => runDueJobs(world.anonymous())));
      await world.settled();
    };
    await runAllAt(TEE_OFF.subtract({ hours: 20 }));
    await runAllAt(TEE_OFF.subtract({ hours: 1 }));
    await runAllAt(OVER);
    expect(await world.notificationsFor(player)).toEqual(["still-playing", "reminder", "round-over"]);
    expect(await world.notificationsFor(asking)).toEqual(["request-expired"]);
    expect([await countersOf(host), await countersOf(player)]).toEqual([
      { hosted: 1, played: 0 },
      { hosted: 0, played: 1 },
    ]);
  });

  test("stop when the server shuts down and continue on the next run", async () => {
    const { teeTime } = await aGame();
    world.clock.time = OVER;
    await runDueJobs(world.anonymous(), AbortSignal.abort());
    expect((await storedTeeTime(world, teeTime)).status).toBe("active");
    await runJobsAt(OVER);
    expect((await storedTeeTime(world, teeTime)).status).toBe("completed");
  });

  test("complete a game even if a follow-up of another game fails", async () => {
    const { teeTime } = await aGame();
    const failing = {
      ...world.anonymous(),
      bus: { ...world.anonymous().bus, publish: async () => Promise.reject(new Error("away")) },
    };
    const failures: unknown[] = [];
    const later = (work: () => Promise<void>) => void work().catch((error) => failures.push(error));
    const other = await aGame();
    world.clock.time = OVER;
    await runDueJobs({ ...failing, later });
    for (const game of [teeTime, other.teeTime]) expect((await storedTeeTime(world, game)).status).toBe("completed");
    expect(failures.length).toBeGreaterThan(1);
  });

  test("run each of very many items once, and go on after those that fail", async () => {
    const due = new Set(["a", "b", "c", "d", "e"]);
    const ran: string[] = [];
    const job = {
      find: async () => [...due].slice(0, 2).map((id) => ({ id })),
      run: async (_: unknown, id: string) => {
        ran.push(id);
        if (id === "b") throw new Error("away");
        due.delete(id);
      },
    };
    await runJob("aJob", job, { ...world.anonymous(), later: () => undefined }, undefined);
    expect(ran).toEqual(["a", "b", "c", "d", "e"]);
    expect([...due]).toEqual(["b"]);
  });
});
