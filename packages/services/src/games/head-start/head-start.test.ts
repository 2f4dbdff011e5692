import { notifications, teeTimes } from "@fourball/db/schema/index";
import { atScale } from "@fourball/db/testing";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { getDashboardStats } from "../../discover/dashboard/get-dashboard-stats.ts";
import { runDueJobs } from "../../jobs/run-due-jobs.ts";
import { answerPlayAgain } from "../../rounds/partner/answer-play-again.ts";
import { blockGolfer } from "../../safety/block/block-golfer.ts";
import { sendReport } from "../../safety/report/send-report.ts";
import { makePartners } from "../../testing/scenes/partners.ts";
import { NOW, testWorld } from "../../testing.ts";
import { cancelTeeTime } from "../tee-time/cancel-tee-time.ts";
import { countTeeTimes } from "../tee-time/count/count-tee-times.ts";
import { countByDay } from "../tee-time/count/listed-figures.ts";
import { createTeeTime } from "../tee-time/create-tee-time.ts";
import { editTeeTime } from "../tee-time/edit-tee-time.ts";
import { getTeeTime } from "../tee-time/get-tee-time.ts";
import { joinTeeTime } from "../tee-time/join-tee-time.ts";
import { listFromPartners } from "../tee-time/list/list-from-partners.ts";
import { listTeeTimes } from "../tee-time/list/list-tee-times.ts";
import { mapTeeTimes } from "../tee-time/map/map-tee-times.ts";
import { openNow } from "../tee-time/open-now.ts";

const world = testWorld();

const EVERYWHERE = { west: -180, south: -90, east: 180, north: 90 };
const LATER = NOW.add({ hours: 6 });
type Member = ReturnType<typeof world.as>;

/** Maya hosts; Owen is her partner, Ines isn't. */
async function golfers() {
  const [maya, owen, ines] = await world.golfers([{ firstName: "Maya" }, { firstName: "Owen" }, { firstName: "Ines" }]);
  if (!maya || !owen || !ines) throw new Error("three golfers were made");
  await makePartners(world, maya, [owen]);
  const course = await world.course({ latitude: 36.5, longitude: -121.9 });
  return { maya, owen, ines, course, as: { maya: world.as(maya), owen: world.as(owen), ines: world.as(ines) } };
}

const inputFor = ({ id }: { id: string }, changes: object = {}) => ({
  courseId: id,
  date: "2026-06-20",
  time: "07:30",
  totalSlots: 4,
  mood: "casual" as const,
  preferences: [],
  isPublic: true,
  headStartHours: 6 as const,
  ...changes,
});

/** The same, and Maya has posted a game for partners first. */
async function aHeadStart(changes: object = {}) {
  const people = await golfers();
  const game = await createTeeTime(people.as.maya, inputFor(people.course, changes));
  return { ...people, game, teeTimeId: game.id };
}

const sees = (ctx: Member, teeTimeId: string) =>
  getTeeTime(ctx, { teeTimeId }).then(
    () => "sees it",
    (error: Error) => error.message,
  );
const firstGamesOf = async (ctx: Member) => (await listFromPartners(ctx)).map(({ id }) => id);

/** Everything that lists or counts games for a golfer. */
async function everywhere(ctx: Member) {
  const [list, count, days, map, stats] = [
    await listTeeTimes(ctx, {}),
    await countTeeTimes(ctx, {}),
    await countByDay(ctx),
    await mapTeeTimes(ctx, { box: EVERYWHERE }),
    await getDashboardStats(ctx),
  ];
  return { listed: list.items.length, count, days: days.length, pins: map.pins.length, available: stats.available };
}
const nowhere = { listed: 0, count: 0, days: 0, pins: 0, available: 0 };

async function runJobs(at = LATER) {
  world.clock.time = at;
  await runDueJobs(world.anonymous());
  await world.settled();
}

