import { expect, test } from "vitest";
import { notePresence } from "../account/note-presence.ts";
import { testClub } from "../testing.ts";
import { getDashboardStats } from "./get-dashboard-stats.ts";

const club = testClub();

test("games today, available games and their open slots are counted over all listed games", async () => {
  const full = await club.aTeeTime({ totalSlots: 2, date: "2026-06-11", time: "12:00" });
  await club.aRequest(full, await club.aGolfer(), "confirmed");
  await club.aTeeTime({ totalSlots: 4, date: "2026-06-11", time: "06:00" });
  await club.aTeeTime({ totalSlots: 4 });
  await club.aTeeTime({ totalSlots: 3 });
  await club.aTeeTime({ isPublic: false });
  await club.aTeeTime({ status: "cancelled" });
  const stats = await getDashboardStats(club.as(await club.aGolfer()));
  expect(stats).toMatchObject({ gamesToday: 2, available: 2, openSlots: 5, activeUsers: 0, requestsWaiting: 0 });
});

test("who was here in the last minutes is online", async () => {
  const golfer = await club.aGolfer();
  await club.aGolfer({ lastSeenAt: new Date("2026-01-01") });
  await notePresence(club.db, golfer.id);
  expect(await getDashboardStats(club.as(golfer))).toMatchObject({ activeUsers: 1 });
});

test("hosts see how many requests wait for them", async () => {
  const host = await club.aGolfer();
  const teeTime = await club.aTeeTime({ hostId: host.id });
  for (const status of ["pending", "pending", "confirmed", "declined"] as const)
    await club.aRequest(teeTime, await club.aGolfer(), status);
  expect(await getDashboardStats(club.as(host))).toMatchObject({ requestsWaiting: 2 });
});
