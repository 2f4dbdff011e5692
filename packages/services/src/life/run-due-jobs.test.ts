import { outbox, teeTimeParticipants, users } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { say } from "../chat/say.ts";
import { getDashboardStats } from "../dashboard/get-dashboard-stats.ts";
import { listHosted } from "../dashboard/list-hosted.ts";
import { listJoined } from "../dashboard/list-joined.ts";
import { getProfile } from "../profile/get-profile.ts";
import { cancelTeeTime } from "../tee-time/cancel-tee-time.ts";
import { editTeeTime } from "../tee-time/edit-tee-time.ts";
import { getTeeTime } from "../tee-time/get-tee-time.ts";
import { joinTeeTime } from "../tee-time/join-tee-time.ts";
import { NOW, storedTeeTime, testClub } from "../testing.ts";
import { runDueJobs } from "./run-due-jobs.ts";

const club = testClub();

/** Half past seven tomorrow in California. */
const TEE_OFF = Temporal.Instant.from("2026-06-12T14:30:00Z");
const OVER = TEE_OFF.add({ hours: 5 });

const runJobsAt = async (time: Temporal.Instant) => {
  club.clock.time = time;
  await runDueJobs(club.anonymous());
  await club.settled();
};

async function aGame() {
  const [host, player, asking] = [await club.aGolfer(), await club.aGolfer(), await club.aGolfer()];
  const teeTime = await club.aTeeTime({ hostId: host.id });
  await club.aRequest(teeTime, player, "confirmed");
  return { host, player, asking, teeTime, teeTimeId: teeTime.id };
}

const countersOf = async ({ id }: { id: string }) => {
  const [golfer] = await club.db.select().from(users).where(eq(users.id, id));
  return golfer && { hosted: golfer.gamesHosted, played: golfer.gamesPlayed };
};

test("the host is reminded once, when three quarters of the time to answer have passed", async () => {
  const { host, asking, teeTimeId } = await aGame();
  await joinTeeTime(club.as(asking), { teeTimeId });
  await runJobsAt(NOW.add({ hours: 4, minutes: 29 }));
  expect(await club.newsFor(host)).not.toContain("answer-due");
  for (const minutes of [30, 31]) await runJobsAt(NOW.add({ hours: 4, minutes }));
  expect((await club.newsFor(host)).filter((kind) => kind === "answer-due")).toHaveLength(1);
});

test("a tee-off that moves gives the host new time to answer", async () => {
  const { host, asking, teeTimeId } = await aGame();
  expect((await joinTeeTime(club.as(asking), { teeTimeId })).answerDueAt).toBe("2026-06-11T21:00:00.000Z");
  await editTeeTime(club.as(host), { teeTimeId, date: "2026-06-20" });
  const [request] = await club.db.select().from(teeTimeParticipants).where(eq(teeTimeParticipants.userId, asking.id));
  expect(request?.answerDueAt?.toISOString()).toBe("2026-06-13T00:00:00.000Z");
});

test("everyone who plays is reminded the day before, and again within three hours of tee-off", async () => {
  const { host, player, asking, teeTime } = await aGame();
  await club.aRequest(teeTime, asking);
  for (const hours of [23, 22, 3, 2]) await runJobsAt(TEE_OFF.subtract({ hours }));
  for (const golfer of [host, player]) expect(await club.newsFor(golfer)).toEqual(["reminder", "reminder"]);
  expect(await club.newsFor(asking)).toEqual([]);
  const rows = await club.db.select().from(outbox).where(eq(outbox.recipientId, player.id)).orderBy(outbox.createdAt);
  expect(rows.map(({ news }) => news.kind === "reminder" && news.when)).toEqual(["day-before", "soon"]);
});

