import { golferBlocks, teeTimeParticipants } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { getDashboardStats } from "../../discover/dashboard/get-dashboard-stats.ts";
import { listJoined } from "../../discover/dashboard/list-joined.ts";
import { getProfile } from "../../discover/profile/get-profile.ts";
import { updateProfile } from "../../discover/profile/update-profile.ts";
import { getCoursePage } from "../../games/course/get-course-page.ts";
import { requestAsGuest } from "../../games/guest/request-as-guest.ts";
import { decideParticipation } from "../../games/participation/decide-participation.ts";
import { undoDecision } from "../../games/participation/undo-decision.ts";
import { countTeeTimes } from "../../games/tee-time/count/count-tee-times.ts";
import { countByDay } from "../../games/tee-time/count/listed-figures.ts";
import { editTeeTime } from "../../games/tee-time/edit-tee-time.ts";
import { getTeeTime } from "../../games/tee-time/get-tee-time.ts";
import { joinTeeTime } from "../../games/tee-time/join-tee-time.ts";
import { listTeeTimes } from "../../games/tee-time/list/list-tee-times.ts";
import { listParticipants } from "../../games/tee-time/list-participants.ts";
import { mapTeeTimes } from "../../games/tee-time/map/map-tee-times.ts";
import { joinWaitlist } from "../../games/tee-time/waitlist/join-waitlist.ts";
import { withdrawFromTeeTime } from "../../games/tee-time/withdraw-from-tee-time.ts";
import { testWorld } from "../../testing.ts";
import { blockGolfer, unblockGolfer } from "./block-golfer.ts";
import { listBlocked } from "./list-blocked.ts";

const world = testWorld();

/** Maya blocks Jonas; Ines has nothing to do with it. */
async function golfers() {
  const [maya, jonas, ines] = await world.golfers([{ firstName: "Maya" }, { firstName: "Jonas" }, { firstName: "Ines" }]);
  if (!maya || !jonas || !ines) throw new Error("three golfers were made");
  return { maya, jonas, ines, as: { maya: world.as(maya), jonas: world.as(jonas), ines: world.as(ines) } };
}
type Member = ReturnType<typeof world.as>;

const EVERYWHERE = { west: -180, south: -90, east: 180, north: 90 };

/** Everything that counts games for a golfer. */
async function counts(ctx: Member) {
  const { available, openSlots, gamesToday } = await getDashboardStats(ctx);
  const { pins, clusters } = await mapTeeTimes(ctx, { box: EVERYWHERE });
  return {
    listed: (await listTeeTimes(ctx, {})).items.length,
    count: await countTeeTimes(ctx, {}),
    inBox: await countTeeTimes(ctx, { box: EVERYWHERE }),
    days: (await countByDay(ctx)).map(({ count }) => count),
    onMap: [...pins, ...clusters].reduce((sum, { games }) => sum + games, 0),
    stats: { available, openSlots, gamesToday },
  };
}
const noGames = {
  listed: 0,
  count: 0,
  inBox: 0,
  days: [],
  onMap: 0,
  stats: { available: 0, openSlots: 0, gamesToday: 0 },
};

