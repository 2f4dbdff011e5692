import { users } from "@fourball/db/schema/index";
import { atScale } from "@fourball/db/testing";
import { and, inArray, isNull } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listAudit } from "../core/audit/list-audit.ts";
import { getProfile } from "../discover/profile/get-profile.ts";
import { getTeeTime } from "../games/tee-time/get-tee-time.ts";
import { saveSession, sessionsOf } from "../golfers/account/session-store.ts";
import { signIn } from "../golfers/account/sign-in.ts";
import { aSuspension } from "../testing/a-suspension.ts";
import { one } from "../testing/one.ts";
import { actionsOf, aReportedGame, notificationsOf, undo } from "../testing/scenes/a-reported-game.ts";
import { storedTeeTime } from "../testing/stored-tee-time.ts";
import { testWorld } from "../testing.ts";
import { getAdminStats } from "./get-admin-stats.ts";
import { getUser } from "./get-user.ts";
import { setAdmin } from "./set-admin.ts";
import { reinstateUser, suspendUser } from "./suspend-user.ts";

const world = testWorld();
const anAdmin = async () => world.as(await world.golfer({ isAdmin: true, firstName: "Theo", lastName: "Marchetti" }));
const password = "a long walk";
const aMember = () => world.golfer({ passwordHash: `hashed ${password}`, email: "maya@example.com" });
const aSession = (golfer: { id: string }) =>
  saveSession(world.db, {
    sid: `session of ${golfer.id}`,
    sess: { userId: golfer.id, createdAt: "2026-06-01T12:00:00Z", userAgent: null },
    expire: new Date("2099-01-01"),
  });

describe("suspending a user", () => {
  test("ends sessions, cancels upcoming games with a notification, and can be undone", async () => {
    const admin = await anAdmin();
    const maya = await aMember();
    const jonas = await world.golfer();
    const game = await world.teeTime({ hostId: maya.id });
    await world.request(game, jonas, "confirmed");
    const other = await world.teeTime();
    await world.request(other, maya, "confirmed");
    await aSession(maya);
    expect(await suspendUser(admin, aSuspension(maya.id))).toEqual({ userId: maya.id, cancelled: 1 });
    await expect(suspendUser(admin, aSuspension(maya.id))).rejects.toThrow("This golfer is already suspended");
    expect(await sessionsOf(world.db, maya.id)).toEqual([]);
    expect(world.events).toContainEqual({ type: "sessions-ended", userId: maya.id });
    expect(await world.notificationsFor(jonas)).toEqual(["tee-time-cancelled"]);
    expect(await getTeeTime(world.as(jonas), { teeTimeId: game.id })).toMatchObject({ status: "cancelled" });
    expect((await storedTeeTime(world, other)).confirmedCount).toBe(0);
    await expect(signIn(world.anonymous(), { email: "maya@example.com", password })).rejects.toThrow("This account is suspended");
    await expect(getProfile(world.anonymous(), { userId: maya.id })).rejects.toThrow("Profile not found or not public");
    expect(await getUser(admin, { userId: maya.id })).toMatchObject({ suspendedAt: expect.any(String), sessions: 0 });

    await reinstateUser(admin, { userId: maya.id });
    await expect(signIn(world.anonymous(), { email: "maya@example.com", password })).resolves.toMatchObject({ id: maya.id });
    const { items, total } = await listAudit(admin, {});
    expect(items.map(({ action, adminName, subject }) => [action, adminName, subject])).toEqual([
      ["user-reinstated", "Theo Marchetti", "maya@example.com"],
      ["user-suspended", "Theo Marchetti", "maya@example.com"],
    ]);
    expect(total).toBe(2);
  });

  test("tells the golfer until when and why, by mail and at sign-in, and that it was lifted", async () => {
    const admin = await anAdmin();
    const { id: userId } = await aMember();
    const enter = () => signIn(world.anonymous(), { email: "maya@example.com", password });
    await suspendUser(admin, aSuspension(userId, { days: 7 }));
    await expect(enter()).rejects.toThrow(/^This account is suspended until \w{3}, .+\. Reason: Spam or scam\.$/);
    await world.post();
    const mail = one(world.mails);
    expect(mail).toMatchObject({ to: "maya@example.com", subject: "Your Fourball account is suspended" });
    expect(mail.text).toMatch(/Reason: Spam or scam\nSuspended until: \w{3}, /);
    expect(mail.text).not.toContain("Sells balls");

    await Promise.all([reinstateUser(admin, { userId }), reinstateUser(admin, { userId })]);
    await enter();
    expect((await notificationsOf(world.as({ id: userId }))).map(({ kind }) => kind)).toEqual(["moderation-undone", "moderated"]);
    expect((await listAudit(admin, {})).items.map(({ reason }) => reason)).toEqual([null, "Sells balls in every chat"]);
  });

  test("is part of the golfer's history, where it can be undone", async () => {
    const { as, sam, reportId } = await aReportedGame(world);
    const about = await reportId({ subject: "golfer", userId: sam.id });
    await suspendUser(as.dev, aSuspension(sam.id, { days: 1 }));
    expect(one(await actionsOf(as.ada, about))).toMatchObject({ action: "suspended", category: "spam", canUndo: true });
    await undo(as.ada, about);
    expect(await getUser(as.ada, { userId: sam.id })).toMatchObject({ suspendedAt: null });
  });

  test("once lifted in the Users tab can't be undone in its history", async () => {
    const { as, sam, reportId } = await aReportedGame(world);
    const about = await reportId({ subject: "golfer", userId: sam.id });
    await suspendUser(as.dev, aSuspension(sam.id));
    await reinstateUser(as.ada, { userId: sam.id });
    expect(one(await actionsOf(as.ada, about))).toMatchObject({ undoneAt: expect.any(String), canUndo: false });
  });

  test("doesn't name the reason of an earlier suspension that ended by itself", async () => {
    const admin = await anAdmin();
    const { id: userId } = await aMember();
    await suspendUser(admin, aSuspension(userId, { days: 1 }));
    await world.db.update(users).set({ suspendedUntil: null });
    await expect(signIn(world.anonymous(), { email: "maya@example.com", password })).rejects.toThrow(
      /^This account is suspended\.$/,
    );
  });
});

describe("a suspended admin", () => {
  test("has no admin access, and an admin cannot suspend themselves", async () => {
    const [first, second] = [await anAdmin(), await anAdmin()];
    await suspendUser(first, aSuspension(second.viewer.id));
    await expect(getAdminStats(second)).rejects.toThrow("Admin access required");
    await expect(setAdmin(second, { userId: first.viewer.id, isAdmin: false })).rejects.toThrow("Admin access required");
    await expect(suspendUser(first, aSuspension(first.viewer.id))).rejects.toThrow("You cannot suspend yourself");
  });
});

describe("admins", () => {
  test("who suspend each other at once leave one admin", { tags: "race" }, async () => {
    for (let round = 0; round < atScale({ embedded: 3, sample: 20, full: 50 }); round++) {
      const [first, second] = [await anAdmin(), await anAdmin()];
      await Promise.allSettled([
        suspendUser(first, aSuspension(second.viewer.id)),
        suspendUser(second, aSuspension(first.viewer.id)),
      ]);
      const both = inArray(users.id, [first.viewer.id, second.viewer.id]);
      expect(await world.db.$count(users, and(both, isNull(users.suspendedAt)))).toBe(1);
    }
  });
});