test("a tee-off that moved is told of anew, and a host whom nobody joined needs no telling", async () => {
  const { host, player, teeTimeId } = await aGame();
  const alone = await club.aTeeTime();
  await runJobsAt(TEE_OFF.subtract({ hours: 20 }));
  await editTeeTime(club.as(host), { teeTimeId, time: "08:30" });
  await runJobsAt(TEE_OFF.subtract({ hours: 19 }));
  expect(await club.newsFor(player)).toEqual(["reminder", "tee-time-edited", "reminder"]);
  expect(await club.newsFor({ id: alone.hostId })).toEqual([]);
});

test("a request that nobody answered expires at tee-off, once, and no longer waits for the host", async () => {
  const { host, asking, teeTime } = await aGame();
  await club.aRequest(teeTime, asking);
  for (const minutes of [0, 1]) await runJobsAt(TEE_OFF.add({ minutes }));
  expect(await club.newsFor(asking)).toEqual(["request-expired"]);
  expect(await storedTeeTime(club, teeTime)).toMatchObject({ status: "active", confirmedCount: 1, pendingCount: 0 });
  expect((await getDashboardStats(club.as(host))).requestsWaiting).toBe(0);
});

test("five hours after tee-off a round is completed: counters rise and everyone who played may rate it", async () => {
  const { host, player, asking, teeTime } = await aGame();
  await club.aRequest(teeTime, asking);
  await runJobsAt(OVER.subtract({ seconds: 1 }));
  expect((await storedTeeTime(club, teeTime)).status).toBe("active");
  for (const hours of [3, 4]) await runJobsAt(OVER.add({ hours }));
  const stored = await storedTeeTime(club, teeTime);
  expect([stored.status, stored.completedAt?.toISOString()]).toEqual(["completed", "2026-06-12T19:30:00.000Z"]);
  expect(await countersOf(host)).toEqual({ hosted: 1, played: 0 });
  expect(await countersOf(player)).toEqual({ hosted: 0, played: 1 });
  expect(await countersOf(asking)).toEqual({ hosted: 0, played: 0 });
  for (const golfer of [host, player]) expect(await club.newsFor(golfer)).toEqual(["round-over"]);
});

test("a round that nobody joined counts for nobody, and there is nobody to rate", async () => {
  const teeTime = await club.aTeeTime();
  await runJobsAt(OVER);
  expect((await storedTeeTime(club, teeTime)).status).toBe("completed");
  expect(await countersOf({ id: teeTime.hostId })).toEqual({ hosted: 0, played: 0 });
  expect(await club.newsFor({ id: teeTime.hostId })).toEqual([]);
});

test("a host who played with a guest has hosted, though there is no golfer to rate", async () => {
  const teeTime = await club.aTeeTime();
  const guest = { guestName: "Robin Vale", guestEmail: "robin@example.com", status: "approved" as const };
  await club.aGuestRequest({ teeTimeId: teeTime.id, ...guest });
  await runJobsAt(OVER);
  expect(await countersOf({ id: teeTime.hostId })).toEqual({ hosted: 1, played: 0 });
  expect(await club.newsFor({ id: teeTime.hostId })).toEqual([]);
});

test("a cancelled game is neither completed nor counted", async () => {
  const { host, teeTime, teeTimeId } = await aGame();
  await cancelTeeTime(club.as(host), { teeTimeId });
  await runJobsAt(OVER);
  expect((await storedTeeTime(club, teeTime)).status).toBe("cancelled");
  expect(await countersOf(host)).toEqual({ hosted: 0, played: 0 });
});

test("after weeks without a server all is made good at once, without asking for what can no longer be given", async () => {
  const { host, player, asking, teeTime } = await aGame();
  await club.aRequest(teeTime, asking);
  await runJobsAt(OVER.add({ hours: 24 * 15 }));
  const stored = await storedTeeTime(club, teeTime);
  expect([stored.status, stored.completedAt?.toISOString()]).toEqual(["completed", "2026-06-12T19:30:00.000Z"]);
  expect(await club.newsFor(asking)).toEqual(["request-expired"]);
  for (const golfer of [host, player]) expect(await club.newsFor(golfer)).toEqual([]);
});

