import { roundRatings, users } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runDueJobs } from "../life/run-due-jobs.ts";
import { getProfile } from "../profile/get-profile.ts";
import { testClub } from "../testing.ts";
import { getRoundRating } from "./get-round-rating.ts";
import { listOpenRatings } from "./list-open-ratings.ts";
import { rateGolfer } from "./rate-golfer.ts";

const club = testClub();

const OVER = Temporal.Instant.from("2026-06-12T19:30:00Z");
const CLOSED = OVER.add({ hours: 14 * 24 });
const stars = (count: number) => ({ playedTogether: true as const, stars: count });
const noShow = { playedTogether: false as const };

async function aRound() {
  const [host, player, other] = [await club.aGolfer(), await club.aGolfer(), await club.aGolfer()];
  const teeTime = await club.aTeeTime({ hostId: host.id });
  for (const golfer of [player, other]) await club.aRequest(teeTime, golfer, "confirmed");
  club.clock.time = OVER;
  const rate = (rater: { id: string }, ratee: { id: string }, verdict: ReturnType<typeof stars> | typeof noShow) =>
    rateGolfer(club.as(rater), { teeTimeId: teeTime.id, userId: ratee.id, verdict });
  const seenBy = (golfer: { id: string }) => getRoundRating(club.as(golfer), { teeTimeId: teeTime.id });
  return { host, player, other, teeTime, teeTimeId: teeTime.id, rate, seenBy };
}

const ratingOf = async ({ id }: { id: string }) => {
  const [golfer] = await club.db.select().from(users).where(eq(users.id, id));
  return golfer && [golfer.rating, golfer.ratingsCount, golfer.ratingsSum];
};
const runJobs = async () => {
  await runDueJobs(club.anonymous());
  await club.settled();
};

test("a round that is over shows everyone else who played it, the host first", async () => {
  const { host, player, other, seenBy } = await aRound();
  expect(await seenBy(player)).toMatchObject({
    isOpen: true,
    closesAt: CLOSED.toString(),
    golfers: [
      { userId: host.id, given: null, received: null },
      { userId: other.id, given: null, received: null },
    ],
  });
});

test("what was said stays hidden until the other has spoken", async () => {
  const { host, player, rate, seenBy } = await aRound();
  await rate(host, player, stars(5));
  expect((await seenBy(player)).golfers[0]?.received).toBeNull();
  expect(await ratingOf(player)).toEqual([0, 0, 0]);
  await rate(player, host, stars(4));
  expect((await seenBy(player)).golfers[0]).toMatchObject({ given: { stars: 4 }, received: { stars: 5 } });
  expect([await ratingOf(player), await ratingOf(host)]).toEqual([
    [5, 1, 5],
    [4, 1, 4],
  ]);
});

test("a rating is the mean of all stars received, to two decimals", async () => {
  const player = await club.aGolfer({ rating: 4.5, ratingsCount: 2, ratingsSum: 9 });
  const teeTime = await club.aTeeTime();
  await club.aRequest(teeTime, player, "confirmed");
  club.clock.time = OVER;
  const host = club.as({ id: teeTime.hostId });
  await rateGolfer(host, { teeTimeId: teeTime.id, userId: player.id, verdict: stars(5) });
  await rateGolfer(club.as(player), { teeTimeId: teeTime.id, userId: teeTime.hostId, verdict: stars(5) });
  expect(await ratingOf(player)).toEqual([4.67, 3, 14]);
});

test("a rating can be changed while it is hidden, and stands once it is revealed", async () => {
  const { host, player, rate } = await aRound();
  await rate(host, player, stars(2));
  await rate(host, player, stars(4));
  await rate(player, host, stars(3));
  expect(await ratingOf(player)).toEqual([4, 1, 4]);
  await expect(rate(host, player, stars(1))).rejects.toMatchObject({ code: "conflict", message: "This rating stands" });
});

test("whoever did not come gets no stars, and is not told so", async () => {
  const { host, player, rate, seenBy } = await aRound();
  await rate(host, player, noShow);
  await rate(player, host, stars(5));
  expect(await ratingOf(player)).toEqual([0, 0, 0]);
  expect((await seenBy(player)).golfers[0]?.received).toBeNull();
  expect((await seenBy(host)).golfers[0]?.given).toEqual({ playedTogether: false, stars: null });
});

