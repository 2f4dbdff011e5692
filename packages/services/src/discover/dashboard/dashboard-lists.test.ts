import { describe, expect, test } from "vitest";
import { testWorld } from "../../testing.ts";
import { getDashboardStats } from "./get-dashboard-stats.ts";
import { listHosted } from "./list-hosted.ts";
import { listIncoming, listIncomingGuests } from "./list-incoming.ts";
import { listJoined } from "./list-joined.ts";

const world = testWorld();

const LAST_WEEK = { date: "2026-06-04" };
const NEXT_WEEK = { date: "2026-06-18" };

describe("dashboard lists", () => {
  test("have hosted games, upcoming first and then the latest, without cancelled ones", async () => {
    const host = await world.golfer();
    const hosted = (changes: object) => world.teeTime({ hostId: host.id, ...changes });
    const dates = ["2026-06-02", "2026-06-18", "2026-06-04", "2026-06-12"];
    for (const date of dates) await hosted({ date });
    await hosted({ date: "2026-06-13", status: "cancelled" });
    await hosted({ date: "2026-06-20", isPublic: false });
    const listed = await listHosted(world.as(host));
    expect(listed.map(({ date }) => date)).toEqual(["2026-06-12", "2026-06-18", "2026-06-20", "2026-06-04", "2026-06-02"]);
    expect(listed.every(({ viewerStatus }) => viewerStatus === "host")).toBe(true);
  });

  test("have joined games with their status, without expired requests and cancelled games", async () => {
    const golfer = await world.golfer();
    const inGame = async (status: "pending" | "confirmed" | "declined", changes: object) =>
      world.request(await world.teeTime(changes), golfer, status);
    await inGame("confirmed", LAST_WEEK);
    await inGame("pending", LAST_WEEK);
    await inGame("pending", NEXT_WEEK);
    await inGame("confirmed", { ...NEXT_WEEK, status: "cancelled" });
    await inGame("confirmed", { date: "2026-06-12" });
    const listed = await listJoined(world.as(golfer));
    expect(listed.map(({ status, teeTime }) => [status, teeTime.date])).toEqual([
      ["confirmed", "2026-06-12"],
      ["pending", "2026-06-18"],
      ["confirmed", "2026-06-04"],
    ]);
  });

  test("have the requests of golfers and guests that the host can still answer", async () => {
    const host = await world.golfer();
    const game = await world.teeTime({ hostId: host.id });
    const past = await world.teeTime({ hostId: host.id, ...LAST_WEEK });
    const jonas = await world.golfer({ firstName: "Jonas" });
    await world.request(game, jonas);
    await world.request(past, jonas);
    await world.request(await world.teeTime(), jonas);
    await world.request(game, await world.golfer(), "declined");
    await world.guestRequest({ teeTimeId: game.id, guestName: "Robin Vale", guestEmail: "robin@example.com" });
    await world.guestRequest({ teeTimeId: past.id, guestName: "Late Guest", guestEmail: "late@example.com" });
    expect((await listIncoming(world.as(host))).map(({ user }) => user.firstName)).toEqual(["Jonas"]);
    expect((await listIncomingGuests(world.as(host))).map(({ guestName }) => guestName)).toEqual(["Robin Vale"]);
  });

  test("are as long as the statistics say", async () => {
    const me = await world.golfer();
    const game = await world.teeTime({ hostId: me.id });
    await world.teeTime({ hostId: me.id, ...LAST_WEEK });
    await world.teeTime({ hostId: me.id, status: "cancelled" });
    for (const status of ["confirmed", "confirmed", "pending", "declined"] as const)
      await world.request(await world.teeTime(), me, status);
    await world.request(await world.teeTime({ status: "cancelled" }), me, "confirmed");
    await world.request(game, await world.golfer());
    await world.guestRequest({ teeTimeId: game.id, guestName: "Robin Vale", guestEmail: "robin@example.com" });
    const ctx = world.as(me);
    const joined = (await listJoined(ctx)).filter(({ status }) => status === "confirmed").length;
    const waiting = (await listIncoming(ctx)).length + (await listIncomingGuests(ctx)).length;
    const hosted = (await listHosted(ctx)).length;
    expect(await getDashboardStats(ctx)).toMatchObject({ hosted, joined, requestsWaiting: waiting, total: hosted + joined });
    expect([hosted, joined, waiting]).toEqual([2, 2, 2]);
  });
});