describe("after a block", () => {
  test("no count shows a game of the other, to either of the two", async () => {
    const { maya, jonas, as } = await golfers();
    const { id: courseId } = await world.course({ latitude: 36.57, longitude: -121.95 });
    const game = { courseId, date: "2026-06-11", time: "17:00" };
    await world.teeTime({ ...game, hostId: maya.id });
    await blockGolfer(as.maya, { userId: jonas.id });
    expect(await counts(as.jonas)).toEqual(noGames);
    expect(await counts(as.maya)).toMatchObject({ listed: 1, inBox: 1, onMap: 1, stats: { available: 1, gamesToday: 1 } });
    await world.teeTime({ ...game, hostId: jonas.id });
    expect(await counts(as.maya)).toMatchObject({ listed: 1, inBox: 1, onMap: 1, stats: { available: 1, gamesToday: 1 } });
    expect(await counts(as.ines)).toMatchObject({ listed: 2, inBox: 2, onMap: 2, stats: { available: 2, gamesToday: 2 } });
  });

  test("neither finds the other's profile, nor among the hosts of a course", async () => {
    const { maya, jonas, as } = await golfers();
    const { courseId } = await world.teeTime({ hostId: maya.id });
    await world.teeTime({ hostId: jonas.id, courseId });
    await blockGolfer(as.maya, { userId: jonas.id });
    await expect(getProfile(as.jonas, { userId: maya.id })).rejects.toThrow("Profile not found or not public");
    await expect(getProfile(as.maya, { userId: jonas.id })).rejects.toThrow("Profile not found or not public");
    const hostsFor = async (ctx: Parameters<typeof getCoursePage>[0]) =>
      (await getCoursePage(ctx, { courseId })).hosts.map(({ firstName }) => firstName).sort();
    expect(await hostsFor(as.jonas)).toEqual(["Jonas"]);
    expect(await hostsFor(as.maya)).toEqual(["Maya"]);
    expect(await hostsFor(as.ines)).toEqual(["Jonas", "Maya"]);
    expect(await hostsFor(world.anonymous())).toEqual(["Jonas", "Maya"]);
  });

  test("a game of a third golfer in which the blocker plays stays, full and with an unnamed player", async () => {
    const { maya, jonas, ines, as } = await golfers();
    const game = await world.teeTime({ hostId: ines.id });
    const { id: teeTimeId } = game;
    const participantId = await world.request(game, maya);
    await blockGolfer(as.maya, { userId: jonas.id });
    expect((await counts(as.jonas)).listed).toBe(1);
    await decideParticipation(as.ines, { participantId, status: "confirmed" });
    const full = { confirmedCount: 1, offeredCount: 2, players: [], hasBlockedPlayer: false, fit: null };
    expect((await listTeeTimes(as.jonas, {})).items).toMatchObject([{ id: teeTimeId, ...full }]);
    expect(await getTeeTime(as.jonas, { teeTimeId })).toMatchObject(full);
    expect(await listParticipants(as.jonas, { teeTimeId })).toEqual([]);
    await expect(joinTeeTime(as.jonas, { teeTimeId })).rejects.toThrow("Tee time is full");
    const asGuest = requestAsGuest(as.jonas, { teeTimeId, guestName: "Jonas", guestEmail: "jonas@example.com" });
    await expect(asGuest).rejects.toThrow("Tee time is full");
    expect((await counts(as.ines)).stats).toMatchObject({ available: 1, openSlots: 2 });
  });

  test("a golfer whom a player blocked waits on the waitlist as in a full game, and has no offer while the blocker plays", async () => {
    const { maya, jonas, ines, as } = await golfers();
    const game = await world.teeTime({ hostId: ines.id, totalSlots: 3 });
    const { id: teeTimeId } = game;
    const participantId = await world.request(game, maya, "confirmed");
    await blockGolfer(as.maya, { userId: jonas.id });
    expect(await joinWaitlist(as.jonas, { teeTimeId })).toMatchObject({ waitlistPosition: 1 });
    expect((await listParticipants(as.jonas, { teeTimeId })).map(({ userId }) => userId)).toEqual([jonas.id]);
    expect(await getTeeTime(as.jonas, { teeTimeId })).toMatchObject({ players: [] });
    await editTeeTime(as.ines, { teeTimeId, totalSlots: 4 });
    expect(await world.notificationsFor(jonas)).toEqual([]);
    await decideParticipation(as.ines, { participantId, status: "declined" });
    expect(await world.notificationsFor(jonas)).toEqual(["spot-offered"]);
  });

  test("a game of a third golfer in which the blocked plays says so to the blocker, without a name", async () => {
    const { maya, jonas, ines, as } = await golfers();
    const game = await world.teeTime({ hostId: ines.id });
    await world.request(game, jonas, "confirmed");
    await blockGolfer(as.maya, { userId: jonas.id });
    const [card] = (await listTeeTimes(as.maya, {})).items;
    expect(card).toMatchObject({ id: game.id, hasBlockedPlayer: true, players: [] });
    expect(await listParticipants(as.maya, { teeTimeId: game.id })).toEqual([]);
    const [shown] = (await listTeeTimes(as.ines, {})).items;
    expect(shown).toMatchObject({ hasBlockedPlayer: false, players: [{ firstName: "Jonas" }] });
    await joinTeeTime(as.maya, { teeTimeId: game.id });
    expect((await listParticipants(as.maya, { teeTimeId: game.id })).map(({ userId }) => userId)).toEqual([jonas.id, maya.id]);
  });

  test("a game that both play already stays for both, with everyone in it", async () => {
    const { maya, jonas, as } = await golfers();
    const game = await world.teeTime({ hostId: maya.id });
    await world.request(game, jonas, "confirmed");
    expect(await blockGolfer(as.maya, { userId: jonas.id })).toEqual({ endedRequests: 0, gamesTogether: 1 });
    expect(await getTeeTime(as.jonas, { teeTimeId: game.id })).toMatchObject({
      viewerStatus: "confirmed",
      hasBlockedPlayer: false,
      host: { firstName: "Maya" },
    });
    expect(await getTeeTime(as.maya, { teeTimeId: game.id })).toMatchObject({ players: [{ firstName: "Jonas" }] });
    await withdrawFromTeeTime(as.jonas, { teeTimeId: game.id });
    await expect(getTeeTime(as.jonas, { teeTimeId: game.id })).rejects.toThrow("Tee time not found");
  });

  test("an invite link opens nothing", async () => {
    const { maya, jonas, as } = await golfers();
    const game = await world.teeTime({ hostId: maya.id, isPublic: false });
    const { inviteToken } = await getTeeTime(as.maya, { teeTimeId: game.id });
    const link = { teeTimeId: game.id, invite: inviteToken ?? "" };
    expect(await getTeeTime(as.jonas, link)).toMatchObject({ id: game.id });
    await blockGolfer(as.maya, { userId: jonas.id });
    await expect(getTeeTime(as.jonas, link)).rejects.toThrow("Tee time not found");
  });

  test("only the other learns nothing of later changes of the game or the profile", async () => {
    const { maya, jonas, ines, as } = await golfers();
    const game = await world.teeTime({ hostId: maya.id });
    await blockGolfer(as.maya, { userId: jonas.id });
    await joinTeeTime(as.ines, { teeTimeId: game.id });
    await updateProfile(as.maya, { bio: "Early riser" });
    await world.settled();
    expect(world.events.filter(({ type }) => type === "tee-time-changed" || type === "profile-changed")).toMatchObject([
      { type: "tee-time-changed", audience: null, hiddenFrom: [jonas.id], affectedGolferIds: [maya.id, ines.id] },
      { type: "profile-changed", audience: null, hiddenFrom: [jonas.id] },
    ]);
  });
});

