import { outbox, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { decideParticipation } from "../participation/decide-participation.ts";
import { getProfile } from "../profile/get-profile.ts";
import { acceptOffer } from "../tee-time/accept-offer.ts";
import { getTeeTime } from "../tee-time/get-tee-time.ts";
import { handOver } from "../tee-time/hand-over.ts";
import { joinWaitlist } from "../tee-time/join-waitlist.ts";
import { withdrawFromTeeTime } from "../tee-time/withdraw-from-tee-time.ts";
import { storedTeeTime, testClub } from "../testing.ts";
import { runDueJobs } from "./run-due-jobs.ts";

const club = testClub();

const OVER = Temporal.Instant.from("2026-06-12T19:30:00Z");

/** How each try ended: "ok" or the refusal's words. */
const outcomes = async (tries: Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(tries)).map((end) => (end.status === "fulfilled" ? "ok" : String(end.reason.message)));

const golfers = (count: number) => Promise.all(Array.from({ length: count }, () => club.aGolfer()));

test("twenty golfers who step into line at once all stand in it, each once", async () => {
  const host = await club.aGolfer();
  const teeTime = await club.aTeeTime({ hostId: host.id, totalSlots: 2 });
  await club.aRequest(teeTime, await club.aGolfer(), "confirmed");
  const all = await golfers(20);
  const twice = [...all, ...all].map((golfer) => joinWaitlist(club.as(golfer), { teeTimeId: teeTime.id }));
  const ends = await outcomes(twice);
  expect(ends.filter((end) => end === "ok")).toHaveLength(20);
  expect(ends.filter((end) => end === "You have already requested to join")).toHaveLength(20);
  expect(await storedTeeTime(club, teeTime)).toMatchObject({ confirmedCount: 1, pendingCount: 0 });
});

test("players who leave at once open as many offers as spots, never more", async () => {
  const courseId = (await club.aCourse()).id;
  const hostId = (await club.aGolfer()).id;
  const [playing, inLine] = [await golfers(3), await golfers(5)];
  for (let game = 0; game < 20; game++) {
    const teeTime = await club.aTeeTime({ courseId, hostId });
    for (const golfer of playing) await club.aRequest(teeTime, golfer, "confirmed");
    for (const golfer of inLine) await joinWaitlist(club.as(golfer), { teeTimeId: teeTime.id });
    await Promise.all(playing.map((golfer) => withdrawFromTeeTime(club.as(golfer), { teeTimeId: teeTime.id })));
    const offered = and(eq(teeTimeParticipants.teeTimeId, teeTime.id), isNotNull(teeTimeParticipants.offerExpiresAt));
    expect(await club.db.$count(teeTimeParticipants, offered)).toBe(3);
  }
});

test("an offer that is taken and passed at once is one of the two, and the next in line is offered at most that spot", async () => {
  const courseId = (await club.aCourse()).id;
  const hostId = (await club.aGolfer()).id;
  const [playing, first, second] = [await club.aGolfer(), await club.aGolfer(), await club.aGolfer()];
  for (let game = 0; game < 50; game++) {
    const teeTime = await club.aTeeTime({ courseId, hostId, totalSlots: 2 });
    const input = { teeTimeId: teeTime.id };
    await club.aRequest(teeTime, playing, "confirmed");
    for (const golfer of [first, second]) await joinWaitlist(club.as(golfer), input);
    await withdrawFromTeeTime(club.as(playing), input);
    const [taken, passed] = await outcomes([acceptOffer(club.as(first), input), withdrawFromTeeTime(club.as(first), input)]);
    expect(passed).toBe("ok");
    expect(["ok", "Request not found"]).toContain(taken);
    expect(await storedTeeTime(club, teeTime)).toMatchObject({ confirmedCount: 0, pendingCount: 0 });
    const [next] = await club.db.select().from(teeTimeParticipants).where(eq(teeTimeParticipants.teeTimeId, teeTime.id));
    expect([next?.userId, next?.offerExpiresAt === null]).toEqual([second.id, false]);
  }
});

test("a game that is handed over while its host approves and a player leaves keeps its counters and one host", async () => {
  const courseId = (await club.aCourse()).id;
  const [host, heir, asking] = [await club.aGolfer(), await club.aGolfer(), await club.aGolfer()];
  for (let game = 0; game < 100; game++) {
    const teeTime = await club.aTeeTime({ courseId, hostId: host.id, totalSlots: 3 });
    const participantId = await club.aRequest(teeTime, heir, "confirmed");
    const askingId = await club.aRequest(teeTime, asking);
    const [handed, approved, left] = await outcomes([
      handOver(club.as(host), { teeTimeId: teeTime.id, participantId }),
      decideParticipation(club.as(host), { participantId: askingId, status: "confirmed" }),
      withdrawFromTeeTime(club.as(heir), { teeTimeId: teeTime.id }),
    ]);
    const stored = await storedTeeTime(club, teeTime);
    expect([handed, left].filter((end) => end === "ok")).toHaveLength(1);
    expect(stored.hostId).toBe(handed === "ok" ? heir.id : host.id);
    expect(stored).toMatchObject({ confirmedCount: approved === "ok" ? 1 : 0, pendingCount: approved === "ok" ? 0 : 1 });
  }
});

test("a round that jobs and readers find over at once is completed once", { timeout: 120_000 }, async () => {
  const courseId = (await club.aCourse()).id;
  const [host, player] = [await club.aGolfer(), await club.aGolfer()];
  const games = await Promise.all(Array.from({ length: 20 }, () => club.aTeeTime({ courseId, hostId: host.id })));
  for (const game of games) await club.aRequest(game, player, "confirmed");
  club.clock.time = OVER;
  await Promise.all([
    ...Array.from({ length: 4 }, () => runDueJobs(club.anonymous())),
    ...[host, player].map(({ id }) => getProfile(club.anonymous(), { userId: id })),
    ...games.map(({ id }) => getTeeTime(club.as(player), { teeTimeId: id })),
  ]);
  await club.settled();
  expect(await club.db.$count(teeTimes, eq(teeTimes.status, "completed"))).toBe(20);
  expect(await club.db.$count(users, and(eq(users.id, host.id), eq(users.gamesHosted, 20)))).toBe(1);
  expect(await club.db.$count(users, and(eq(users.id, player.id), eq(users.gamesPlayed, 20)))).toBe(1);
  expect(await club.db.$count(outbox, sql`${outbox.news} ->> 'kind' = 'round-over'`)).toBe(40);
});
