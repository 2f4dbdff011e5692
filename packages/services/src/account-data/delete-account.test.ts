import {
  calendarFeeds,
  golferBlocks,
  idempotencyKeys,
  pushSubscriptions,
  teeTimeParticipants,
  teeTimes,
  users,
} from "@fourball/db/schema/index";
import { atScale, testsHavePostgres } from "@fourball/db/testing";
import { createTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { lockAdmins } from "../admin/lock-admins.ts";
import { listMessages } from "../chat/list-messages.ts";
import { say } from "../chat/say.ts";
import { getProfile } from "../discover/profile/get-profile.ts";
import { updateProfile } from "../discover/profile/update-profile.ts";
import { createTeeTime } from "../games/tee-time/create-tee-time.ts";
import { getTeeTime } from "../games/tee-time/get-tee-time.ts";
import { joinTeeTime } from "../games/tee-time/join-tee-time.ts";
import { registerAccount } from "../golfers/account/register-account.ts";
import { saveSession, sessionsOf } from "../golfers/account/session-store.ts";
import { signIn } from "../golfers/account/sign-in.ts";
import { subscribePush } from "../notification/push-subscriptions.ts";
import { blockGolfer } from "../safety/block/block-golfer.ts";
import { atOnce } from "../testing/at-once.ts";
import { signal } from "../testing/signal.ts";
import { storedTeeTime } from "../testing/stored-tee-time.ts";
import { testWorld } from "../testing.ts";
import { deleteAccount } from "./delete-account.ts";

const world = testWorld();
const password = "a long walk";
const aMember = (changes = {}) => world.golfer({ passwordHash: `hashed ${password}`, ...changes });

test.runIf(testsHavePostgres())("an account is closed while admins are being changed", { tags: "race" }, async () => {
  const [locked, released] = [signal(), signal()];
  const change = world.db.transaction(async (tx) => {
    await lockAdmins(tx);
    locked.give();
    await released.given;
  });
  await locked.given;
  expect(await deleteAccount(world.as(await aMember()), { password })).toEqual({ deleted: true });
  released.give();
  await change;
});

describe("closing an account", () => {
  test("cancels hosted games with a notification, frees spots and erases personal data", async () => {
    const maya = await aMember({
      firstName: "Maya",
      lastName: "Canary",
      email: "maya@example.com",
      phoneNumber: "+15550canary",
      bio: "canary bio",
      profileImageUrl: "https://canary.example/a.jpg",
      coverImageUrl: "https://canary.example/b.jpg",
      handicap: 11.4,
      homePlace: { latitude: 40.01, longitude: -105.27, name: "Canary town" },
      searchText: "maya canary",
      unsubscribeHash: "canary-way-out",
      oldUnsubscribeHash: "canary-old-way-out",
      smsOptInAt: new Date("2026-06-01"),
      marketingOptInAt: new Date("2026-06-01"),
    });
    const endpoint = "https://fcm.googleapis.com/fcm/send/canary";
    await subscribePush(world.as(maya), { endpoint, keys: { p256dh: "canary", auth: "canary" } });
    await world.db.insert(calendarFeeds).values({ userId: maya.id, tokenHash: "canary" });
    const jonas = await world.golfer({ firstName: "Jonas" });
    const own = await world.teeTime({ hostId: maya.id });
    const played = await world.teeTime({ hostId: maya.id, date: "2026-06-04" });
    const other = await world.teeTime({ hostId: jonas.id });
    await world.request(own, jonas, "confirmed");
    await world.request(other, maya, "confirmed");
    await world.request(await world.teeTime({ date: "2026-06-03" }), maya, "confirmed", ["Canary Friend"]);
    await say(world.as(maya), { teeTimeId: other.id, message: "Who brings balls?" });
    await expect(deleteAccount(world.as(maya), { password: "wrong" })).rejects.toThrow("Current password is incorrect");

    await deleteAccount(world.as(maya), { password });

    expect(await getTeeTime(world.as(jonas), { teeTimeId: own.id })).toMatchObject({
      status: "cancelled",
      cancelReason: "The host closed their account",
      host: { firstName: null },
    });
    expect((await storedTeeTime(world, played)).status).toBe("active");
    expect((await storedTeeTime(world, other)).confirmedCount).toBe(0);
    expect(await world.notificationsFor(jonas)).toEqual(expect.arrayContaining(["tee-time-cancelled", "join-withdrawn"]));
    const { messages } = await listMessages(world.as(jonas), { teeTimeId: other.id });
    expect(messages.map(({ userName, userId }) => [userName, userId])).toEqual([
      ["Golfer", null],
      ["Golfer", null],
    ]);
    await expect(getProfile(world.anonymous(), { userId: maya.id })).rejects.toThrow("Profile not found or not public");
    await expect(signIn(world.anonymous(), { email: "maya@example.com", password })).rejects.toThrow("Invalid email or password");
    const [row] = await world.db.select().from(users).where(eq(users.id, maya.id));
    expect(JSON.stringify(row)).not.toMatch(/maya|canary|hashed|11\.4/i);
    expect(row).toMatchObject({ smsOptInAt: null, marketingOptInAt: null });
    const brought = await world.db.select().from(teeTimeParticipants).where(eq(teeTimeParticipants.userId, maya.id));
    expect(brought).toMatchObject([{ friends: ["Guest"] }]);
    expect(await world.db.$count(pushSubscriptions)).toBe(0);
    expect(await world.db.$count(calendarFeeds)).toBe(0);
    const again = { email: "maya@example.com", password, firstName: "Maya", lastName: "Okafor" };
    await expect(registerAccount(world.anonymous(), again)).resolves.toMatchObject({ email: "maya@example.com" });
  });

  test("leaves nothing open of what the golfer does at the same moment", { tags: "race" }, async () => {
    for (let round = 0; round < atScale({ embedded: 3, sample: 8, full: 30 }); round++) {
      const maya = await aMember();
      const host = await world.golfer();
      const { id: courseId } = await world.course();
      const game = await world.teeTime({ hostId: host.id, courseId });
      const ctx = world.as(maya);
      const sess = { userId: maya.id, createdAt: "2026-06-01T12:00:00Z", userAgent: null };
      const newGame = {
        courseId,
        date: "2026-06-20",
        time: "09:00",
        totalSlots: 4,
        mood: "casual" as const,
        preferences: [],
        isPublic: true,
      };
      await Promise.allSettled([
        saveSession(world.db, { sid: `before ${round}`, sess, expire: new Date("2099-01-01") }),
        createTeeTime(ctx, newGame),
        deleteAccount(ctx, { password }),
        joinTeeTime(ctx, { teeTimeId: game.id }),
        updateProfile(ctx, { firstName: "Back" }),
        createTeeTime(ctx, newGame),
        saveSession(world.db, { sid: `after ${round}`, sess, expire: new Date("2099-01-01") }),
      ]);
      const active = and(eq(teeTimes.hostId, maya.id), eq(teeTimes.status, "active"));
      expect(await world.db.$count(teeTimes, active)).toBe(0);
      expect(await world.db.$count(teeTimeParticipants, eq(teeTimeParticipants.userId, maya.id))).toBe(0);
      expect(await sessionsOf(world.db, maya.id)).toEqual([]);
      const [row] = await world.db.select().from(users).where(eq(users.id, maya.id));
      expect(row).toMatchObject({ firstName: null, passwordHash: null });
    }
  });

  test("doesn't wait for a golfer who blocks the other and leaves at the same moment", { tags: "race" }, async () => {
    for (let round = 0; round < atScale({ embedded: 1, sample: 8, full: 30 }); round++) {
      const [maya, jonas] = [await aMember(), await aMember()];
      await blockGolfer(world.as(maya), { userId: jonas.id });
      await blockGolfer(world.as(jonas), { userId: maya.id });
      const closed = await Promise.all([maya, jonas].map((golfer) => deleteAccount(world.as(golfer), { password })));
      expect(closed).toEqual([{ deleted: true }, { deleted: true }]);
    }
    expect(await world.db.$count(golferBlocks)).toBe(0);
  });

  test("leaves none of the answers that were kept for repeated calls", async () => {
    const registration = { email: "alex@example.com", password, firstName: "Alex", lastName: "Lee" };
    const { id } = atOnce(await registerAccount(world.anonymous({ caller: { idempotencyKey: "register" } }), registration));
    const [alex, other] = [world.as({ id }), world.as(await aMember())];
    const { id: courseId } = await world.course();
    const game = { courseId, date: "2026-06-12", time: "07:30", totalSlots: 4, mood: "casual" as const };
    for (const golfer of [alex, other])
      await createTeeTime(
        world.as(golfer.viewer, { caller: { idempotencyKey: "host" } }),
        createTeeTimeInput.parse({ ...game, description: `By ${golfer.viewer.id}` }),
      );
    await deleteAccount(alex, { password });
    const left = await world.db.select().from(idempotencyKeys);
    expect(left.map(({ owner }) => owner)).toEqual([other.viewer.id]);
  });

  test("is refused to the last admin", async () => {
    const admin = await aMember({ isAdmin: true });
    const game = await world.teeTime({ hostId: admin.id });
    await expect(deleteAccount(world.as(admin), { password })).rejects.toThrow("At least one admin is required");
    expect((await storedTeeTime(world, game)).status).toBe("active");
    await aMember({ isAdmin: true });
    await expect(deleteAccount(world.as(admin), { password })).resolves.toEqual({ deleted: true });
  });
});
