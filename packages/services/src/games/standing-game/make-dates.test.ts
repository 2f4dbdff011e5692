import { teeTimeParticipants, users } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { runDueJobs } from "../../jobs/run-due-jobs.ts";
import { blockGolfer } from "../../safety/block/block-golfer.ts";
import { standingScene } from "../../testing/scenes/standing-scene.ts";
import { storedTeeTime } from "../../testing/stored-tee-time.ts";
import { NOW, testWorld } from "../../testing.ts";
import { openToAll } from "../head-start/open-to-all.ts";
import { decideParticipation } from "../participation/decide-participation.ts";
import { getTeeTime } from "../tee-time/get-tee-time.ts";
import { acceptOffer } from "../tee-time/waitlist/accept-offer.ts";
import { joinWaitlist } from "../tee-time/waitlist/join-waitlist.ts";
import { withdrawFromTeeTime } from "../tee-time/withdraw-from-tee-time.ts";

const world = testWorld();

const at = (text: string): void => {
  world.clock.time = Temporal.Instant.from(text);
};
const runJobs = async (processes = 1): Promise<void> => {
  await Promise.all(Array.from({ length: processes }, () => runDueJobs(world.anonymous())));
  await world.settled();
};
/** Of which one date is made, and the first asked no one. */
const PLAYED = { date: "2026-05-20", frequency: "monthly" } as const;
const datesOf = (games: { date: string }[]): string[] => games.map(({ date }) => date);

describe("the dates of a standing game", () => {
  test("become tee times two weeks ahead, made like the first", async () => {
    const { made, first } = await standingScene(world);
    expect(datesOf(await made())).toEqual(["2026-06-20"]);
    at("2026-06-12T14:59:59Z");
    await runJobs();
    expect(datesOf(await made())).toEqual(["2026-06-20"]);
    at("2026-06-13T15:00:00Z");
    await runJobs();
    const games = await made();
    expect(datesOf(games)).toEqual(["2026-06-20", "2026-06-27"]);
    const { hostId, courseId, time, totalSlots, mood, moodEmoji, preferences } = first;
    expect(games[1]).toMatchObject({ hostId, courseId, time, totalSlots, mood, moodEmoji, preferences, isPublic: false });
    expect(games[1]?.opensToAllAt?.toISOString()).toBe("2026-06-20T15:00:00.000Z");
  });

  test("keep the hour over a change of clocks", { tags: "dialect" }, async () => {
    at("2026-10-20T15:00:00Z");
    const { made } = await standingScene(world, { date: "2026-10-24" });
    for (const day of ["2026-10-25", "2026-11-01", "2026-11-08"]) {
      at(`${day}T16:00:00Z`);
      await runJobs();
    }
    expect((await made()).map(({ date, time, teeOffAt }) => [date, time, teeOffAt.toISOString()])).toEqual([
      ["2026-10-31", "08:00", "2026-10-31T15:00:00.000Z"],
      ["2026-11-07", "08:00", "2026-11-07T16:00:00.000Z"],
      ["2026-11-14", "08:00", "2026-11-14T16:00:00.000Z"],
      ["2026-11-21", "08:00", "2026-11-21T16:00:00.000Z"],
    ]);
  });

  test("that went by while the server was down are never made; those to come are, once, by several processes", {
    tags: "race",
  }, async () => {
    const { made, turns } = await standingScene(world);
    at("2026-07-09T15:00:00Z");
    await runJobs(4);
    expect(datesOf(await made())).toEqual(["2026-06-20", "2026-07-11", "2026-07-18"]);
    expect(await turns()).toEqual([3, 3, 3, 3]);
    await runJobs(4);
    expect(await made()).toHaveLength(3);
  });

  test("of a game that was played already begin with the next one", async () => {
    const { made, standing } = await standingScene(world, { date: "2026-06-06" });
    expect(datesOf(await made())).toEqual(["2026-06-13", "2026-06-20"]);
    expect(datesOf([...standing.dates]).slice(0, 3)).toEqual(["2026-06-13", "2026-06-20", "2026-06-27"]);
  });

  test("aren't made while the host is suspended, and go on afterwards", async () => {
    const { made, alex } = await standingScene(world);
    await world.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, alex.id));
    at("2026-06-20T16:00:00Z");
    await runJobs();
    expect(datesOf(await made())).toEqual(["2026-06-20"]);
    await world.db.update(users).set({ suspendedAt: null }).where(eq(users.id, alex.id));
    at("2026-06-28T16:00:00Z");
    await runJobs();
    expect(datesOf(await made())).toEqual(["2026-06-20", "2026-07-04", "2026-07-11"]);
  });
});

