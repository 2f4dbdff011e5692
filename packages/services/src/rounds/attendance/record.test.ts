import { attendanceRecords } from "@fourball/db/schema/index";
import type { EntryState } from "@fourball/domain/attendance/entry";
import type { Attendance } from "@fourball/domain/attendance/summary";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { deleteAccount } from "../../account-data/delete-account.ts";
import { exportOwnData } from "../../account-data/export-own-data.ts";
import { listIncoming } from "../../discover/dashboard/list-incoming.ts";
import { listJoined } from "../../discover/dashboard/list-joined.ts";
import { getProfile } from "../../discover/profile/get-profile.ts";
import { getTeeTime } from "../../games/tee-time/get-tee-time.ts";
import { listParticipants } from "../../games/tee-time/list-participants.ts";
import { deleteOldData } from "../../jobs/delete-old-data.ts";
import { playedRound } from "../../testing/scenes/played-round.ts";
import { NOW, testWorld } from "../../testing.ts";
import { getOwnRecord } from "./get-own-record.ts";

const world = testWorld();
const DAY = 24;
const before = (hours: number) => new Date(NOW.subtract({ hours }).epochMilliseconds);

type Row = Partial<typeof attendanceRecords.$inferInsert>;

/** An entry of a round that was over so many hours ago. */
async function entry(golfer: { id: string }, row: Row = {}, { hoursAgo = DAY, badWeather = false } = {}) {
  const teeTime = await world.teeTime({ status: "completed", badWeatherAt: badWeather ? before(hoursAgo) : null });
  const values = { kind: "showed-up" as const, settledAt: before(hoursAgo), ...row, teeTimeId: teeTime.id, userId: golfer.id };
  await world.db.insert(attendanceRecords).values(values);
}

async function rounds(golfer: { id: string }, count: number) {
  for (let round = 0; round < count; round++) await entry(golfer);
}

const late = { kind: "late-withdrawal", withdrawnAt: before(DAY) } as const;
const noShow = { kind: "no-show", markedAt: before(DAY), markOutcome: "agreed", showsAt: before(1) } as const;
const disputed = { dispute: "I was there", disputedAt: before(2) };
const decided = (decision: "kept" | "removed") => ({ ...disputed, decision, decidedAt: before(1) });

const lineOf = async (golfer: { id: string }) => (await getProfile(world.anonymous(), { userId: golfer.id })).attendance;

describe("the line of a golfer", () => {
  test("says nothing with fewer than three rounds", async () => {
    const golfer = await world.golfer();
    expect(await lineOf(golfer)).toBeNull();
    await rounds(golfer, 2);
    expect(await lineOf(golfer)).toBeNull();
    await rounds(golfer, 1);
    expect(await lineOf(golfer)).toEqual({ showedUp: 3, lateWithdrawals: 0, noShows: 0 });
  });

  // Each beside three rounds; the own record says the same of the entry.
  const played = { showedUp: 4, lateWithdrawals: 0, noShows: 0 };
  const nothing = { showedUp: 3, lateWithdrawals: 0, noShows: 0 };
  const aLate = { showedUp: 3, lateWithdrawals: 1, noShows: 0 };
  const aNoShow = { showedUp: 3, lateWithdrawals: 0, noShows: 1 };
  test.each<[string, Row, { badWeather?: boolean }, Attendance, EntryState]>([
    ["a late withdrawal", late, {}, aLate, "shown"],
    ["a late withdrawal from a changed game", { ...late, excuse: "changed" }, {}, nothing, "excused"],
    ["a late withdrawal whose spot was refilled", { ...late, excuse: "refilled" }, {}, nothing, "excused"],
    ["a late withdrawal in bad weather", late, { badWeather: true }, nothing, "excused"],
    ["a disputed late withdrawal", { ...late, ...disputed }, {}, nothing, "disputed"],
    ["a late withdrawal that an admin kept", { ...late, ...decided("kept") }, {}, aLate, "shown"],
    ["a late withdrawal that an admin removed", { ...late, ...decided("removed") }, {}, nothing, "removed"],
    ["a no-show", noShow, {}, aNoShow, "shown"],
    ["a no-show that isn't agreed", { ...noShow, markOutcome: null, showsAt: null }, {}, played, "played"],
    ["a no-show of the last days", { ...noShow, showsAt: before(-1) }, {}, played, "coming"],
    ["a no-show in bad weather", noShow, { badWeather: true }, played, "excused"],
    ["a disputed no-show", { ...noShow, ...disputed }, {}, played, "disputed"],
    ["a no-show that an admin kept", { ...noShow, ...decided("kept") }, {}, aNoShow, "shown"],
    ["a no-show that an admin removed", { ...noShow, ...decided("removed") }, {}, played, "removed"],
  ])("with %s", async (_what, row, game, line, state) => {
    const golfer = await world.golfer();
    await rounds(golfer, 3);
    await entry(golfer, row, game);
    expect(await lineOf(golfer)).toEqual(line);
    const own = await getOwnRecord(world.as(golfer));
    expect(own.attendance).toEqual(line);
    const plain = own.entries.filter(({ kind, state }) => kind === "showed-up" && state === "played");
    expect([...own.entries.filter((each) => !plain.includes(each)), ...plain][0]?.state).toBe(state);
  });

  test("counts the last twelve months, which the daily job keeps", async () => {
    const golfer = await world.golfer();
    await rounds(golfer, 3);
    await entry(golfer, late, { hoursAgo: 365 * DAY - 1 });
    await entry(golfer, noShow, { hoursAgo: 365 * DAY });
    const line = { showedUp: 3, lateWithdrawals: 1, noShows: 0 };
    expect(await lineOf(golfer)).toEqual(line);
    expect((await getOwnRecord(world.as(golfer))).entries).toHaveLength(4);
    await deleteOldData(world.anonymous());
    expect(await world.db.$count(attendanceRecords)).toBe(4);
    expect(await lineOf(golfer)).toEqual(line);
  });

  test("counts a host's own rounds with at least one other player", async () => {
    const { host } = await playedRound(world);
    expect((await getOwnRecord(host)).entries).toMatchObject([{ kind: "showed-up", state: "played" }]);
    const alone = await playedRound(world, { players: 0 });
    expect((await getOwnRecord(alone.host)).entries).toEqual([]);
  });
});