describe("a game with a head start", () => {
  test("is seen by partners, who may ask to join, and by nobody else; no count moves", async () => {
    const { as, ines, teeTimeId, game } = await aHeadStart();
    expect(game).toMatchObject({ isPublic: false, opensToAllAt: "2026-06-11T21:00:00.000Z" });
    expect(await sees(as.owen, teeTimeId)).toBe("sees it");
    expect(await firstGamesOf(as.owen)).toEqual([teeTimeId]);
    expect(await sees(as.ines, teeTimeId)).toBe("Tee time not found");
    expect(await firstGamesOf(as.ines)).toEqual([]);
    for (const ctx of [as.owen, as.ines]) expect(await everywhere(ctx)).toEqual(nowhere);
    await joinTeeTime(as.owen, { teeTimeId });
    await expect(joinTeeTime(world.as(ines), { teeTimeId })).rejects.toMatchObject({ code: "not_found" });
  });

  test("is reached through its invite link by others", async () => {
    const { as, teeTimeId, game } = await aHeadStart();
    const invite = game.inviteToken ?? "no link";
    expect(await getTeeTime(as.ines, { teeTimeId, invite })).toMatchObject({ id: teeTimeId });
  });

  test("tells partners, and only their screens", async () => {
    const { maya, owen, ines, teeTimeId } = await aHeadStart();
    expect(await world.notificationsFor(owen)).toEqual(["partners-first"]);
    expect(await world.notificationsFor(ines)).toEqual([]);
    expect(world.events).toMatchObject([
      { type: "tee-time-changed", teeTimeId, change: "created", audience: [maya.id, owen.id] },
      { type: "notifications-changed", recipients: [owen.id] },
    ]);
    await world.post();
    expect(world.mails).toMatchObject([{ to: owen.email, subject: expect.stringMatching(/^Maya \S+ shows you a game first: /) }]);
  });

  test("is lost by a partner who stops being one, unless they asked to join", async () => {
    const { maya, owen, as, teeTimeId } = await aHeadStart();
    await answerPlayAgain(as.maya, { userId: owen.id, answer: "fine" });
    expect(await sees(as.owen, teeTimeId)).toBe("Tee time not found");
    expect(await firstGamesOf(as.owen)).toEqual([]);
    await answerPlayAgain(as.maya, { userId: owen.id, answer: "yes" });
    await joinTeeTime(as.owen, { teeTimeId });
    await answerPlayAgain(as.owen, { userId: maya.id, answer: "no" });
    expect(await sees(as.owen, teeTimeId)).toBe("sees it");
  });

  test("is lost by a partner across a block", async () => {
    const { maya, as, teeTimeId } = await aHeadStart();
    await blockGolfer(as.owen, { userId: maya.id });
    expect(await sees(as.owen, teeTimeId)).toBe("Tee time not found");
    expect(await firstGamesOf(as.owen)).toEqual([]);
  });

  test("can be reported by who sees it", async () => {
    const { as, teeTimeId } = await aHeadStart();
    const report = { about: { subject: "game" as const, teeTimeId }, reason: "spam" as const, words: "" };
    await expect(sendReport(as.ines, report)).rejects.toMatchObject({ code: "not_found" });
    await expect(sendReport(as.owen, report)).resolves.toMatchObject({ id: expect.any(String) });
  });
});

