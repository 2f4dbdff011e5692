import { notifications, standingDates, standingGames } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { deleteAccount } from "../../account-data/delete-account.ts";
import { runDueJobs } from "../../jobs/run-due-jobs.ts";
import { one } from "../../testing/one.ts";
import { makePartners } from "../../testing/scenes/partners.ts";
import { standingScene } from "../../testing/scenes/standing-scene.ts";
import { storedTeeTime } from "../../testing/stored-tee-time.ts";
import { NOW, testWorld } from "../../testing.ts";
import { changeRegulars } from "./change-regulars.ts";
import { createStandingGame } from "./create-standing-game.ts";
import { endStandingGame } from "./end-standing-game.ts";
import { listCandidates } from "./find-candidates.ts";
import { handOverStandingGame } from "./hand-over-standing-game.ts";
import { leaveStandingGame } from "./leave-standing-game.ts";
import { listStandingGames } from "./read-standing-games.ts";
import { skipDate } from "./skip-date.ts";

const world = testWorld();

const inAWeek = async (): Promise<void> => {
  world.clock.time = NOW.add({ hours: 7 * 24 });
  await runDueJobs(world.anonymous());
  await world.settled();
};
const changesFor = async ({ id }: { id: string }): Promise<string[]> => {
  const found = await world.db
    .select()
    .from(notifications)
    .where(eq(notifications.recipientId, id))
    .orderBy(notifications.createdAt);
  return found.flatMap(({ content }) => (content.kind === "standing-game" ? [content.change] : []));
};
const namesOf = (golfers: readonly { firstName: string | null }[]) => golfers.map(({ firstName }) => firstName).toSorted();

describe("a standing game", () => {
  test("is listed for its host and its regulars, with its next dates", async () => {
    const { alex, maya, first, made } = await standingScene(world);
    const [game] = await made();
    const [standing] = await listStandingGames(world.as(alex));
    expect(standing).toMatchObject({ host: { firstName: "Alex" }, frequency: "weekly", startsOn: "2026-06-13", time: "08:00" });
    expect(standing?.dates.slice(0, 3)).toEqual([
      { date: "2026-06-13", teeOffAt: "2026-06-13T15:00:00Z", state: "posted", teeTimeId: first.id },
      { date: "2026-06-20", teeOffAt: "2026-06-20T15:00:00Z", state: "posted", teeTimeId: game?.id },
      { date: "2026-06-27", teeOffAt: "2026-06-27T15:00:00Z", state: "planned", teeTimeId: null },
    ]);
    expect(namesOf(standing?.regulars ?? [])).toEqual(["Ines", "Jonas", "Maya", "Sam"]);
    expect(await listStandingGames(world.as(maya))).toHaveLength(1);
    expect(await listStandingGames(world.as(await world.golfer()))).toEqual([]);
  });

  test("takes only golfers whom the host plays with, and whom no block keeps apart", async () => {
    const { alex, course } = await standingScene(world);
    const [partner, stranger] = await world.golfers([{ firstName: "Priya" }, { firstName: "Zoe" }]);
    if (!partner || !stranger) throw new Error("golfers were made");
    await makePartners(world, alex, [partner]);
    expect(namesOf(await listCandidates(world.as(alex)))).toEqual(["Ines", "Jonas", "Maya", "Priya", "Sam"]);
    const { id: teeTimeId } = await world.teeTime({ hostId: alex.id, courseId: course.id });
    const input = { teeTimeId, frequency: "weekly" as const, isPublic: true };
    const refused = createStandingGame(world.as(alex), { ...input, regularIds: [stranger.id] });
    await expect(refused).rejects.toThrow("Choose golfers you play with");
    expect(await createStandingGame(world.as(alex), { ...input, regularIds: [partner.id] })).toMatchObject({
      startsOn: "2026-06-12",
    });
  });

  test("is one of ten at most", async () => {
    const { alex, maya, course } = await standingScene(world);
    const { id: teeTimeId } = await world.teeTime({ hostId: alex.id, courseId: course.id });
    const { id: _, ...standing } = one(await world.db.select().from(standingGames));
    await world.db.insert(standingGames).values(Array.from({ length: 9 }, () => ({ ...standing })));
    const input = { teeTimeId, frequency: "weekly" as const, isPublic: true, regularIds: [maya.id] };
    await expect(createStandingGame(world.as(alex), input)).rejects.toMatchObject({ reason: "standingGamesTooMany" });
  });

  test("is made of a game once, by its host", async () => {
    const { alex, maya, first } = await standingScene(world);
    const input = { teeTimeId: first.id, frequency: "weekly" as const, isPublic: true };
    await expect(createStandingGame(world.as(alex), { ...input, regularIds: [maya.id] })).rejects.toThrow(
      "This game already repeats",
    );
    const other = await world.teeTime({ hostId: maya.id });
    await expect(
      createStandingGame(world.as(alex), { ...input, teeTimeId: other.id, regularIds: [maya.id] }),
    ).rejects.toMatchObject({ code: "forbidden" });
  });
});

