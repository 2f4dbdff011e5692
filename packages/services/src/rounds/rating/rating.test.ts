import { roundRatings, users } from "@fourball/db/schema/index";
import { atScale } from "@fourball/db/testing";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { exportOwnData } from "../../account-data/export-own-data.ts";
import { getProfile } from "../../discover/profile/get-profile.ts";
import { runDueJobs } from "../../jobs/run-due-jobs.ts";
import { lostAfterCommit } from "../../testing/fakes/lost-after-commit.ts";
import { testWorld } from "../../testing.ts";
import { getRoundRating } from "./get-round-rating.ts";
import { listOpenRatings } from "./list-open-ratings.ts";
import { rateGolfer } from "./rate-golfer.ts";

const world = testWorld();

const OVER = Temporal.Instant.from("2026-06-12T19:30:00Z");
const CLOSED = OVER.add({ hours: 14 * 24 });
const stars = (count: number) => ({ playedTogether: true as const, stars: count });
const noShow = { playedTogether: false as const };

async function aRound() {
  const [host, player, other] = [await world.golfer(), await world.golfer(), await world.golfer()];
  const teeTime = await world.teeTime({ hostId: host.id });
  for (const golfer of [player, other]) await world.request(teeTime, golfer, "confirmed");
  world.clock.time = OVER;
  const rate = (rater: { id: string }, ratee: { id: string }, verdict: ReturnType<typeof stars> | typeof noShow) =>
    rateGolfer(world.as(rater), { teeTimeId: teeTime.id, userId: ratee.id, verdict });
  const seenBy = (golfer: { id: string }) => getRoundRating(world.as(golfer), { teeTimeId: teeTime.id });
  return { host, player, other, teeTime, teeTimeId: teeTime.id, rate, seenBy };
}

const ratingOf = async ({ id }: { id: string }) => {
  const [golfer] = await world.db.select().from(users).where(eq(users.id, id));
  return golfer && [golfer.rating, golfer.ratingsCount, golfer.ratingsSum];
};
const runJobs = async () => {
  await runDueJobs(world.anonymous());
  await world.settled();
};