describe("a head start ends", () => {
  test("at its time, for everyone, once, with several processes and after a week of downtime", { tags: "race" }, async () => {
    const tries = atScale({ embedded: 2, sample: 5, full: 20 });
    for (let number = 0; number < tries; number++) {
      world.clock.time = NOW;
      const { as, teeTimeId } = await aHeadStart();
      await runJobs(LATER.subtract({ seconds: 1 }));
      expect(await sees(as.ines, teeTimeId)).toBe("Tee time not found");
      world.events.length = 0;
      world.clock.time = NOW.add({ hours: 7 * 24 });
      await Promise.all([1, 2, 3].map(() => runDueJobs(world.anonymous())));
      const opened = world.events.filter((event) => event.type === "tee-time-changed" && event.audience === null);
      expect(opened).toMatchObject([{ teeTimeId, change: "edited" }]);
      const detail = await getTeeTime(as.ines, { teeTimeId });
      expect(detail).toMatchObject({ isPublic: true, opensToAllAt: null });
      expect(await firstGamesOf(as.owen)).toEqual([]);
      await cancelTeeTime(as.maya, { teeTimeId });
    }
  });

  test("when the game is opened, before the jobs have run", async () => {
    const { as, teeTimeId } = await aHeadStart();
    world.clock.time = LATER;
    expect(await getTeeTime(as.ines, { teeTimeId })).toMatchObject({ isPublic: true });
    expect(await everywhere(as.ines)).toMatchObject({ listed: 1, count: 1, pins: 1, available: 1 });
  });

  test("when the host opens the game to everyone, which can be repeated", async () => {
    const { as, teeTimeId } = await aHeadStart();
    await expect(openNow(as.owen, { teeTimeId })).rejects.toMatchObject({ code: "forbidden" });
    await expect(openNow(as.ines, { teeTimeId })).rejects.toMatchObject({ code: "not_found" });
    for (let time = 0; time < 2; time++)
      expect(await openNow(as.maya, { teeTimeId })).toMatchObject({ isPublic: true, opensToAllAt: null, inviteToken: null });
    expect(await sees(as.ines, teeTimeId)).toBe("sees it");
  });

  test("when the host lists the game; another edit keeps it", async () => {
    const { as, teeTimeId } = await aHeadStart();
    expect(await editTeeTime(as.maya, { teeTimeId, description: "Walking", isPublic: false })).toMatchObject({
      isPublic: false,
      opensToAllAt: LATER.toString({ smallestUnit: "millisecond" }),
    });
    expect(await editTeeTime(as.maya, { teeTimeId, isPublic: true })).toMatchObject({ isPublic: true, opensToAllAt: null });
  });

  test("two hours before a tee-off that moved nearer", async () => {
    const { as, teeTimeId } = await aHeadStart({ headStartHours: 24 });
    const moved = await editTeeTime(as.maya, { teeTimeId, date: "2026-06-11", time: "14:00" });
    expect(moved.opensToAllAt).toBe("2026-06-11T19:00:00.000Z");
  });

  test("not by a game that was cancelled", async () => {
    const { as, teeTimeId } = await aHeadStart();
    await cancelTeeTime(as.maya, { teeTimeId });
    await runJobs();
    const [game] = await world.db.select().from(teeTimes).where(eq(teeTimes.id, teeTimeId));
    expect(game?.isPublic).toBe(false);
    expect(await sees(as.owen, teeTimeId)).toBe("Tee time not found");
  });

  test("and what partners weren't sent by then isn't sent", async () => {
    const { owen } = await aHeadStart();
    await runJobs();
    await world.db.update(notifications).set({ dueAt: sql`now()` });
    await world.post();
    expect(world.mails.filter(({ to }) => to === owen.email)).toEqual([]);
  });
});

describe("a head start is refused", () => {
  test.each([
    ["to a host without partners", {}, "You have no partners yet"],
    ["for a private game", { isPublic: false }, "Only a public game can have a head start"],
    [
      "that would end less than two hours before tee-off",
      { date: "2026-06-11", time: "15:30" },
      "A game opens to everyone at least 2 hours before tee-off",
    ],
  ])("%s", async (_case, changes, message) => {
    const { as, course, ines, maya, owen } = await golfers();
    const host = message.includes("no partners") ? ines : maya;
    await expect(createTeeTime(world.as(host), inputFor(course, changes))).rejects.toThrow(message);
    expect(await world.notificationsFor(owen)).toEqual([]);
    expect(await firstGamesOf(as.owen)).toEqual([]);
  });
});