test("after two weeks what was said is revealed, answered or not, and nothing more is taken", async () => {
  const { host, player, rate } = await aRound();
  await rate(host, player, stars(4));
  club.clock.time = CLOSED;
  await runJobs();
  await runJobs();
  expect(await ratingOf(player)).toEqual([4, 1, 4]);
  await expect(rate(player, host, stars(1))).rejects.toMatchObject({ message: "Ratings for this round are closed" });
});

test("whoever looks after two weeks finds it revealed, though no job ran yet", async () => {
  const { host, player, other, rate, seenBy } = await aRound();
  await rate(host, player, stars(4));
  await rate(host, other, stars(3));
  club.clock.time = CLOSED;
  expect(await getProfile(club.anonymous(), { userId: player.id })).toMatchObject({ rating: 4, ratingsCount: 1 });
  expect((await seenBy(other)).golfers[0]?.received).toEqual({ stars: 3 });
});

test("nobody rates before the round is over, nor themselves, nor whoever was not there", async () => {
  const { host, player, teeTime, rate } = await aRound();
  const asking = await club.aGolfer();
  await club.aRequest(teeTime, asking);
  await expect(rate(host, host, stars(5))).rejects.toMatchObject({ code: "invalid", message: "You cannot rate yourself" });
  await expect(rate(host, asking, stars(5))).rejects.toMatchObject({ code: "not_found" });
  await expect(rate(asking, host, stars(5))).rejects.toMatchObject({ code: "forbidden" });
  club.clock.time = OVER.subtract({ seconds: 1 });
  const next = await club.aTeeTime({ hostId: host.id, date: "2026-06-20" });
  await club.aRequest(next, player, "confirmed");
  const early = rateGolfer(club.as(host), { teeTimeId: next.id, userId: player.id, verdict: stars(5) });
  await expect(early).rejects.toThrow("This round is not over yet");
});

test("rounds with somebody left to rate are listed until all are rated", async () => {
  const { host, player, other, teeTimeId, rate } = await aRound();
  expect((await listOpenRatings(club.as(player))).map((round) => round.teeTimeId)).toEqual([teeTimeId]);
  await rate(player, host, stars(5));
  await rate(player, other, noShow);
  expect(await listOpenRatings(club.as(player))).toEqual([]);
  expect(await listOpenRatings(club.as(other))).toHaveLength(1);
  club.clock.time = CLOSED;
  expect(await listOpenRatings(club.as(other))).toEqual([]);
});

test("two golfers who rate each other at once both count, once, in each of fifty rounds", { timeout: 120_000 }, async () => {
  const [host, player] = [await club.aGolfer(), await club.aGolfer()];
  const courseId = (await club.aCourse()).id;
  for (let round = 0; round < 50; round++) {
    const completed = { status: "completed" as const, completedAt: new Date(OVER.epochMilliseconds) };
    const { id: teeTimeId } = await club.aTeeTime({ hostId: host.id, courseId, ...completed });
    await club.aRequest({ id: teeTimeId }, player, "confirmed");
    club.clock.time = OVER;
    await Promise.all([
      rateGolfer(club.as(host), { teeTimeId, userId: player.id, verdict: stars(4) }),
      rateGolfer(club.as(player), { teeTimeId, userId: host.id, verdict: stars(5) }),
    ]);
  }
  expect([await ratingOf(player), await ratingOf(host)]).toEqual([
    [4, 50, 200],
    [5, 50, 250],
  ]);
});

test("ratings that several processes close at once count once", async () => {
  const { host, player, other, rate } = await aRound();
  await rate(host, player, stars(4));
  await rate(other, player, stars(5));
  await rate(player, other, stars(3));
  club.clock.time = CLOSED;
  await Promise.all([runJobs(), runJobs(), runJobs(), getProfile(club.anonymous(), { userId: player.id })]);
  expect(await ratingOf(player)).toEqual([4.5, 2, 9]);
  expect(await ratingOf(other)).toEqual([3, 1, 3]);
  expect(await club.db.$count(roundRatings)).toBe(3);
});
