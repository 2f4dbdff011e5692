import { attendanceRecords } from "@fourball/db/schema/index";
import { describe, expect, test } from "vitest";
import { deleteAccount } from "../../account-data/delete-account.ts";
import { suspendUser } from "../../admin/suspend-user.ts";
import { decideParticipation } from "../../games/participation/decide-participation.ts";
import { cancelTeeTime } from "../../games/tee-time/cancel-tee-time.ts";
import { handOver } from "../../games/tee-time/hand-over.ts";
import { joinTeeTime } from "../../games/tee-time/join-tee-time.ts";
import { runDueJobs } from "../../jobs/run-due-jobs.ts";
import { blockGolfer } from "../../safety/block/block-golfer.ts";
import { aSuspension } from "../../testing/a-suspension.ts";
import { one } from "../../testing/one.ts";
import { confirmedGame, lateWithdrawals, OVER } from "../../testing/scenes/played-round.ts";
import { NOW, testWorld } from "../../testing.ts";
import { getOwnRecord } from "./get-own-record.ts";

const world = testWorld();
const { leave, leftLate, finish, entriesOf } = lateWithdrawals(world);

// Tee-off of `confirmedGame` is in 23.5 hours.
const EARLY = NOW.subtract({ minutes: 30 });

describe("leaving a game", () => {
  test("less than a day before tee-off is on the own record at once, and counts once the round is over", async () => {
    const { player, players } = await leftLate();
    const open = await getOwnRecord(player);
    expect(open.entries).toMatchObject([{ kind: "late-withdrawal", state: "open", canDispute: false }]);
    expect(open.attendance).toBeNull();
    expect(await entriesOf(player)).toEqual(["late-withdrawal shown"]);
    expect(await entriesOf(one(players.slice(1)))).toEqual(["showed-up played"]);
  });

  test("a day before tee-off or earlier isn't", async () => {
    world.clock.time = EARLY;
    const { player } = await leftLate();
    expect(await entriesOf(player)).toEqual([]);
  });

  test("with a request that waits isn't", async () => {
    const game = await confirmedGame(world);
    const asking = world.as(await world.golfer());
    await joinTeeTime(asking, { teeTimeId: game.teeTimeId });
    await leave(game, asking);
    expect(await entriesOf(asking)).toEqual([]);
  });

  test("by the host's decision isn't", async () => {
    const { teeTimeId, host } = await confirmedGame(world, { players: 0 });
    const golfer = world.as(await world.golfer());
    const participantId = await world.request({ id: teeTimeId }, golfer.viewer, "confirmed");
    await decideParticipation(host, { participantId, status: "declined" });
    expect(await entriesOf(golfer)).toEqual([]);
  });

  test("by handing it over isn't", async () => {
    const { teeTimeId, host } = await confirmedGame(world, { players: 1 });
    const heir = world.as(await world.golfer());
    const participantId = await world.request({ id: teeTimeId }, heir.viewer, "confirmed");
    await handOver(host, { teeTimeId, participantId });
    expect(await entriesOf(host)).toEqual([]);
    expect(await entriesOf(heir)).toEqual(["showed-up played"]);
  });

  test("by closing the account leaves nothing", async () => {
    const golfer = await world.golfer({ passwordHash: "hashed a long walk" });
    const game = await confirmedGame(world);
    await world.request({ id: game.teeTimeId }, golfer, "confirmed");
    await deleteAccount(world.as(golfer), { password: "a long walk" });
    await finish();
    expect((await world.db.select().from(attendanceRecords)).map(({ userId }) => userId)).not.toContain(golfer.id);
  });

  test("by being suspended isn't on the record", async () => {
    const { players } = await confirmedGame(world);
    const player = one(players.slice(0, 1));
    await suspendUser(world.as(await world.golfer({ isAdmin: true })), aSuspension(player.viewer.id));
    expect(await entriesOf(player)).toEqual([]);
  });

  test("because of a block leaves no trace", async () => {
    const { host, teeTimeId } = await confirmedGame(world);
    const asking = world.as(await world.golfer());
    await joinTeeTime(asking, { teeTimeId });
    await blockGolfer(asking, { userId: host.viewer.id });
    expect(await entriesOf(asking)).toEqual([]);
  });

  test("that is cancelled later leaves nothing", async () => {
    const { teeTimeId, host, player } = await leftLate();
    await cancelTeeTime(host, { teeTimeId });
    expect(await entriesOf(player)).toEqual([]);
    expect(await world.db.$count(attendanceRecords)).toBe(0);
  });

  test("counts weeks later, when the server was down until then", async () => {
    const { player } = await leftLate();
    world.clock.time = OVER.add({ hours: 24 * 30 });
    await runDueJobs(world.anonymous());
    expect((await getOwnRecord(player)).entries).toMatchObject([{ kind: "late-withdrawal", state: "shown" }]);
    const settled = (await world.db.select().from(attendanceRecords)).map(({ settledAt }) => settledAt?.toISOString());
    expect(new Set(settled)).toEqual(new Set(["2026-06-12T19:30:00.000Z"]));
  });
});