test("a date of a standing game that has ended can begin another", async () => {
  const { alex, maya, first, standingGameId } = await standingScene(world);
  await endStandingGame(world.as(alex), { standingGameId });
  const input = { teeTimeId: first.id, frequency: "monthly" as const, isPublic: false, regularIds: [maya.id] };
  expect(await createStandingGame(world.as(alex), input)).toMatchObject({ frequency: "monthly", startsOn: "2026-06-13" });
});

describe("a date to come", () => {
  test("that is skipped isn't made, the regulars hear of it, and it can be taken back", async () => {
    const { alex, maya, standingGameId, made } = await standingScene(world);
    const skip = (isSkipped: boolean) => skipDate(world.as(alex), { standingGameId, date: "2026-06-27", isSkipped });
    expect((await skip(true)).dates[2]).toMatchObject({ state: "skipped" });
    expect(await changesFor(maya)).toEqual(["added", "skipped"]);
    await inAWeek();
    expect((await made()).map(({ date }) => date)).toEqual(["2026-06-20"]);
    expect((await skip(false)).dates[1]).toMatchObject({ date: "2026-06-27", state: "posted" });
    expect((await made()).map(({ date }) => date)).toEqual(["2026-06-20", "2026-06-27"]);
  });

  test("that was taken back before it was due is made in its time", async () => {
    const { alex, standingGameId, made } = await standingScene(world);
    const skip = (isSkipped: boolean) => skipDate(world.as(alex), { standingGameId, date: "2026-07-04", isSkipped });
    await skip(true);
    expect((await skip(false)).dates[3]).toMatchObject({ state: "planned" });
    await inAWeek();
    expect((await made()).map(({ date }) => date)).toEqual(["2026-06-20", "2026-06-27"]);
  });

  test("that is posted already is cancelled with notice when it is skipped, which can't be taken back", async () => {
    const { alex, standingGameId, made } = await standingScene(world);
    const [game] = await made();
    const skipped = await skipDate(world.as(alex), { standingGameId, date: "2026-06-20", isSkipped: true });
    expect(skipped.dates[1]).toMatchObject({ state: "skipped", teeTimeId: game?.id });
    expect(game && (await storedTeeTime(world, game))).toMatchObject({
      status: "cancelled",
      cancelReason: "The host skipped this date",
    });
    await expect(skipDate(world.as(alex), { standingGameId, date: "2026-06-20", isSkipped: false })).rejects.toThrow(
      "This date's game was cancelled. Host a new tee time instead.",
    );
  });

  test.each(["2026-06-21", "2026-06-06", "2027-06-12"])("%s can't be skipped: it isn't one of the next", async (date) => {
    const { alex, standingGameId } = await standingScene(world);
    await expect(skipDate(world.as(alex), { standingGameId, date, isSkipped: true })).rejects.toThrow(
      "That's not one of its next dates",
    );
  });

  test("is skipped by the host alone", async () => {
    const { maya, standingGameId } = await standingScene(world);
    await expect(skipDate(world.as(maya), { standingGameId, date: "2026-06-27", isSkipped: true })).rejects.toThrow(
      "Repeating game not found",
    );
  });
});