describe("a round to rate", () => {
  test("lists all other players, the host first", async () => {
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
});

describe("a rating", () => {
  test("is in the export of who gave it, and once it is revealed in that of who received it", async () => {
    const { host, player, teeTimeId, rate } = await aRound();
    await rate(player, host, stars(4));
    const ofPlayer = () => exportOwnData(world.as(player));
    const given = [{ teeTimeId, userId: host.id, playedTogether: true, stars: 4 }];
    expect(await ofPlayer()).toMatchObject({ ratingsGiven: given, ratingsReceived: [] });
    expect((await exportOwnData(world.as(host))).ratingsReceived).toEqual([]);
    await rate(host, player, stars(5));
    expect(await ofPlayer()).toMatchObject({ ratingsGiven: given, ratingsReceived: [{ teeTimeId, userId: host.id, stars: 5 }] });
  });

  test("is answered when the connection is lost after it was stored", async () => {
    const { host, player, teeTimeId } = await aRound();
    const ctx = world.as(player);
    await getRoundRating(ctx, { teeTimeId });
    const verdict = stars(4);
    const round = await rateGolfer({ ...ctx, db: lostAfterCommit(ctx.db) }, { teeTimeId, userId: host.id, verdict });
    expect(round.golfers[0]).toMatchObject({ userId: host.id, given: { stars: 4 } });
  });

  test("stays hidden until both golfers have rated", async () => {
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

  test("becomes the mean of all stars received, to two decimals", async () => {
    const player = await world.golfer({ rating: 4.5, ratingsCount: 2, ratingsSum: 9 });
    const teeTime = await world.teeTime();
    await world.request(teeTime, player, "confirmed");
    world.clock.time = OVER;
    const host = world.as({ id: teeTime.hostId });
    await rateGolfer(host, { teeTimeId: teeTime.id, userId: player.id, verdict: stars(5) });
    await rateGolfer(world.as(player), { teeTimeId: teeTime.id, userId: teeTime.hostId, verdict: stars(5) });
    expect(await ratingOf(player)).toEqual([4.67, 3, 14]);
  });

  test("can be changed while it is hidden, but not once it is revealed", async () => {
    const { host, player, rate } = await aRound();
    await rate(host, player, stars(2));
    await rate(host, player, stars(4));
    await rate(player, host, stars(3));
    expect(await ratingOf(player)).toEqual([4, 1, 4]);
    await expect(rate(host, player, stars(1))).rejects.toMatchObject({
      code: "conflict",
      message: "You can't change this rating anymore",
    });
  });

  test("gives no stars for a no-show, and does not show it to them", async () => {
    const { host, player, rate, seenBy } = await aRound();
    await rate(host, player, noShow);
    await rate(player, host, stars(5));
    expect(await ratingOf(player)).toEqual([0, 0, 0]);
    expect((await seenBy(player)).golfers[0]?.received).toBeNull();
    expect((await seenBy(host)).golfers[0]?.given).toEqual({ playedTogether: false, stars: null });
  });

  test("is revealed after two weeks, when rating closes", async () => {
    const { host, player, rate } = await aRound();
    await rate(host, player, stars(4));
    world.clock.time = CLOSED;
    await runJobs();
    await runJobs();
    expect(await ratingOf(player)).toEqual([4, 1, 4]);
    await expect(rate(player, host, stars(1))).rejects.toMatchObject({ message: "Ratings for this round are closed" });
  });

  test("is revealed on read after two weeks when no job has run yet", async () => {
    const { host, player, other, rate, seenBy } = await aRound();
    await rate(host, player, stars(4));
    await rate(host, other, stars(3));
    world.clock.time = CLOSED;
    expect(await getProfile(world.anonymous(), { userId: player.id })).toMatchObject({ rating: 4, ratingsCount: 1 });
    expect((await seenBy(other)).golfers[0]?.received).toEqual({ stars: 3 });
  });

  test("is refused before the round is over, for oneself, and for golfers who did not play", async () => {
    const { host, player, teeTime, rate } = await aRound();
    const asking = await world.golfer();
    await world.request(teeTime, asking);
    await expect(rate(host, host, stars(5))).rejects.toMatchObject({ code: "invalid", message: "You cannot rate yourself" });
    await expect(rate(host, asking, stars(5))).rejects.toMatchObject({ code: "not_found" });
    await expect(rate(asking, host, stars(5))).rejects.toMatchObject({ code: "forbidden" });
    world.clock.time = OVER.subtract({ seconds: 1 });
    const next = await world.teeTime({ hostId: host.id, date: "2026-06-20" });
    await world.request(next, player, "confirmed");
    const early = rateGolfer(world.as(host), { teeTimeId: next.id, userId: player.id, verdict: stars(5) });
    await expect(early).rejects.toThrow("This round is not over yet");
  });
});

describe("open ratings", () => {
  test("list a round until all of its golfers are rated", async () => {
    const { host, player, other, teeTimeId, rate } = await aRound();
    expect((await listOpenRatings(world.as(player))).map((round) => round.teeTimeId)).toEqual([teeTimeId]);
    await rate(player, host, stars(5));
    await rate(player, other, noShow);
    expect(await listOpenRatings(world.as(player))).toEqual([]);
    expect(await listOpenRatings(world.as(other))).toHaveLength(1);
    world.clock.time = CLOSED;
    expect(await listOpenRatings(world.as(other))).toEqual([]);
  });
});

describe("concurrent ratings", { tags: "race" }, () => {
  test("of two golfers for each other both count once, in many rounds", { timeout: 120_000 }, async () => {
    const [host, player] = [await world.golfer(), await world.golfer()];
    const courseId = (await world.course()).id;
    const rounds = atScale({ embedded: 5, sample: 50, full: 50 });
    for (let round = 0; round < rounds; round++) {
      const completed = { status: "completed" as const, completedAt: new Date(OVER.epochMilliseconds) };
      const { id: teeTimeId } = await world.teeTime({ hostId: host.id, courseId, ...completed });
      await world.request({ id: teeTimeId }, player, "confirmed");
      world.clock.time = OVER;
      await Promise.all([
        rateGolfer(world.as(host), { teeTimeId, userId: player.id, verdict: stars(4) }),
        rateGolfer(world.as(player), { teeTimeId, userId: host.id, verdict: stars(5) }),
      ]);
    }
    expect([await ratingOf(player), await ratingOf(host)]).toEqual([
      [4, rounds, 4 * rounds],
      [5, rounds, 5 * rounds],
    ]);
  });

  test("count once when several processes close them", async () => {
    const { host, player, other, rate } = await aRound();
    await rate(host, player, stars(4));
    await rate(other, player, stars(5));
    await rate(player, other, stars(3));
    world.clock.time = CLOSED;
    await Promise.all([runJobs(), runJobs(), runJobs(), getProfile(world.anonymous(), { userId: player.id })]);
    expect(await ratingOf(player)).toEqual([4.5, 2, 9]);
    expect(await ratingOf(other)).toEqual([3, 1, 3]);
    expect(await world.db.$count(roundRatings)).toBe(3);
  });
});
