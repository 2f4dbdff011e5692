import { guestRequests, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { setAdmin } from "./admin/set-admin.ts";
import { decideParticipation } from "./participation/decide-participation.ts";
import { cancelTeeTime } from "./tee-time/cancel-tee-time.ts";
import { editTeeTime } from "./tee-time/edit-tee-time.ts";
import { joinTeeTime } from "./tee-time/join-tee-time.ts";
import { testClub } from "./testing.ts";

const club = testClub();

const GAMES = 200;
const AT_ONCE = 20;

/** Runs one race a game, all games with one host, and says how each try ended: "ok" or the refusal's words. */
const outcomes = async (tries: Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(tries)).map((end) => (end.status === "fulfilled" ? "ok" : String(end.reason.message)));

const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** Games whose counters differ from a recount, or that hold more players than spots. */
const wrongGames = async (): Promise<number> => {
  const confirmed = sql`((select count(*) from ${teeTimeParticipants} p where p.tee_time_id = ${teeTimes.id} and p.status = 'confirmed') + (select count(*) from ${guestRequests} g where g.tee_time_id = ${teeTimes.id} and g.status = 'approved'))`;
  const pending = sql`((select count(*) from ${teeTimeParticipants} p where p.tee_time_id = ${teeTimes.id} and p.status = 'pending' and p.waitlisted_at is null and p.expired_at is null) + (select count(*) from ${guestRequests} g where g.tee_time_id = ${teeTimes.id} and g.status = 'pending'))`;
  return club.db.$count(
    teeTimes,
    sql`${confirmed} + 1 > ${teeTimes.totalSlots} or ${confirmed} <> ${teeTimes.confirmedCount} or ${pending} <> ${teeTimes.pendingCount}`,
  );
};

test("twenty approvals at once for one free spot: one succeeds, in each of two hundred games", { timeout: 240_000 }, async () => {
  const host = await club.aGolfer();
  const courseId = (await club.aCourse()).id;
  const golfers = await times(AT_ONCE, () => club.aGolfer());
  for (let game = 0; game < GAMES; game++) {
    const teeTime = await club.aTeeTime({ hostId: host.id, courseId, totalSlots: 2 });
    const rows = golfers.map(({ id }) => ({ teeTimeId: teeTime.id, userId: id }));
    const asked = await club.db.insert(teeTimeParticipants).values(rows).returning({ id: teeTimeParticipants.id });
    const ends = await outcomes(
      asked.map(({ id }) => decideParticipation(club.as(host), { participantId: id, status: "confirmed" })),
    );
    expect(ends.filter((end) => end === "ok")).toHaveLength(1);
    expect(ends.filter((end) => end === "No spots left")).toHaveLength(AT_ONCE - 1);
  }
  expect(await wrongGames()).toBe(0);
});

test("twenty requests at once by one golfer leave one row", { timeout: 120_000 }, async () => {
  const golfer = await club.aGolfer();
  const courseId = (await club.aCourse()).id;
  const hostId = (await club.aGolfer()).id;
  for (let game = 0; game < 50; game++) {
    const teeTime = await club.aTeeTime({ courseId, hostId });
    const ends = await outcomes(Array.from({ length: AT_ONCE }, () => joinTeeTime(club.as(golfer), { teeTimeId: teeTime.id })));
    expect(ends.filter((end) => end === "ok")).toHaveLength(1);
    expect(ends.filter((end) => end === "You have already requested to join")).toHaveLength(AT_ONCE - 1);
    expect(await club.db.$count(teeTimeParticipants, eq(teeTimeParticipants.teeTimeId, teeTime.id))).toBe(1);
  }
});

test("nobody gains a spot in a game that is being cancelled", { timeout: 120_000 }, async () => {
  const host = await club.aGolfer();
  const courseId = (await club.aCourse()).id;
  const golfer = await club.aGolfer();
  for (let game = 0; game < 300; game++) {
    const teeTime = await club.aTeeTime({ hostId: host.id, courseId });
    const participantId = await club.aRequest(teeTime, golfer);
    const approve = () => decideParticipation(club.as(host), { participantId, status: "confirmed" });
    const cancel = () => cancelTeeTime(club.as(host), { teeTimeId: teeTime.id });
    const [cancelled, approved] = await outcomes([cancel(), approve()]);
    expect(cancelled).toBe("ok");
    expect(["ok", "This tee time was cancelled"]).toContain(approved);
    // Whoever was approved was so before the cancellation, and was told of it as a confirmed player.
    const told = await club.newsFor(golfer);
    expect(told.at(-1)).toBe("tee-time-cancelled");
  }
});

test("a group that shrinks while a player is approved never holds more than its size", { timeout: 120_000 }, async () => {
  const host = await club.aGolfer();
  const courseId = (await club.aCourse()).id;
  const golfers = await times(3, () => club.aGolfer());
  for (let game = 0; game < 300; game++) {
    const teeTime = await club.aTeeTime({ hostId: host.id, courseId, totalSlots: 4 });
    const [first, second, third] = golfers;
    if (!first || !second || !third) throw new Error("three golfers were made");
    await club.aRequest(teeTime, first, "confirmed");
    await club.aRequest(teeTime, second, "confirmed");
    const participantId = await club.aRequest(teeTime, third);
    const ends = await outcomes([
      editTeeTime(club.as(host), { teeTimeId: teeTime.id, totalSlots: 3 }),
      decideParticipation(club.as(host), { participantId, status: "confirmed" }),
    ]);
    expect(ends.filter((end) => end === "ok")).toHaveLength(1);
  }
  expect(await wrongGames()).toBe(0);
});

test("of approving and declining the same request at once, one is the answer and the other hears of it", async () => {
  const host = await club.aGolfer();
  const courseId = (await club.aCourse()).id;
  const golfer = await club.aGolfer();
  for (let game = 0; game < 100; game++) {
    const participantId = await club.aRequest(await club.aTeeTime({ hostId: host.id, courseId }), golfer);
    const decide = (status: "confirmed" | "declined") =>
      decideParticipation(club.as(host), { participantId, status, from: "pending" });
    const [approved, declined] = await outcomes([decide("confirmed"), decide("declined")]);
    expect([approved, declined].sort()).toEqual(["This request has changed meanwhile", "ok"]);
    const [request] = await club.db.select().from(teeTimeParticipants).where(eq(teeTimeParticipants.id, participantId));
    expect(request?.status).toBe(approved === "ok" ? "confirmed" : "declined");
  }
  expect(await wrongGames()).toBe(0);
});

test("two admins who demote each other at once leave one admin", async () => {
  for (let round = 0; round < 100; round++) {
    await club.db.update(users).set({ isAdmin: false });
    const [maya, jonas] = [await club.aGolfer({ isAdmin: true }), await club.aGolfer({ isAdmin: true })];
    const demote = (by: { id: string }, whom: { id: string }) =>
      setAdmin(club.as({ ...by, isAdmin: true }), { userId: whom.id, isAdmin: false });
    const ends = await outcomes([demote(maya, jonas), demote(jonas, maya)]);
    expect(ends.filter((end) => end === "ok")).toHaveLength(1);
    expect(await club.db.$count(users, eq(users.isAdmin, true))).toBe(1);
  }
});

test("the database itself refuses an overbooked group and a host as a player", async () => {
  const host = await club.aGolfer();
  const teeTime = await club.aTeeTime({ hostId: host.id, totalSlots: 2 });
  await club.aRequest(teeTime, await club.aGolfer(), "confirmed");
  await expect(club.aRequest(teeTime, await club.aGolfer(), "confirmed")).rejects.toMatchObject({ cause: { code: "23514" } });
  await expect(club.aRequest(teeTime, host)).rejects.toMatchObject({ cause: { code: "23514" } });
});
