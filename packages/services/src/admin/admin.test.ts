import { notificationDeliveries, notifications } from "@fourball/db/schema/index";
import { USER_ORDERS } from "@fourball/domain/admin/schema";
import { FAILURES } from "@fourball/domain/failure";
import { describe, expect, test } from "vitest";
import { reauthenticate } from "../golfers/account/confirm-password.ts";
import { saveSession, sessionsOf } from "../golfers/account/session-store.ts";
import { aSuspension } from "../testing/a-suspension.ts";
import { NOW, testWorld } from "../testing.ts";
import { endUserSessions } from "./end-user-sessions.ts";
import { getAdminDays, getAdminStats } from "./get-admin-stats.ts";
import { getAttention } from "./get-attention.ts";
import { getUser } from "./get-user.ts";
import { listUsers } from "./list-users.ts";
import { setAdmin } from "./set-admin.ts";
import { reinstateUser, suspendUser } from "./suspend-user.ts";

const world = testWorld();
const anAdmin = async () => world.as(await world.golfer({ isAdmin: true, firstName: "Theo", lastName: "Marchetti" }));
const password = "a long walk";
const aMember = (changes = {}) => world.golfer({ passwordHash: `hashed ${password}`, email: "maya@example.com", ...changes });
const aSession = (golfer: { id: string }) =>
  saveSession(world.db, {
    sid: `session of ${golfer.id}`,
    sess: { userId: golfer.id, createdAt: "2026-06-01T12:00:00Z", userAgent: null },
    expire: new Date("2099-01-01"),
  });

describe("admin statistics", () => {
  test("count active games and accounts, without unlisted games", async () => {
    const admin = await anAdmin();
    const host = await world.golfer({ firstName: "Maya", lastName: "Okafor" });
    const course = await world.course({ name: "Cypress Hollow" });
    const game = await world.teeTime({ hostId: host.id, courseId: course.id });
    await world.teeTime({ hostId: host.id, courseId: course.id, isPublic: false });
    await world.teeTime({ hostId: host.id, courseId: course.id, status: "cancelled" });
    await world.golfer({ deletedAt: new Date() });
    const stats = await getAdminStats(admin);
    expect(stats).toMatchObject({ totalUsers: 2, totalCourses: 1, totalTeeTimes: 1, activeAdmins: 1 });
    expect(stats.recentTeeTimes).toEqual([
      {
        id: game.id,
        courseName: "Cypress Hollow",
        timeZone: "America/Los_Angeles",
        hostName: "Maya Okafor",
        date: "2026-06-12",
        time: "07:30",
      },
    ]);
    expect(stats.recentUsers.map(({ firstName }) => firstName)).toEqual(["Maya", "Theo"]);
  });

  test("cover thirty days of games with the spots taken", async () => {
    const admin = await anAdmin();
    const game = await world.teeTime({ date: "2026-06-10", totalSlots: 4 });
    await world.request(game, await world.golfer(), "confirmed");
    const days = await getAdminDays(admin);
    expect(days).toHaveLength(30);
    expect(days.at(-2)).toEqual({ date: "2026-06-10", games: 1, spots: 3, taken: 1 });
    expect(days.at(-1)).toEqual({ date: "2026-06-11", games: 0, spots: 0, taken: 0 });
  });
});

describe("what needs attention", () => {
  test("counts deliveries that failed in the last week and suspended users", async () => {
    const admin = await anAdmin();
    const { id: recipientId } = await aMember();
    await world.golfer({ suspendedAt: new Date() });
    await world.golfer({ suspendedAt: new Date(), deletedAt: new Date() });
    await world.golfer({ suspendedAt: new Date(0), suspendedUntil: new Date(1) });
    const now = Temporal.Instant.from(NOW);
    const failedDaysAgo = async (days: number, state: "failed" | "sent" = "failed") => {
      const [stored] = await world.db
        .insert(notifications)
        .values({ recipientId, content: { kind: "password-reset" } })
        .returning();
      if (!stored) throw new Error("not stored");
      const createdAt = new Date(now.subtract({ hours: 24 * days }).epochMilliseconds);
      await world.db.insert(notificationDeliveries).values({ notificationId: stored.id, channel: "email", state, createdAt });
    };
    await failedDaysAgo(1);
    await failedDaysAgo(6);
    await failedDaysAgo(8);
    await failedDaysAgo(1, "sent");
    expect(await getAttention(admin)).toEqual({
      failedDeliveries: 2,
      suspendedUsers: 1,
      openReports: 0,
      openDisputes: 0,
      guessedTimeZones: 0,
    });
  });
});

