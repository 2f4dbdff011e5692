import { users } from "@fourball/db/schema/index";
import { and, inArray, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { reauthenticate } from "../account/reauthenticate.ts";
import { saveSession, sessionsOf } from "../account/session-store.ts";
import { signIn } from "../account/sign-in.ts";
import { getProfile } from "../profile/get-profile.ts";
import { getTeeTime } from "../tee-time/get-tee-time.ts";
import { NOW, storedTeeTime, testClub } from "../testing.ts";
import { endUserSessions } from "./end-user-sessions.ts";
import { getAdminDays, getAdminStats } from "./get-admin-stats.ts";
import { getUser } from "./get-user.ts";
import { listAudit } from "./list-audit.ts";
import { listUsers } from "./list-users.ts";
import { setAdmin } from "./set-admin.ts";
import { reinstateUser, suspendUser } from "./suspend-user.ts";

const club = testClub();
const anAdmin = async () => club.as(await club.aGolfer({ isAdmin: true, firstName: "Theo", lastName: "Marchetti" }));
const password = "a long walk";
const aMember = (changes = {}) => club.aGolfer({ passwordHash: `hashed ${password}`, email: "maya@example.com", ...changes });
const aSession = (golfer: { id: string }) =>
  saveSession(club.db, {
    sid: `session of ${golfer.id}`,
    sess: { userId: golfer.id, createdAt: "2026-06-01T12:00:00Z", userAgent: null },
    expire: new Date("2099-01-01"),
  });

test("the overview counts what stands, and unlisted games are nobody's business", async () => {
  const admin = await anAdmin();
  const host = await club.aGolfer({ firstName: "Maya", lastName: "Okafor" });
  const course = await club.aCourse({ name: "Cypress Hollow" });
  const game = await club.aTeeTime({ hostId: host.id, courseId: course.id });
  await club.aTeeTime({ hostId: host.id, courseId: course.id, isPublic: false });
  await club.aTeeTime({ hostId: host.id, courseId: course.id, status: "cancelled" });
  await club.aGolfer({ deletedAt: new Date() });
  const stats = await getAdminStats(admin);
  expect(stats).toMatchObject({ totalUsers: 2, totalCourses: 1, totalTeeTimes: 1, activeAdmins: 1 });
  expect(stats.recentTeeTimes).toEqual([
    { id: game.id, courseName: "Cypress Hollow", hostName: "Maya Okafor", date: "2026-06-12", time: "07:30" },
  ]);
  expect(stats.recentUsers.map(({ firstName }) => firstName)).toEqual(["Maya", "Theo"]);
});

test("thirty days of games, one after the other, with the spots that were taken", async () => {
  const admin = await anAdmin();
  const game = await club.aTeeTime({ date: "2026-06-10", totalSlots: 4 });
  await club.aRequest(game, await club.aGolfer(), "confirmed");
  const days = await getAdminDays(admin);
  expect(days).toHaveLength(30);
  expect(days.at(-2)).toEqual({ date: "2026-06-10", games: 1, spots: 3, taken: 1 });
  expect(days.at(-1)).toEqual({ date: "2026-06-11", games: 0, spots: 0, taken: 0 });
});

test("accounts are searched by name and email, sorted and paged", async () => {
  const admin = await anAdmin();
  for (const [firstName, gamesHosted] of [
    ["Ann", 3],
    ["Ben", 1],
    ["Cleo", 2],
  ] as const)
    await club.aGolfer({ firstName, gamesHosted });
  await club.aGolfer({ firstName: "Gone", deletedAt: new Date() });
  const names = async (input: Parameters<typeof listUsers>[1]) => {
    const { items, total } = await listUsers(admin, input);
    return [items.map(({ firstName }) => firstName), total];
  };
  expect(await names({ order: "gamesHosted", descending: true, limit: 2 })).toEqual([["Ann", "Cleo"], 4]);
  expect(await names({ order: "name", descending: false, offset: 1, limit: 2 })).toEqual([["Ben", "Cleo"], 4]);
  expect(await names({ q: "cleo" })).toEqual([["Cleo"], 1]);
  expect(await names({ q: "%" })).toEqual([[], 0]);
  const [first] = (await listUsers(admin, { q: "ann" })).items;
  expect(JSON.stringify(first)).not.toMatch(/phone|password|sms/i);
});

test("a suspended golfer is out everywhere, the games to come are cancelled with notice, and it can be lifted", async () => {
  const admin = await anAdmin();
  const maya = await aMember();
  const jonas = await club.aGolfer();
  const game = await club.aTeeTime({ hostId: maya.id });
  await club.aRequest(game, jonas, "confirmed");
  const other = await club.aTeeTime();
  await club.aRequest(other, maya, "confirmed");
  await aSession(maya);
  expect(await suspendUser(admin, { userId: maya.id })).toEqual({ userId: maya.id, cancelled: 1 });
  expect(await suspendUser(admin, { userId: maya.id })).toEqual({ userId: maya.id, cancelled: 0 });
  expect(await sessionsOf(club.db, maya.id)).toEqual([]);
  expect(club.told).toContainEqual({ type: "sessions-ended", userId: maya.id });
  expect(await club.newsFor(jonas)).toEqual(["tee-time-cancelled"]);
  expect(await getTeeTime(club.as(jonas), { teeTimeId: game.id })).toMatchObject({ status: "cancelled" });
  expect((await storedTeeTime(club, other)).confirmedCount).toBe(0);
  await expect(signIn(club.anonymous(), { email: "maya@example.com", password })).rejects.toThrow("This account is suspended");
  await expect(getProfile(club.anonymous(), { userId: maya.id })).rejects.toThrow("Profile not found or not public");
  expect(await getUser(admin, { userId: maya.id })).toMatchObject({ suspendedAt: expect.any(String), sessions: 0 });

  await reinstateUser(admin, { userId: maya.id });
  await expect(signIn(club.anonymous(), { email: "maya@example.com", password })).resolves.toMatchObject({ id: maya.id });
  const { items, total } = await listAudit(admin, {});
  expect(items.map(({ action, adminName, subject }) => [action, adminName, subject])).toEqual([
    ["user-reinstated", "Theo Marchetti", "maya@example.com"],
    ["user-suspended", "Theo Marchetti", "maya@example.com"],
  ]);
  expect(total).toBe(2);
});

test("sessions of a golfer are ended by an admin", async () => {
  const admin = await anAdmin();
  const maya = await aMember();
  await aSession(maya);
  await endUserSessions(admin, { userId: maya.id });
  expect(await sessionsOf(club.db, maya.id)).toEqual([]);
});

test("a suspended admin decides nothing, and one who acts always remains", async () => {
  const [first, second] = [await anAdmin(), await anAdmin()];
  await suspendUser(first, { userId: second.viewer.id });
  await expect(getAdminStats(second)).rejects.toThrow("Admin access required");
  await expect(setAdmin(second, { userId: first.viewer.id, isAdmin: false })).rejects.toThrow("Admin access required");
  await expect(suspendUser(first, { userId: first.viewer.id })).rejects.toThrow("You cannot suspend yourself");
});

test("two admins who suspend each other at once leave one", async () => {
  for (let round = 0; round < 20; round++) {
    const [first, second] = [await anAdmin(), await anAdmin()];
    await Promise.allSettled([
      suspendUser(first, { userId: second.viewer.id }),
      suspendUser(second, { userId: first.viewer.id }),
    ]);
    const both = inArray(users.id, [first.viewer.id, second.viewer.id]);
    expect(await club.db.$count(users, and(both, isNull(users.suspendedAt)))).toBe(1);
  }
});

test("deeds on other people's accounts ask for the password again after a quarter of an hour", async () => {
  const { id } = await club.aGolfer({ isAdmin: true, passwordHash: `hashed ${password}` });
  const admin = club.as({ id, isAdmin: true });
  const userId = (await aMember()).id;
  const deeds = [
    () => setAdmin(admin, { userId, isAdmin: true }),
    () => endUserSessions(admin, { userId }),
    () => suspendUser(admin, { userId }),
    () => reinstateUser(admin, { userId }),
  ];
  club.clock.time = NOW.add({ minutes: 15 });
  for (const deed of deeds)
    await expect(deed()).rejects.toMatchObject({ message: "Confirm your password to go on", issues: [{ path: ["password"] }] });
  expect(await getUser(admin, { userId })).toMatchObject({ isAdmin: false, suspendedAt: null });

  await expect(reauthenticate(admin, { password: "a short walk" })).rejects.toThrow("Current password is incorrect");
  await expect(suspendUser(admin, { userId })).rejects.toThrow("Confirm your password to go on");
  await reauthenticate(admin, { password });
  for (const deed of deeds) await deed();
  expect(await getUser(admin, { userId })).toMatchObject({ isAdmin: true, suspendedAt: null });
});

test("whoever is no admin hears that, not that a password would help", async () => {
  const golfer = club.as(await club.aGolfer());
  club.clock.time = NOW.add({ minutes: 15 });
  await expect(suspendUser(golfer, { userId: (await aMember()).id })).rejects.toThrow("Admin access required");
});