test("whoever looks finds a round completed, though no job ran yet", async () => {
  const { host, player, teeTimeId } = await aGame();
  club.clock.time = OVER;
  expect((await getTeeTime(club.as(await club.aGolfer()), { teeTimeId })).status).toBe("completed");
  expect((await listHosted(club.as(host))).map(({ status }) => status)).toEqual(["completed"]);
  expect((await listJoined(club.as(player))).map(({ teeTime }) => teeTime.status)).toEqual(["completed"]);
});

test("a profile counts a round that is over, though no job ran yet", async () => {
  const { host, player } = await aGame();
  club.clock.time = OVER;
  expect(await getProfile(club.anonymous(), { userId: host.id })).toMatchObject({ gamesHosted: 1 });
  expect(await getProfile(club.anonymous(), { userId: player.id })).toMatchObject({ gamesPlayed: 1 });
});

test("players talk on after a round is completed, until two days after tee-off", async () => {
  const { player, teeTimeId } = await aGame();
  await runJobsAt(OVER);
  const words = { teeTimeId, message: "Same time next week?" };
  expect(await say(club.as(player), words)).toMatchObject({ message: words.message });
  club.clock.time = TEE_OFF.add({ hours: 48 });
  await expect(say(club.as(player), words)).rejects.toThrow("This chat is closed");
});

test("a completed round is neither edited, cancelled nor joined", async () => {
  const { host, asking, teeTimeId } = await aGame();
  await runJobsAt(OVER);
  for (const tries of [
    () => editTeeTime(club.as(host), { teeTimeId, totalSlots: 3 }),
    () => cancelTeeTime(club.as(host), { teeTimeId }),
    () => joinTeeTime(club.as(asking), { teeTimeId }),
  ])
    await expect(tries()).rejects.toThrow("This tee time has already started");
});

test("several processes at once do each thing once", async () => {
  const { host, player, asking, teeTime } = await aGame();
  await club.aRequest(teeTime, asking);
  const runAllAt = async (time: Temporal.Instant) => {
    club.clock.time = time;
    await Promise.all(Array.from({ length: 5 }, () => runDueJobs(club.anonymous())));
    await club.settled();
  };
  await runAllAt(TEE_OFF.subtract({ hours: 20 }));
  await runAllAt(TEE_OFF.subtract({ hours: 1 }));
  await runAllAt(OVER);
  expect(await club.newsFor(player)).toEqual(["reminder", "reminder", "round-over"]);
  expect(await club.newsFor(asking)).toEqual(["request-expired"]);
  expect([await countersOf(host), await countersOf(player)]).toEqual([
    { hosted: 1, played: 0 },
    { hosted: 0, played: 1 },
  ]);
});

test("a server that stops leaves the rest to the next round", async () => {
  const { teeTime } = await aGame();
  club.clock.time = OVER;
  await runDueJobs(club.anonymous(), AbortSignal.abort());
  expect((await storedTeeTime(club, teeTime)).status).toBe("active");
  await runJobsAt(OVER);
  expect((await storedTeeTime(club, teeTime)).status).toBe("completed");
});

test("one game that cannot be settled does not keep the others from it", async () => {
  const { teeTime } = await aGame();
  const failing = {
    ...club.anonymous(),
    bus: { ...club.anonymous().bus, publish: async () => Promise.reject(new Error("away")) },
  };
  const failures: unknown[] = [];
  const later = (work: () => Promise<void>) => void work().catch((error) => failures.push(error));
  const other = await aGame();
  club.clock.time = OVER;
  await runDueJobs({ ...failing, later });
  for (const game of [teeTime, other.teeTime]) expect((await storedTeeTime(club, game)).status).toBe("completed");
  expect(failures.length).toBeGreaterThan(1);
});