describe("the regulars", () => {
  test("change for the dates that are made later; a newcomer has as many turns as the one with the fewest", async () => {
    const { alex, sam, jonas, ines, standingGameId, asked, made, course } = await standingScene(world);
    const [zoe] = await world.golfers([{ firstName: "Zoe" }]);
    if (!zoe) throw new Error("a golfer was made");
    const past = await world.teeTime({ hostId: alex.id, courseId: course.id, date: "2026-06-03", status: "completed" });
    await world.request(past, zoe, "confirmed");
    const regularIds = [sam, jonas, ines, zoe].map(({ id }) => id);
    expect(namesOf((await changeRegulars(world.as(alex), { standingGameId, regularIds })).regulars)).toEqual([
      "Ines",
      "Jonas",
      "Sam",
      "Zoe",
    ]);
    expect(await changesFor(zoe)).toEqual(["added"]);
    await inAWeek();
    const last = (await made()).at(-1);
    expect(last && (await asked(last.id))).not.toContain("Maya");
  });

  test("who leave aren't asked any more, and can't be added again", async () => {
    const { alex, maya, sam, jonas, ines, standingGameId, asked, made } = await standingScene(world);
    await leaveStandingGame(world.as(maya), { standingGameId });
    expect(await changesFor(alex)).toEqual(["left"]);
    expect(await listStandingGames(world.as(maya))).toEqual([]);
    await inAWeek();
    const last = (await made()).at(-1);
    expect(last && (await asked(last.id)).toSorted()).toEqual(["Ines", "Jonas", "Sam"]);
    const regularIds = [maya, sam, jonas, ines].map(({ id }) => id);
    await expect(changeRegulars(world.as(alex), { standingGameId, regularIds })).rejects.toThrow("left the regulars");
  });

  test("can leave once", async () => {
    const { maya, standingGameId } = await standingScene(world);
    await leaveStandingGame(world.as(maya), { standingGameId });
    await expect(leaveStandingGame(world.as(maya), { standingGameId })).rejects.toThrow("Repeating game not found");
  });
});

describe("the host", () => {
  test("can hand it over to a regular, who hosts the dates to come; those posted keep their host", async () => {
    const { alex, maya, sam, standingGameId, made } = await standingScene(world);
    await handOverStandingGame(world.as(alex), { standingGameId, userId: maya.id });
    await inAWeek();
    expect((await made()).map(({ hostId }) => hostId)).toEqual([alex.id, maya.id]);
    expect([await changesFor(maya), await changesFor(sam)]).toEqual([
      ["added", "handed-over"],
      ["added", "new-host"],
    ]);
    expect(await listStandingGames(world.as(alex))).toEqual([]);
    const [standing] = await listStandingGames(world.as(maya));
    expect(namesOf(standing?.regulars ?? [])).toEqual(["Ines", "Jonas", "Sam"]);
  });

  test("can't hand it over to anyone else", async () => {
    const { alex, standingGameId } = await standingScene(world);
    const other = await world.golfer();
    await expect(handOverStandingGame(world.as(alex), { standingGameId, userId: other.id })).rejects.toThrow(
      "Only a regular can take over",
    );
  });

  test("can end it: no more dates are made, those posted stay", async () => {
    const { alex, maya, standingGameId, made } = await standingScene(world);
    await endStandingGame(world.as(alex), { standingGameId });
    await inAWeek();
    expect(await made()).toMatchObject([{ date: "2026-06-20", status: "active" }]);
    expect(await changesFor(maya)).toEqual(["added", "ended"]);
    expect([await listStandingGames(world.as(alex)), await listStandingGames(world.as(maya))]).toEqual([[], []]);
  });

  test("who closes the account ends it; a regular who does leaves it", async () => {
    const password = "a long walk";
    const ports = { passwords: { ...world.anonymous().ports.passwords, verify: async () => true } };
    const { alex, maya, sam, standingGameId } = await standingScene(world);
    await deleteAccount(world.as(sam, { ports }), { password });
    const [standing] = await listStandingGames(world.as(alex));
    expect(namesOf(standing?.regulars ?? [])).toEqual(["Ines", "Jonas", "Maya"]);
    await deleteAccount(world.as(alex, { ports }), { password });
    expect(await changesFor(maya)).toEqual(["added", "ended"]);
    const [row] = await world.db.select().from(standingGames).where(eq(standingGames.id, standingGameId));
    expect(row?.endedAt).not.toBeNull();
  });
});

test("one date never has two tee times, whatever is skipped and taken back while jobs run", { tags: "race" }, async () => {
  const { alex, standingGameId, made } = await standingScene(world);
  world.clock.time = NOW.add({ hours: 7 * 24 });
  const skip = (isSkipped: boolean) => skipDate(world.as(alex), { standingGameId, date: "2026-06-27", isSkipped });
  await Promise.allSettled([
    runDueJobs(world.anonymous()),
    skip(true),
    runDueJobs(world.anonymous()),
    skip(false),
    runDueJobs(world.anonymous()),
  ]);
  await world.settled();
  const dates = (await made()).map(({ date }) => date);
  expect(new Set(dates).size).toBe(dates.length);
  expect(await world.db.$count(standingDates, eq(standingDates.standingGameId, standingGameId))).toBeGreaterThanOrEqual(
    dates.length,
  );
});
