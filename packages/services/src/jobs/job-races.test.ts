/** @module-tag race */
import { notifications, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { atScale } from "@fourball/db/testing";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { getProfile } from "../discover/profile/get-profile.ts";
import { decideParticipation } from "../games/participation/decide-participation.ts";
import { getTeeTime } from "../games/tee-time/get-tee-time.ts";
import { handOver } from "../games/tee-time/hand-over.ts";
import { acceptOffer } from "../games/tee-time/waitlist/accept-offer.ts";
import { joinWaitlist } from "../games/tee-time/waitlist/join-waitlist.ts";
import { withdrawFromTeeTime } from "../games/tee-time/withdraw-from-tee-time.ts";
import { storedTeeTime } from "../testing/stored-tee-time.ts";
import { testWorld } from "../testing.ts";
import { runDueJobs } from "./run-due-jobs.ts";

const world = testWorld();

const OVER = Temporal.Instant.from("2026-06-12T19:30:00Z");

/** "ok" or the error message of each try. */
const outcomes = async (tries: Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(tries)).map((end) => (end.status === "fulfilled" ? "ok" : String(end.reason.message)));

const golfers = (count: number) => Promise.all(Array.from({ length: count }, () => world.golfer()));

describe("concurrent waitlist changes", () => {
  test("add each of twenty golfers once", async () => {
    const host = await world.golfer();
    const teeTime = await world.teeTime({ hostId: host.id, totalSlots: 2 });
    await world.request(teeTime, await world.golfer(), "confirmed");
    const all = await golfers(20);
    const twice = [...all, ...all].map((golfer) => joinWaitlist(world.as(golfer), { teeTimeId: teeTime.id }));
    const ends = await outcomes(twice);
    expect(ends.filter((end) => end === "ok")).toHaveLength(20);
    expect(ends.filter((end) => end === "You have already requested to join")).toHaveLength(20);
    expect(await storedTeeTime(world, teeTime)).toMatchObject({ confirmedCount: 1, pendingCount: 0 });
  });

  test("open exactly as many offers as spots when players leave at once", async () => {
    const courseId = (await world.course()).id;
    const hostId = (await world.golfer()).id;
    const [playing, waiting] = [await golfers(3), await golfers(5)];
    for (let game = 0; game < atScale({ embedded: 3, sample: 5, full: 20 }); game++) {
      const teeTime = await world.teeTime({ courseId, hostId });
      for (const golfer of playing) await world.request(teeTime, golfer, "confirmed");
      for (const golfer of waiting) await joinWaitlist(world.as(golfer), { teeTimeId: teeTime.id });
      await Promise.all(playing.map((golfer) => withdrawFromTeeTime(world.as(golfer), { teeTimeId: teeTime.id })));
      const offered = and(eq(teeTimeParticipants.teeTimeId, teeTime.id), isNotNull(teeTimeParticipants.offerExpiresAt));
      expect(await world.db.$count(teeTimeParticipants, offered)).toBe(3);
    }
  });

  test("let an offer be either taken or passed on, and offer the spot to the next golfer once", async () => {
    const courseId = (await world.course()).id;
    const hostId = (await world.golfer()).id;
    const [playing, first, second] = [await world.golfer(), await world.golfer(), await world.golfer()];
    for (let game = 0; game < atScale({ embedded: 3, sample: 10, full: 50 }); game++) {
      const teeTime = await world.teeTime({ courseId, hostId, totalSlots: 2 });
      const input = { teeTimeId: teeTime.id };
      await world.request(teeTime, playing, "confirmed");
      for (const golfer of [first, second]) await joinWaitlist(world.as(golfer), input);
      await withdrawFromTeeTime(world.as(playing), input);
      const [taken, passed] = await outcomes([acceptOffer(world.as(first), input), withdrawFromTeeTime(world.as(first), input)]);
      expect(passed).toBe("ok");
      expect(["ok", "Request not found"]).toContain(taken);
      expect(await storedTeeTime(world, teeTime)).toMatchObject({ confirmedCount: 0, pendingCount: 0 });
      const [next] = await world.db.select().from(teeTimeParticipants).where(eq(teeTimeParticipants.teeTimeId, teeTime.id));
      expect([next?.userId, next?.offerExpiresAt === null]).toEqual([second.id, false]);
    }
  });
});

describe("a handover", () => {
  test("keeps the counters and one host while a request is approved and a player leaves", async () => {
    const courseId = (await world.course()).id;
    const [host, heir, asking] = [await world.golfer(), await world.golfer(), await world.golfer()];
    for (let game = 0; game < atScale({ embedded: 3, sample: 10, full: 100 }); game++) {
      const teeTime = await world.teeTime({ courseId, hostId: host.id, totalSlots: 3 });
      const participantId = await world.request(teeTime, heir, "confirmed");
      const askingId = await world.request(teeTime, asking);
      const [handed, approved, left] = await outcomes([
        handOver(world.as(host), { teeTimeId: teeTime.id, participantId }),
        decideParticipation(world.as(host), { participantId: askingId, status: "confirmed" }),
        withdrawFromTeeTime(world.as(heir), { teeTimeId: teeTime.id }),
      ]);
      const stored = await storedTeeTime(world, teeTime);
      expect([handed, left].filter((end) => end === "ok")).toHaveLength(1);
      expect(stored.hostId).toBe(handed === "ok" ? heir.id : host.id);
      expect(stored).toMatchObject({ confirmedCount: approved === "ok" ? 1 : 0, pendingCount: approved === "ok" ? 0 : 1 });
    }
  });
});

describe("completing a round", () => {
  test("happens once when jobs and readers do it at once", { timeout: 120_000 }, async () => {
    const courseId = (await world.course()).id;
    const [host, player] = [await world.golfer(), await world.golfer()];
    const games = await Promise.all(Array.from({ length: 20 }, () => world.teeTime({ courseId, hostId: host.id })));
    for (const game of games) await world.request(game, player, "confirmed");
    world.clock.time = OVER;
    await Promise.all([
      ...Array.from({ length: 4 }, () => runDueJobs(world.anonymous())),
      ...[host, player].map(({ id }) => getProfile(world.anonymous(), { userId: id })),
      ...games.map(({ id }) => getTeeTime(world.as(player), { teeTimeId: id })),
    ]);
    await world.settled();
    expect(await world.db.$count(teeTimes, eq(teeTimes.status, "completed"))).toBe(20);
    expect(await world.db.$count(users, and(eq(users.id, host.id), eq(users.gamesHosted, 20)))).toBe(1);
    expect(await world.db.$count(users, and(eq(users.id, player.id), eq(users.gamesPlayed, 20)))).toBe(1);
    expect(await world.db.$count(notifications, sql`${notifications.content} ->> 'kind' = 'round-over'`)).toBe(40);
  });
});
