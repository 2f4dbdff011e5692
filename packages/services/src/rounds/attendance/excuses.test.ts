import { describe, expect, test } from "vitest";
import type { MemberContext } from "../../core/service-context.ts";
import { decideGuestRequest } from "../../games/guest/decide-guest-request.ts";
import { undoGuestDecision } from "../../games/guest/undo-guest-decision.ts";
import { confirmPlaying } from "../../games/participation/confirm-playing.ts";
import { decideParticipation } from "../../games/participation/decide-participation.ts";
import { undoDecision } from "../../games/participation/undo-decision.ts";
import { editTeeTime } from "../../games/tee-time/edit-tee-time.ts";
import { getTeeTime } from "../../games/tee-time/get-tee-time.ts";
import { joinTeeTime } from "../../games/tee-time/join-tee-time.ts";
import { setBadWeather } from "../../games/tee-time/set-bad-weather.ts";
import { withdrawFromTeeTime } from "../../games/tee-time/withdraw-from-tee-time.ts";
import { runDueJobs } from "../../jobs/run-due-jobs.ts";
import { one } from "../../testing/one.ts";
import { confirmedGame, lateWithdrawals, OVER } from "../../testing/scenes/played-round.ts";
import { NOW, testWorld } from "../../testing.ts";
import { getOwnRecord } from "./get-own-record.ts";

const world = testWorld();
const { leave, leftLate, entriesOf } = lateWithdrawals(world);

describe("a change of the game", () => {
  test.each([
    ["date", { date: "2026-06-13" }],
    ["time", { time: "07:00" }],
  ])("of its %s excuses a player who agreed before it", async (_what, change) => {
    const game = await confirmedGame(world);
    const player = one(game.players.slice(0, 1));
    await editTeeTime(game.host, { teeTimeId: game.teeTimeId, ...change });
    expect(await getTeeTime(player, game)).toMatchObject({ withdrawalExcuse: "changed" });
    const { teeOffAt } = await getTeeTime(player, game);
    world.clock.time = Temporal.Instant.from(teeOffAt).subtract({ hours: 1 });
    await leave(game, player);
    world.clock.time = OVER.add({ hours: 24 });
    await runDueJobs(world.anonymous());
    expect((await getOwnRecord(player)).entries).toMatchObject([{ state: "excused", excuse: "changed" }]);
  });

  test("of its course excuses too", async () => {
    const game = await confirmedGame(world);
    const player = one(game.players.slice(0, 1));
    await editTeeTime(game.host, { teeTimeId: game.teeTimeId, courseId: (await world.course()).id });
    await leave(game, player);
    expect(await entriesOf(player)).toEqual(["late-withdrawal excused changed"]);
  });

  test("of its description doesn't", async () => {
    const game = await confirmedGame(world);
    const player = one(game.players.slice(0, 1));
    await editTeeTime(game.host, { teeTimeId: game.teeTimeId, description: "Bring a jacket" });
    expect(await getTeeTime(player, game)).toMatchObject({ withdrawalExcuse: null });
    await leave(game, player);
    expect(await entriesOf(player)).toEqual(["late-withdrawal shown"]);
  });

  test("doesn't excuse a player who was approved after it", async () => {
    const { teeTimeId, host } = await confirmedGame(world);
    const golfer = world.as(await world.golfer());
    const participantId = await world.request({ id: teeTimeId }, golfer.viewer);
    await editTeeTime(host, { teeTimeId, time: "07:00" });
    await decideParticipation(host, { participantId, status: "confirmed" });
    expect(await getTeeTime(golfer, { teeTimeId })).toMatchObject({ withdrawalExcuse: null });
    await withdrawFromTeeTime(golfer, { teeTimeId });
    expect(await entriesOf(golfer)).toEqual(["late-withdrawal shown"]);
  });

  test("doesn't excuse a player who said yes after it", async () => {
    const game = await confirmedGame(world);
    const player = one(game.players.slice(0, 1));
    await editTeeTime(game.host, { teeTimeId: game.teeTimeId, time: "07:00" });
    await confirmPlaying(player, game);
    await leave(game, player);
    expect(await entriesOf(player)).toEqual(["late-withdrawal shown"]);
  });

  test("excuses a player who had left the game that it was", async () => {
    const { teeTimeId, host, player } = await leftLate();
    await editTeeTime(host, { teeTimeId, time: "07:00" });
    expect(await entriesOf(player)).toEqual(["late-withdrawal excused changed"]);
  });
});