describe("open requests between the two", () => {
  test("end as the blocker could have ended them: declined by the host, withdrawn by the golfer", async () => {
    const { maya, jonas, as } = await golfers();
    const toMaya = await world.teeTime({ hostId: maya.id });
    const toJonas = await world.teeTime({ hostId: jonas.id, date: "2026-06-13" });
    await joinTeeTime(as.jonas, { teeTimeId: toMaya.id });
    await joinTeeTime(as.maya, { teeTimeId: toJonas.id });
    expect(await blockGolfer(as.maya, { userId: jonas.id })).toEqual({ endedRequests: 2, gamesTogether: 0 });
    expect(
      await world.db.select({ userId: teeTimeParticipants.userId, status: teeTimeParticipants.status }).from(teeTimeParticipants),
    ).toEqual([{ userId: jonas.id, status: "declined" }]);
    expect((await world.notificationsFor(jonas)).sort()).toEqual(["join-declined", "join-requested", "join-withdrawn"]);
    expect(await listJoined(as.jonas)).toMatchObject([
      { teeTimeId: toMaya.id, status: "declined", teeTime: { date: "2026-06-12" } },
    ]);
  });

  test("a declined golfer knows the game as it was, and can't be taken back in", async () => {
    const { maya, jonas, as } = await golfers();
    const game = await world.teeTime({ hostId: maya.id });
    const { id } = await joinTeeTime(as.jonas, { teeTimeId: game.id });
    await blockGolfer(as.maya, { userId: jonas.id });
    const back = { participantId: id, status: "confirmed" as const };
    await expect(decideParticipation(as.maya, back)).rejects.toThrow("This request has changed since you opened it");
    await expect(undoDecision(as.maya, { participantId: id })).rejects.toThrow("It is too late to undo this");
    await unblockGolfer(as.maya, { userId: jonas.id });
    expect(await decideParticipation(as.maya, back)).toMatchObject({ status: "confirmed" });
  });

  test("of the same moment as the block end too, or find the game hidden", { tags: "race" }, async () => {
    for (let round = 0; round < 5; round++) {
      const { maya, jonas, as } = await golfers();
      const game = await world.teeTime({ hostId: maya.id });
      await Promise.allSettled([joinTeeTime(as.jonas, { teeTimeId: game.id }), blockGolfer(as.maya, { userId: jonas.id })]);
      const left = await world.db.select().from(teeTimeParticipants).where(eq(teeTimeParticipants.teeTimeId, game.id));
      expect(left.filter(({ status }) => status === "pending")).toEqual([]);
      expect(await listBlocked(as.maya)).toHaveLength(1);
    }
  });

  test("two who block each other at once both have done so", { tags: "race" }, async () => {
    const { maya, jonas, as } = await golfers();
    await joinTeeTime(as.jonas, { teeTimeId: (await world.teeTime({ hostId: maya.id })).id });
    await Promise.all([blockGolfer(as.maya, { userId: jonas.id }), blockGolfer(as.jonas, { userId: maya.id })]);
    expect(await world.db.$count(golferBlocks)).toBe(2);
    expect(await world.db.$count(teeTimeParticipants, eq(teeTimeParticipants.status, "pending"))).toBe(0);
  });
});