describe("the regulars", () => {
  test("are asked in turn when there are more of them than spots: over a season each as often as the others", async () => {
    const { asked, made, turns } = await standingScene(world);
    for (let week = 1; week < 12; week++) {
      world.clock.time = NOW.add({ hours: week * 7 * 24 + 48 });
      await runJobs();
    }
    const games = await made();
    expect(games).toHaveLength(13);
    expect((await turns()).toSorted()).toEqual([10, 10, 11, 11]);
    const last = games.at(-1);
    expect(last && (await asked(last.id))).toHaveLength(3);
  });

  test("have their spot at once when they say that they're in, without the host's approval", async () => {
    const { made, asked, regulars, alex } = await standingScene(world, PLAYED);
    const game = (await made()).at(-1);
    if (!game) throw new Error("a date was made");
    const [name] = await asked(game.id);
    const [first] = regulars.filter(({ firstName }) => firstName === name);
    if (!first) throw new Error("a regular was asked");
    expect(await world.notificationsFor(first)).toEqual(["standing-game", "regular-asked"]);
    expect(await getTeeTime(world.as(first), { teeTimeId: game.id })).toMatchObject({ viewerStatus: "pending" });
    expect(await acceptOffer(world.as(first), { teeTimeId: game.id })).toMatchObject({ status: "confirmed", isRegular: true });
    expect(await storedTeeTime(world, game)).toMatchObject({ confirmedCount: 1, pendingCount: 0 });
    expect(await world.notificationsFor(alex)).toEqual([]);
  });

  test("have a spot that the host can't give away", async () => {
    const { alex, made, asked, regulars } = await standingScene(world, { totalSlots: 2 });
    const [game] = await made();
    if (!game) throw new Error("a date was made");
    const [name] = await asked(game.id);
    const [first] = regulars.filter(({ firstName }) => firstName === name);
    const participantId = await world.request(game, await world.golfer());
    const approved = decideParticipation(world.as(alex), { participantId, status: "confirmed" });
    await expect(approved).rejects.toThrow("No spots left");
    expect(await acceptOffer(world.as(first ?? alex), { teeTimeId: game.id })).toMatchObject({ status: "confirmed" });
    expect(await storedTeeTime(world, game)).toMatchObject({ confirmedCount: 1 });
  });

  test("reply sooner once another golfer waits for the spot that is kept for them", async () => {
    const scene = await standingScene(world, { ...PLAYED, regularsCount: 1, totalSlots: 2 });
    const game = (await scene.made()).at(-1);
    if (!game) throw new Error("a date was made");
    expect(await world.notificationsFor(scene.maya)).toEqual(["standing-game", "regular-asked"]);
    await world.post();
    const golfer = await world.golfer();
    at("2026-06-12T15:00:00Z");
    await openToAll.run(world.anonymous(), game.id);
    await joinWaitlist(world.as(golfer), { teeTimeId: game.id });
    expect(await world.notificationsFor(scene.maya)).toEqual(["standing-game", "regular-asked", "regular-asked"]);
    at("2026-06-15T15:00:00Z");
    await runJobs();
    expect(await world.notificationsFor(golfer)).toEqual(["spot-offered"]);
  });

  test("who can't make it pass the spot on to the regular who would sit out", async () => {
    const { made, asked, regulars } = await standingScene(world);
    const [game] = await made();
    if (!game) throw new Error("a date was made");
    const before = await asked(game.id);
    const sitsOut = ["Maya", "Sam", "Jonas", "Ines"].find((name) => !before.includes(name));
    const [leaves] = regulars.filter(({ firstName }) => firstName !== null && before.includes(firstName));
    if (!leaves) throw new Error("three were asked");
    await withdrawFromTeeTime(world.as(leaves), { teeTimeId: game.id });
    expect(await asked(game.id)).toEqual(expect.arrayContaining([sitsOut]));
    expect(await asked(game.id)).toHaveLength(3);
  });

  test("who don't reply in three days are out of that game when another waits, and hear of it", async () => {
    const { made, asked, regulars } = await standingScene(world);
    const [game] = await made();
    if (!game) throw new Error("a date was made");
    const silent = await asked(game.id);
    world.clock.time = NOW.add({ hours: 73 });
    await runJobs();
    const now = await asked(game.id);
    expect(now).toHaveLength(1);
    expect(silent).not.toContain(now[0]);
    const [one] = regulars.filter(({ firstName }) => firstName === silent[0]);
    expect(one && (await world.notificationsFor(one))).toContain("offer-lapsed");
    expect(await world.db.$count(teeTimeParticipants, eq(teeTimeParticipants.teeTimeId, game.id))).toBe(1);
  });

  test("across a block from the host are not asked", async () => {
    const { made, asked, alex, ines } = await standingScene(world);
    await blockGolfer(world.as(ines), { userId: alex.id });
    at("2026-06-15T15:00:00Z");
    await runJobs();
    const game = (await made()).at(-1);
    expect(game && (await asked(game.id)).toSorted()).toEqual(["Jonas", "Maya", "Sam"]);
  });
});

describe("a posted date", () => {
  test("isn't seen by others before it opens, by itself, a week before", async () => {
    const { made } = await standingScene(world);
    at("2026-06-15T15:00:00Z");
    await runJobs();
    const game = (await made()).at(-1);
    if (!game) throw new Error("a date was made");
    const stranger = world.as(await world.golfer());
    await expect(getTeeTime(stranger, { teeTimeId: game.id })).rejects.toThrow("Tee time not found");
    at("2026-06-20T15:00:00Z");
    await runJobs();
    expect(await getTeeTime(stranger, { teeTimeId: game.id })).toMatchObject({ isPublic: true, standingGameId: null });
  });

  test("of a standing game that isn't public stays for its golfers, also for a regular who let the offer go by", async () => {
    const { made, maya } = await standingScene(world, { isPublic: false });
    at("2026-06-19T15:00:00Z");
    await runJobs();
    const [game] = await made();
    const stranger = world.as(await world.golfer());
    await expect(getTeeTime(stranger, { teeTimeId: game?.id ?? "" })).rejects.toThrow("Tee time not found");
    expect(await getTeeTime(world.as(maya), { teeTimeId: game?.id ?? "" })).toMatchObject({
      isPublic: false,
      opensToAllAt: null,
    });
  });
});
