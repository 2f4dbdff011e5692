/** @module-tag race */
import { guestRequests, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { atScale } from "@fourball/db/testing";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { setAdmin } from "../../admin/set-admin.ts";
import { testWorld } from "../../testing.ts";
import { cancelTeeTime } from "../tee-time/cancel-tee-time.ts";
import { dropFriend } from "../tee-time/drop-friend.ts";
import { editTeeTime } from "../tee-time/edit-tee-time.ts";
import { joinTeeTime } from "../tee-time/join-tee-time.ts";
import { decideParticipation } from "./decide-participation.ts";

const world = testWorld();

const AT_ONCE = 20;
const GAMES = atScale({ embedded: 3, sample: 10, full: 200 });

/** "ok" or the error message of each try. */
const outcomes = async (tries: Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(tries)).map((end) => (end.status === "fulfilled" ? "ok" : String(end.reason.message)));

const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** Games whose counters differ from a recount, or that hold more players than spots. */
const wrongGames = async (): Promise<number> => {
  const confirmed = sql`((select coalesce(sum(1 + cardinality(p.friends)), 0) from ${teeTimeParticipants} p where p.tee_time_id = ${teeTimes.id} and p.status = 'confirmed') + (select count(*) from ${guestRequests} g where g.tee_time_id = ${teeTimes.id} and g.status = 'approved'))`;
  const pending = sql`((select count(*) from ${teeTimeParticipants} p where p.tee_time_id = ${teeTimes.id} and p.status = 'pending' and p.waitlisted_at is null and p.expired_at is null) + (select count(*) from ${guestRequests} g where g.tee_time_id = ${teeTimes.id} and g.status = 'pending'))`;
  return world.db.$count(
    teeTimes,
    sql`${confirmed} + 1 > ${teeTimes.totalSlots} or ${confirmed} <> ${teeTimes.confirmedCount} or ${pending} <> ${teeTimes.pendingCount}`,
  );
};

describe("concurrent requests and decisions", () => {
  test("approve one of twenty for one open spot", { timeout: 240_000 }, async () => {
    const host = await world.golfer();
    const courseId = (await world.course()).id;
    const golfers = await times(AT_ONCE, () => world.golfer());
    for (let game = 0; game < GAMES; game++) {
      const teeTime = await world.teeTime({ hostId: host.id, courseId, totalSlots: 2 });
      const rows = golfers.map(({ id }) => ({ teeTimeId: teeTime.id, userId: id }));
      const asked = await world.db.insert(teeTimeParticipants).values(rows).returning({ id: teeTimeParticipants.id });
      const ends = await outcomes(
        asked.map(({ id }) => decideParticipation(world.as(host), { participantId: id, status: "confirmed" })),
      );
      expect(ends.filter((end) => end === "ok")).toHaveLength(1);
      expect(ends.filter((end) => end === "No spots left")).toHaveLength(AT_ONCE - 1);
    }
    expect(await wrongGames()).toBe(0);
  });

  test("never approve golfers with friends for more spots than there are", { timeout: 240_000 }, async () => {
    const host = await world.golfer();
    const courseId = (await world.course()).id;
    const golfers = await times(6, () => world.golfer());
    for (let game = 0; game < GAMES; game++) {
      const teeTime = await world.teeTime({ hostId: host.id, courseId });
      const ids = [];
      for (const [place, golfer] of golfers.entries())
        ids.push(await world.request(teeTime, golfer, "pending", Array(place % 3).fill("Robin")));
      const ends = await outcomes(
        ids.map((participantId) => decideParticipation(world.as(host), { participantId, status: "confirmed" })),
      );
      for (const end of ends) expect(end).toMatch(/^(ok|No spots left|This request needs \d spots and \d (is|are) open)$/);
    }
    expect(await wrongGames()).toBe(0);
  });

  test("approve one of two golfers with a friend for the last two spots", { timeout: 120_000 }, async () => {
    const host = await world.golfer();
    const courseId = (await world.course()).id;
    const golfers = await times(2, () => world.golfer());
    for (let game = 0; game < GAMES; game++) {
      const teeTime = await world.teeTime({ hostId: host.id, courseId, totalSlots: 3 });
      const ids = await Promise.all(golfers.map((golfer) => world.request(teeTime, golfer, "pending", ["Robin"])));
      const ends = await outcomes(
        ids.map((participantId) => decideParticipation(world.as(host), { participantId, status: "confirmed" })),
      );
      expect(ends.sort()).toEqual(["No spots left", "ok"]);
    }
    expect(await wrongGames()).toBe(0);
  });

  test("give a friend's spot away only once the friend is off", { timeout: 120_000 }, async () => {
    const [host, jonas, ines] = [await world.golfer(), await world.golfer(), await world.golfer()];
    const courseId = (await world.course()).id;
    for (let game = 0; game < GAMES; game++) {
      const teeTime = await world.teeTime({ hostId: host.id, courseId, totalSlots: 3 });
      await world.request(teeTime, jonas, "confirmed", ["Robin"]);
      const participantId = await world.request(teeTime, ines);
      const [dropped, approved] = await outcomes([
        dropFriend(world.as(jonas), { teeTimeId: teeTime.id, friend: "Robin" }),
        decideParticipation(world.as(host), { participantId, status: "confirmed" }),
      ]);
      expect(dropped).toBe("ok");
      expect(["ok", "No spots left"]).toContain(approved);
    }
    expect(await wrongGames()).toBe(0);
  });

  test("take a friend off once when the golfer says so twenty times", { timeout: 120_000 }, async () => {
    const jonas = await world.golfer();
    const teeTime = await world.teeTime();
    await world.request(teeTime, jonas, "confirmed", ["Robin"]);
    const drop = () => dropFriend(world.as(jonas), { teeTimeId: teeTime.id, friend: "Robin" });
    const ends = await outcomes(Array.from({ length: AT_ONCE }, drop));
    expect(ends.filter((end) => end === "ok")).toHaveLength(1);
    expect(await wrongGames()).toBe(0);
  });

  test("leave one row when one golfer asks twenty times", { timeout: 120_000 }, async () => {
    const golfer = await world.golfer();
    const courseId = (await world.course()).id;
    const hostId = (await world.golfer()).id;
    for (let game = 0; game < atScale({ embedded: 3, sample: 10, full: 50 }); game++) {
      const teeTime = await world.teeTime({ courseId, hostId });
      const ends = await outcomes(
        Array.from({ length: AT_ONCE }, () => joinTeeTime(world.as(golfer), { teeTimeId: teeTime.id })),
      );
      expect(ends.filter((end) => end === "ok")).toHaveLength(1);
      expect(ends.filter((end) => end === "You have already requested to join")).toHaveLength(AT_ONCE - 1);
      expect(await world.db.$count(teeTimeParticipants, eq(teeTimeParticipants.teeTimeId, teeTime.id))).toBe(1);
    }
  });

  test("give no spot in a game that is being cancelled", { timeout: 120_000 }, async () => {
    const host = await world.golfer();
    const courseId = (await world.course()).id;
    const golfer = await world.golfer();
    for (let game = 0; game < atScale({ embedded: 3, sample: 10, full: 300 }); game++) {
      const teeTime = await world.teeTime({ hostId: host.id, courseId });
      const participantId = await world.request(teeTime, golfer);
      const approve = () => decideParticipation(world.as(host), { participantId, status: "confirmed" });
      const cancel = () => cancelTeeTime(world.as(host), { teeTimeId: teeTime.id });
      const [cancelled, approved] = await outcomes([cancel(), approve()]);
      expect(cancelled).toBe("ok");
      expect(["ok", "This tee time was cancelled"]).toContain(approved);
      // An approval came before the cancellation, so the golfer was notified as a confirmed player.
      const received = await world.notificationsFor(golfer);
      expect(received.at(-1)).toBe("tee-time-cancelled");
    }
  });

  test("never exceed the size of a group that shrinks", { timeout: 120_000 }, async () => {
    const host = await world.golfer();
    const courseId = (await world.course()).id;
    const golfers = await times(3, () => world.golfer());
    for (let game = 0; game < atScale({ embedded: 3, sample: 10, full: 300 }); game++) {
      const teeTime = await world.teeTime({ hostId: host.id, courseId, totalSlots: 4 });
      const [first, second, third] = golfers;
      if (!first || !second || !third) throw new Error("three golfers were made");
      await world.request(teeTime, first, "confirmed");
      await world.request(teeTime, second, "confirmed");
      const participantId = await world.request(teeTime, third);
      const ends = await outcomes([
        editTeeTime(world.as(host), { teeTimeId: teeTime.id, totalSlots: 3 }),
        decideParticipation(world.as(host), { participantId, status: "confirmed" }),
      ]);
      expect(ends.filter((end) => end === "ok")).toHaveLength(1);
    }
    expect(await wrongGames()).toBe(0);
  });

  test("give one answer when a request is approved and declined", async () => {
    const host = await world.golfer();
    const courseId = (await world.course()).id;
    const golfer = await world.golfer();
    for (let game = 0; game < atScale({ embedded: 3, sample: 10, full: 100 }); game++) {
      const participantId = await world.request(await world.teeTime({ hostId: host.id, courseId }), golfer);
      const decide = (status: "confirmed" | "declined") =>
        decideParticipation(world.as(host), { participantId, status, from: "pending" });
      const [approved, declined] = await outcomes([decide("confirmed"), decide("declined")]);
      expect([approved, declined].sort()).toEqual(["This request has changed since you opened it", "ok"]);
      const [request] = await world.db.select().from(teeTimeParticipants).where(eq(teeTimeParticipants.id, participantId));
      expect(request?.status).toBe(approved === "ok" ? "confirmed" : "declined");
    }
    expect(await wrongGames()).toBe(0);
  });

  test("leave one admin when two demote each other", async () => {
    for (let round = 0; round < atScale({ embedded: 3, sample: 10, full: 100 }); round++) {
      await world.db.update(users).set({ isAdmin: false });
      const [maya, jonas] = [await world.golfer({ isAdmin: true }), await world.golfer({ isAdmin: true })];
      const demote = (by: { id: string }, whom: { id: string }) =>
        setAdmin(world.as({ ...by, isAdmin: true }), { userId: whom.id, isAdmin: false });
      const ends = await outcomes([demote(maya, jonas), demote(jonas, maya)]);
      expect(ends.filter((end) => end === "ok")).toHaveLength(1);
      expect(await world.db.$count(users, eq(users.isAdmin, true))).toBe(1);
    }
  });
});

describe("database constraints", () => {
  test("refuse an overbooked group and a host as a player", async () => {
    const host = await world.golfer();
    const teeTime = await world.teeTime({ hostId: host.id, totalSlots: 2 });
    await world.request(teeTime, await world.golfer(), "confirmed");
    await expect(world.request(teeTime, await world.golfer(), "confirmed")).rejects.toMatchObject({ cause: { code: "23514" } });
    const crowd = world.request(await world.teeTime({ totalSlots: 2 }), await world.golfer(), "confirmed", ["Robin"]);
    await expect(crowd).rejects.toMatchObject({ cause: { code: "23514" } });
    await expect(world.request(teeTime, host)).rejects.toMatchObject({ cause: { code: "23514" } });
  });
});