describe("the user list", () => {
  test("is searched by name and email, sorted and paged", { tags: "dialect" }, async () => {
    const admin = await anAdmin();
    for (const [firstName, gamesHosted] of [
      ["Ann", 3],
      ["Ben", 1],
      ["Cleo", 2],
    ] as const)
      await world.golfer({ firstName, gamesHosted });
    await world.golfer({ firstName: "Gone", deletedAt: new Date() });
    const names = async (input: Parameters<typeof listUsers>[1]) => {
      const { items, total } = await listUsers(admin, input);
      return [items.map(({ firstName }) => firstName), total];
    };
    expect(await names({ order: "gamesHosted", descending: true, limit: 2 })).toEqual([["Ann", "Cleo"], 4]);
    expect(await names({ order: "name", descending: false, offset: 1, limit: 2 })).toEqual([["Ben", "Cleo"], 4]);
    expect(await names({ q: "cleo" })).toEqual([["Cleo"], 1]);
    expect(await names({ q: "%" })).toEqual([[], 0]);
    await suspendUser(admin, aSuspension((await world.golfer({ firstName: "Sue" })).id));
    expect(await names({ suspended: true })).toEqual([["Sue"], 1]);
    expect(await names({ suspended: true, q: "ann" })).toEqual([[], 0]);
    expect(await names({ suspended: false, order: "name", descending: false, limit: 1 })).toEqual([["Ann"], 4]);
    const [first] = (await listUsers(admin, { q: "ann" })).items;
    expect(JSON.stringify(first)).not.toMatch(/phone|password|sms/i);
  });

  test.each(["o'brien-ward", "O’Brien", "obrien", "brien-ward@example.com"])("finds an address by %s", async (q) => {
    const admin = await anAdmin();
    await world.golfer({ firstName: "Pat", lastName: "Lee", email: "O'Brien-Ward@example.com" });
    expect(await listUsers(admin, { q })).toMatchObject({ total: 1 });
  });
});

describe("the accounts by pages", () => {
  test.each(USER_ORDERS)("hold each account once, by %s in both directions", { tags: "dialect" }, async (order) => {
    const admin = await anAdmin();
    for (const games of [3, 1, 1, 1, 2]) await world.golfer({ gamesHosted: games, firstName: "Sam", lastName: "Lee" });
    for (const descending of [false, true]) {
      const { items: all } = await listUsers(admin, { order, descending });
      const found: string[] = [];
      let cursor: string | null | undefined;
      do {
        const page = await listUsers(admin, { order, descending, limit: 2, ...(cursor && { cursor }) });
        found.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor);
      expect(found).toEqual(all.map(({ id }) => id));
    }
  });
});

describe("an admin", () => {
  test("ends all sessions of a user", async () => {
    const admin = await anAdmin();
    const maya = await aMember();
    await aSession(maya);
    await endUserSessions(admin, { userId: maya.id });
    expect(await sessionsOf(world.db, maya.id)).toEqual([]);
  });
});

describe("changing another account", () => {
  test("asks for the password again after fifteen minutes", async () => {
    const { id } = await world.golfer({ isAdmin: true, passwordHash: `hashed ${password}` });
    const admin = world.as({ id, isAdmin: true });
    const userId = (await aMember()).id;
    const actions = [
      () => setAdmin(admin, { userId, isAdmin: true }),
      () => endUserSessions(admin, { userId }),
      () => suspendUser(admin, aSuspension(userId)),
      () => reinstateUser(admin, { userId }),
    ];
    world.clock.time = NOW.add({ minutes: 15 });
    for (const action of actions)
      await expect(action()).rejects.toMatchObject({
        message: FAILURES.passwordNeeded.text,
        issues: [{ path: ["password"] }],
      });
    expect(await getUser(admin, { userId })).toMatchObject({ isAdmin: false, suspendedAt: null });

    await expect(reauthenticate(admin, { password: "a short walk" })).rejects.toThrow("Current password is incorrect");
    await expect(suspendUser(admin, aSuspension(userId))).rejects.toThrow(FAILURES.passwordNeeded.text);
    await reauthenticate(admin, { password });
    for (const action of actions) await action();
    expect(await getUser(admin, { userId })).toMatchObject({ isAdmin: true, suspendedAt: null });
  });

  test("needs admin access first, not a password", async () => {
    const golfer = world.as(await world.golfer());
    world.clock.time = NOW.add({ minutes: 15 });
    await expect(suspendUser(golfer, aSuspension((await aMember()).id))).rejects.toThrow("Admin access required");
  });
});
