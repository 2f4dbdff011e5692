/** @module-tag dialect */
import { golferBlocks, roundRatings, teeTimeParticipants, users } from "@fourball/db/schema/index";
import type { PlayAgain } from "@fourball/domain/partner/constants";
import type { Fit } from "@fourball/domain/tee-time/reasons/schema";
import { teeTimeCard } from "@fourball/domain/tee-time/schema";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { updateProfile } from "../../../discover/profile/update-profile.ts";
import { answerPlayAgain } from "../../../rounds/partner/answer-play-again.ts";
import { ratedRound } from "../../../testing/scenes/partners.ts";
import { NOW, testWorld } from "../../../testing.ts";
import { getTeeTime } from "../get-tee-time.ts";
import { listTeeTimes } from "../list/list-tee-times.ts";

const world = testWorld();
type Golfer = Awaited<ReturnType<typeof world.golfer>>;

let viewer: Golfer;
let host: Golfer;
let courseId: string;

beforeEach(async () => {
  [viewer, host] = [await world.golfer({ handicap: 14 }), await world.golfer({ firstName: "Maya", handicap: 12 })];
  courseId = (await world.course({ latitude: 36.6, longitude: -121.9 })).id;
});

const daysAgo = (days: number): Date => new Date(NOW.subtract({ hours: 24 * days }).epochMilliseconds);

type Changes = Parameters<typeof world.teeTime>[0];
const aGame = (changes: Changes = {}) => world.teeTime({ hostId: host.id, courseId, ...changes });

/** A completed game, with confirmed players. */
async function aRound({ days = 7, players = [], ...changes }: Changes & { days?: number; players?: Golfer[] } = {}) {
  const round = await aGame({ status: "completed", teeOffAt: daysAgo(days), date: "2026-06-01", ...changes });
  for (const player of players) await world.request(round, player, "confirmed");
  return round;
}

async function rounds(count: number, changes: Changes & { days?: number } = {}) {
  for (let round = 0; round < count; round++) await aRound({ hostId: viewer.id, ...changes });
}

const confirm = (participantId: string) =>
  world.db.update(teeTimeParticipants).set({ status: "confirmed" }).where(eq(teeTimeParticipants.id, participantId));

/** Made three days ago, and answered after so many minutes. */
const answerAfter = (participantId: string, minutes: number) =>
  world.db
    .update(teeTimeParticipants)
    .set({ joinedAt: daysAgo(3), answeredAt: new Date(daysAgo(3).getTime() + minutes * 60_000) })
    .where(eq(teeTimeParticipants.id, participantId));

const monterey = { latitude: 36.6, longitude: -121.9 };

/** Of the one listed game, near the viewer; the page of the game says the same, but for the distance. */
async function fitFor(golfer: Golfer = viewer): Promise<Fit | null> {
  const { items } = await listTeeTimes(world.as(golfer), { near: monterey, limit: 12 });
  const [game] = items;
  if (!game || items.length > 1) throw new Error("one game is listed");
  expect(teeTimeCard.strict().parse(game)).toEqual(game);
  const detail = await getTeeTime(world.as(golfer), { teeTimeId: game.id });
  const kinds = (fit: Fit | null | undefined) => fit?.reasons.map(({ kind }) => kind).filter((kind) => kind !== "near");
  if (detail.fit) expect(kinds(detail.fit)).toEqual(expect.arrayContaining(kinds(game.fit) ?? []));
  return game.fit;
}

const kindsFor = async (golfer?: Golfer) => (await fitFor(golfer))?.reasons.map(({ kind }) => kind);
const reasonFor = async (kind: string) => (await fitFor())?.reasons.find((reason) => reason.kind === kind);