describe("a spot that is taken by someone else", () => {
  test("excuses the player who left it", async () => {
    const { teeTimeId, host, player } = await leftLate();
    const participantId = await world.request({ id: teeTimeId }, await world.golfer());
    await decideParticipation(host, { participantId, status: "confirmed" });
    expect(await entriesOf(player)).toEqual(["late-withdrawal excused refilled"]);
  });

  test("excuses by a guest too", async () => {
    const { teeTimeId, host, player } = await leftLate();
    const guestRequestId = await world.guestRequest({ teeTimeId, guestName: "Robin Vale", guestEmail: "robin@example.com" });
    await decideGuestRequest(host, { guestRequestId, status: "approved" });
    expect(await entriesOf(player)).toEqual(["late-withdrawal excused refilled"]);
  });

  test("excuses one player for each, the first to leave first", async () => {
    const game = await confirmedGame(world, { players: 3 });
    const [first, second] = game.players;
    if (!first || !second) throw new Error("three players were made");
    await leave(game, first);
    world.clock.time = NOW.add({ minutes: 5 });
    await leave(game, second);
    const participantId = await world.request({ id: game.teeTimeId }, await world.golfer());
    await decideParticipation(game.host, { participantId, status: "confirmed" });
    expect(await entriesOf(first)).toEqual(["late-withdrawal excused refilled"]);
    expect(await entriesOf(second)).toEqual(["late-withdrawal shown"]);
  });

  test("doesn't excuse by someone who was in already", async () => {
    const { teeTimeId, host } = await confirmedGame(world, { players: 0 });
    const [earlier, later] = [world.as(await world.golfer()), await world.golfer()];
    await world.request({ id: teeTimeId }, earlier.viewer, "confirmed");
    const participantId = await world.request({ id: teeTimeId }, later);
    await decideParticipation(host, { participantId, status: "confirmed" });
    await withdrawFromTeeTime(earlier, { teeTimeId });
    expect(await entriesOf(earlier)).toEqual(["late-withdrawal shown"]);
  });

  test("no longer excuses when the approval is undone", async () => {
    const { teeTimeId, host, player } = await leftLate();
    const participantId = await world.request({ id: teeTimeId }, await world.golfer());
    await decideParticipation(host, { participantId, status: "confirmed" });
    await undoDecision(host, { participantId });
    const guestRequestId = await world.guestRequest({ teeTimeId, guestName: "Robin Vale", guestEmail: "robin@example.com" });
    await decideGuestRequest(host, { guestRequestId, status: "approved" });
    await undoGuestDecision(host, { guestRequestId });
    expect(await entriesOf(player)).toEqual(["late-withdrawal shown"]);
  });

  test("excuses a golfer who came back", async () => {
    const { teeTimeId, host, player } = await leftLate();
    const { id: participantId } = await joinTeeTime(player, { teeTimeId });
    await decideParticipation(host, { participantId, status: "confirmed" });
    expect(await entriesOf(player)).toEqual(["showed-up played", "late-withdrawal excused refilled"]);
  });
});

describe("bad weather", () => {
  test("excuses all who left late, before and after the host says so", async () => {
    const game = await confirmedGame(world, { players: 3 });
    const [before, after] = game.players;
    if (!before || !after) throw new Error("three players were made");
    await leave(game, before);
    expect(await setBadWeather(game.host, { teeTimeId: game.teeTimeId, isBad: true })).toMatchObject({ badWeather: true });
    expect(await getTeeTime(after, game)).toMatchObject({ badWeather: true, withdrawalExcuse: "weather" });
    await leave(game, after);
    for (const player of [before, after]) expect(await entriesOf(player)).toEqual(["late-withdrawal excused weather"]);
  });

  test("excuses when it is said after the round, until it is taken back", async () => {
    const { teeTimeId, host, player } = await leftLate();
    expect(await entriesOf(player)).toEqual(["late-withdrawal shown"]);
    await setBadWeather(host, { teeTimeId, isBad: true });
    expect(await entriesOf(player)).toEqual(["late-withdrawal excused weather"]);
    await setBadWeather(host, { teeTimeId, isBad: false });
    expect(await entriesOf(player)).toEqual(["late-withdrawal shown"]);
  });

  test("is said by the host, from a day before until a week after tee-off", async () => {
    world.clock.time = NOW.subtract({ minutes: 30, seconds: 1 });
    const { teeTimeId, host, players } = await confirmedGame(world);
    const say = (as: MemberContext) => setBadWeather(as, { teeTimeId, isBad: true });
    await expect(say(host)).rejects.toThrow("You can say this from a day before tee-off");
    world.clock.time = NOW;
    await expect(say(one(players.slice(0, 1)))).rejects.toThrow("Only the host can do this");
    await say(host);
    world.clock.time = OVER.add({ hours: 24 * 7 });
    await expect(setBadWeather(host, { teeTimeId, isBad: false })).rejects.toThrow("It's too late to change this");
  });
});
