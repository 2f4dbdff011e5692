import { expect, test } from "vitest";
import { testClub } from "../testing.ts";
import { getDashboardStats } from "./get-dashboard-stats.ts";
import { listHosted } from "./list-hosted.ts";
import { listIncoming, listIncomingGuests } from "./list-incoming.ts";
import { listJoined } from "./list-joined.ts";

const club = testClub();

const LAST_WEEK = { date: "2026-06-04" };
const NEXT_WEEK = { date: "2026-06-18" };

test("hosted games come soonest first, then those that were, latest first; cancelled ones do not", async () => {
  const host = await club.aGolfer();
  const hosted = (changes: object) => club.aTeeTime({ hostId: host.id, ...changes });
  const dates = ["2026-06-02", "2026-06-18", "2026-06-04", "2026-06-12"];
  for (const date of dates) await hosted({ date });
  await hosted({ date: "2026-06-13", status: "cancelled" });
  await hosted({ date: "2026-06-20", isPublic: false });
  const listed = await listHosted(club.as(host));
  expect(listed.map(({ date }) => date)).toEqual(["2026-06-12", "2026-06-18", "2026-06-20", "2026-06-04", "2026-06-02"]);
  expect(listed.every(({ viewerStatus }) => viewerStatus === "host")).toBe(true);
});

test("joined games come with their status; a request that expired or a game that was cancelled does not", async () => {
  const golfer = await club.aGolfer();
  const inGame = async (status: "pending" | "confirmed" | "declined", changes: object) =>
    club.aRequest(await club.aTeeTime(changes), golfer, status);
  await inGame("confirmed", LAST_WEEK);
  await inGame("pending", LAST_WEEK);
  await inGame("pending", NEXT_WEEK);
  await inGame("confirmed", { ...NEXT_WEEK, status: "cancelled" });
  await inGame("confirmed", { date: "2026-06-12" });
  const listed = await listJoined(club.as(golfer));
  expect(listed.map(({ status, teeTime }) => [status, teeTime.date])).toEqual([
    ["confirmed", "2026-06-12"],
    ["pending", "2026-06-18"],
    ["confirmed", "2026-06-04"],
  ]);
});

test("incoming requests are those of golfers and guests to one's own games that can still be answered", async () => {
  const host = await club.aGolfer();
  const game = await club.aTeeTime({ hostId: host.id });
  const past = await club.aTeeTime({ hostId: host.id, ...LAST_WEEK });
  const jonas = await club.aGolfer({ firstName: "Jonas" });
  await club.aRequest(game, jonas);
  await club.aRequest(past, jonas);
  await club.aRequest(await club.aTeeTime(), jonas);
  await club.aRequest(game, await club.aGolfer(), "declined");
  await club.aGuestRequest({ teeTimeId: game.id, guestName: "Robin Vale", guestEmail: "robin@example.com" });
  await club.aGuestRequest({ teeTimeId: past.id, guestName: "Late Guest", guestEmail: "late@example.com" });
  expect((await listIncoming(club.as(host))).map(({ user }) => user.firstName)).toEqual(["Jonas"]);
  expect((await listIncomingGuests(club.as(host))).map(({ guestName }) => guestName)).toEqual(["Robin Vale"]);
});

test("the figures are as long as the lists below them", async () => {
  const me = await club.aGolfer();
  const game = await club.aTeeTime({ hostId: me.id });
  await club.aTeeTime({ hostId: me.id, ...LAST_WEEK });
  await club.aTeeTime({ hostId: me.id, status: "cancelled" });
  for (const status of ["confirmed", "confirmed", "pending", "declined"] as const)
    await club.aRequest(await club.aTeeTime(), me, status);
  await club.aRequest(await club.aTeeTime({ status: "cancelled" }), me, "confirmed");
  await club.aRequest(game, await club.aGolfer());
  await club.aGuestRequest({ teeTimeId: game.id, guestName: "Robin Vale", guestEmail: "robin@example.com" });
  const ctx = club.as(me);
  const joined = (await listJoined(ctx)).filter(({ status }) => status === "confirmed").length;
  const waiting = (await listIncoming(ctx)).length + (await listIncomingGuests(ctx)).length;
  const hosted = (await listHosted(ctx)).length;
  expect(await getDashboardStats(ctx)).toMatchObject({ hosted, joined, requestsWaiting: waiting, total: hosted + joined });
  expect([hosted, joined, waiting]).toEqual([2, 2, 2]);
});