describe("who sees the line", () => {
  const line = { showedUp: 3, lateWithdrawals: 0, noShows: 0 };

  async function aRequest({ publicProfile }: { publicProfile: boolean }) {
    const [host, golfer] = [await world.golfer({ publicProfile }), await world.golfer({ publicProfile })];
    for (const each of [host, golfer]) await rounds(each, 3);
    const game = await world.teeTime({ hostId: host.id });
    await world.request(game, golfer);
    return { host: world.as(host), golfer: world.as(golfer), teeTimeId: game.id };
  }

  test.each([true, false])("the host whom a golfer asks, with a public profile: %s", async (publicProfile) => {
    const { host, teeTimeId } = await aRequest({ publicProfile });
    expect(await listParticipants(host, { teeTimeId })).toMatchObject([{ attendance: line }]);
    expect(await listIncoming(host)).toMatchObject([{ attendance: line }]);
  });

  test("other golfers, of public profiles only", async () => {
    for (const publicProfile of [true, false]) {
      const { teeTimeId, golfer } = await aRequest({ publicProfile });
      const confirmed = await world.golfer({ publicProfile });
      await rounds(confirmed, 3);
      await world.request({ id: teeTimeId }, confirmed, "confirmed");
      const seen = publicProfile ? line : null;
      const players = await listParticipants(golfer, { teeTimeId });
      expect(players.find(({ userId }) => userId === confirmed.id)).toMatchObject({ attendance: seen });
      expect(await getTeeTime(golfer, { teeTimeId })).toMatchObject({ hostAttendance: seen });
    }
  });

  test("not the golfers themselves beside a request, nor hosts on their own page", async () => {
    const { golfer, host, teeTimeId } = await aRequest({ publicProfile: true });
    expect(await listJoined(golfer)).toMatchObject([{ attendance: null }]);
    expect(await getTeeTime(host, { teeTimeId })).toMatchObject({ hostAttendance: null });
  });

  test("the owner of a private profile, but no one else", async () => {
    const golfer = await world.golfer({ publicProfile: false });
    await rounds(golfer, 3);
    expect(await getProfile(world.as(golfer), { userId: golfer.id })).toMatchObject({ attendance: line });
    await expect(lineOf(golfer)).rejects.toThrow("Profile not found or not public");
  });
});

describe("a golfer's data", () => {
  test("has the record in its export", async () => {
    const golfer = await world.golfer();
    await entry(golfer, late);
    expect((await exportOwnData(world.as(golfer))).attendance).toMatchObject([{ kind: "late-withdrawal", state: "shown" }]);
  });

  test("has no record once the account is closed, also of a round that is over later", async () => {
    const golfer = await world.golfer({ passwordHash: "hashed a long walk" });
    await entry(golfer);
    const { id } = await world.teeTime({ hostId: (await world.golfer()).id, date: "2026-06-11", time: "07:30" });
    await world.request({ id }, golfer, "confirmed");
    await deleteAccount(world.as(golfer), { password: "a long walk" });
    await playedRound(world);
    expect(await world.db.$count(attendanceRecords, eq(attendanceRecords.teeTimeId, id))).toBe(1);
    expect(await world.db.$count(attendanceRecords, eq(attendanceRecords.userId, golfer.id))).toBe(0);
  });
});