describe("why a group fits", () => {
  test("says how near it is and whose handicaps are close", async () => {
    const game = await aGame();
    await world.request(game, await world.golfer({ handicap: 9.5 }), "confirmed");
    await world.request(game, await world.golfer({ handicap: 40 }), "pending");
    expect(await fitFor()).toEqual({
      reasons: [
        { kind: "handicaps-within", lowest: 9.5, highest: 12 },
        { kind: "near", distanceKm: 0 },
      ],
      caution: null,
    });
  });

  test("looks at every confirmed player, and guesses no handicap", async () => {
    const game = await aGame();
    await world.request(game, await world.golfer({ handicap: 2 }), "confirmed");
    expect(await fitFor()).toBeNull();
    const other = await aGame({ date: "2026-06-14" });
    await world.request(other, await world.golfer({ handicap: null }), "confirmed");
    expect((await listTeeTimes(world.as(viewer), { near: monterey })).items.map(({ fit }) => fit)).toEqual([null, null]);
  });

  test("counts the rounds with whom the viewer played most, as host or player", async () => {
    const priya = await world.golfer({ firstName: "Priya" });
    await aRound({ players: [viewer] });
    await aRound({ hostId: viewer.id, players: [priya] });
    await aRound({ players: [viewer, priya] });
    await aRound({ players: [priya] });
    await aRound({ hostId: priya.id, players: [viewer] });
    await world.request(await aGame(), priya, "confirmed");
    expect(await reasonFor("played-together")).toEqual({ kind: "played-together", firstName: "Priya", rounds: 3 });
  });

  test("names a partner in place of the rounds with them, and nobody of whom one alone said yes", async () => {
    const [priya, owen] = await world.golfers([{ firstName: "Priya" }, { firstName: "Owen" }]);
    if (!priya || !owen) throw new Error("two golfers were made");
    await ratedRound(world, viewer, [priya, owen, host]);
    const game = await aGame({ hostId: priya.id });
    for (const golfer of [owen, host]) await world.request(game, golfer, "confirmed");
    const say = (from: Golfer, to: Golfer, answer: PlayAgain) => answerPlayAgain(world.as(from), { userId: to.id, answer });
    const known = async () => (await fitFor())?.reasons.filter(({ kind }) => kind === "partners" || kind === "played-together");

    await say(viewer, owen, "yes");
    await say(host, viewer, "yes");
    await say(viewer, host, "no");
    await say(viewer, priya, "yes");
    await say(priya, viewer, "no");
    expect(await known()).toMatchObject([{ kind: "played-together", rounds: 1 }]);
    await say(owen, viewer, "yes");
    expect(await known()).toMatchObject([
      { kind: "partners", firstName: "Owen" },
      { kind: "played-together", firstName: "Priya" },
    ]);
    await say(priya, viewer, "yes");
    expect(await known()).toMatchObject([
      { kind: "partners", firstName: "Priya" },
      { kind: "played-together", firstName: "Maya" },
    ]);
    await say(owen, viewer, "fine");
    await say(viewer, priya, "fine");
    expect(await known()).toMatchObject([{ kind: "played-together", rounds: 1 }]);
  });

  test("counts no round that was cancelled, is still to come, or in which the other wasn't", async () => {
    await aRound({ players: [viewer], status: "cancelled" });
    await world.request(await aGame({ isPublic: false }), viewer, "confirmed");
    const round = await aRound({ players: [viewer] });
    await world.db
      .insert(roundRatings)
      .values({ teeTimeId: round.id, raterId: viewer.id, rateeId: host.id, playedTogether: false });
    await aGame({ date: "2026-06-20" });
    expect(await kindsFor()).toEqual(["handicaps-within", "near"]);
  });

  test("knows how the viewer usually plays from their own last ten rounds", async () => {
    const likes = { preferences: ["Walking preferred", "4hr pace", "Gimmes ok"] };
    await aGame({ ...likes, time: "10:00", hostId: (await world.golfer()).id });
    await rounds(2, likes);
    expect(await kindsFor()).toBeUndefined();
    await rounds(1, { ...likes, time: "10:30" });
    await rounds(3, { time: "09:00" });
    expect(await fitFor()).toMatchObject({
      reasons: [{ kind: "walks-like-you" }, { kind: "same-pace", pace: "4hr pace" }, { kind: "near" }],
    });
    await rounds(8, { days: 2 });
    expect(await kindsFor()).toBeUndefined();
  });

  test("forgets rounds of more than a year ago", async () => {
    await rounds(3, { preferences: ["Walking preferred"], days: 366 });
    await aGame({ preferences: ["Walking preferred"] });
    expect(await kindsFor()).toEqual(["handicaps-within", "near"]);
  });

  test("says that the host answers fast, unless the host's profile is private", async () => {
    for (let request = 0; request < 5; request++) {
      const game = await aGame({ status: "completed", teeOffAt: daysAgo(3), date: "2026-06-08" });
      const id = await world.request(game, await world.golfer(), "declined");
      await answerAfter(id, 20);
    }
    await aGame();
    expect(await reasonFor("host-answers-fast")).toEqual({ kind: "host-answers-fast", medianMinutes: 20 });
    await world.db.update(users).set({ publicProfile: false }).where(eq(users.id, host.id));
    expect(await kindsFor()).toEqual(["handicaps-within", "near"]);
  });
});

describe("a caution", () => {
  test("tells of the viewer's own game that day, hosted or joined", async () => {
    await aGame();
    expect((await fitFor())?.caution).toBeNull();
    const other = await aGame({ time: "15:00", isPublic: false });
    const request = await world.request(other, viewer, "pending");
    expect((await fitFor())?.caution).toBeNull();
    await confirm(request);
    expect((await fitFor())?.caution).toEqual({ kind: "game-that-day", time: "15:00" });
    await aGame({ hostId: viewer.id, time: "11:00", isPublic: false });
    expect((await fitFor())?.caution).toEqual({ kind: "game-that-day", time: "11:00" });
  });

  test("tells those who usually walk of a cart", async () => {
    await rounds(3, { preferences: ["Walking preferred"] });
    await aGame({ preferences: ["Cart required"] });
    expect((await fitFor())?.caution).toEqual({ kind: "cart-required" });
  });
});

describe("no reasons are given", () => {
  test("of one's own game, of one that one is in, or that declined one", async () => {
    const game = await aGame();
    expect(await kindsFor(host)).toBeUndefined();
    for (const [status, isShown] of [
      ["pending", true],
      ["confirmed", false],
      ["declined", false],
    ] as const) {
      const golfer = await world.golfer({ handicap: 12 });
      await world.request(game, golfer, status);
      expect((await kindsFor(golfer)) !== undefined, status).toBe(isShown);
    }
  });

  test("to golfers who turned them off", async () => {
    await aGame();
    await updateProfile(world.as(viewer), { showsReasons: false });
    expect(await fitFor()).toBeNull();
    await updateProfile(world.as(viewer), { showsReasons: true });
    expect(await fitFor()).not.toBeNull();
  });

  test("about a golfer whom the viewer blocked", async () => {
    const jonas = await world.golfer({ firstName: "Jonas", handicap: 30 });
    await aRound({ hostId: jonas.id, players: [viewer] });
    await world.request(await aGame(), jonas, "confirmed");
    expect(await kindsFor()).toEqual(["played-together", "near"]);
    await world.db.insert(golferBlocks).values({ blockerId: viewer.id, blockedId: jonas.id });
    expect(await kindsFor()).toEqual(["handicaps-within", "near"]);
  });
});

test("a setting that changes is heard on every screen of the golfer, and by nobody else", async () => {
  await updateProfile(world.as(viewer), { showsReasons: false });
  await world.settled();
  expect(world.events).toMatchObject([{ type: "profile-changed", userId: viewer.id, audience: [viewer.id] }]);
});
