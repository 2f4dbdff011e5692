import type { ProfileChanges } from "@fourball/domain/profile/settings";
import { describe, expect, test } from "vitest";
import { listTeeTimes } from "../../games/tee-time/list/list-tee-times.ts";
import { testWorld } from "../../testing.ts";
import { getProfile } from "./get-profile.ts";
import { listProfileTeeTimes } from "./list-profile-tee-times.ts";
import { updateProfile } from "./update-profile.ts";

const world = testWorld();
const unknownUserId = "00000000-0000-4000-8000-000000000000";

describe("a public profile", () => {
  test("shows the golfer without account data", async () => {
    const maya = await world.golfer({
      firstName: "Maya",
      lastName: "Okafor",
      phoneNumber: "+15550100",
      handicap: 11.4,
      rating: 4.83,
    });
    const profile = await getProfile(world.anonymous(), { userId: maya.id });
    expect(profile).toMatchObject({ firstName: "Maya", handicap: 11.4, rating: 4.83, isPublic: true });
    expect(Object.keys(profile)).not.toEqual(expect.arrayContaining(["email"]));
    expect(JSON.stringify(profile)).not.toMatch(/example\.com|5550100|isAdmin|sms/);
  });
});

describe("a private profile", () => {
  test("is found only by its owner", async () => {
    const maya = await world.golfer({ publicProfile: false });
    const stranger = world.as(await world.golfer());
    for (const ctx of [world.anonymous(), stranger]) {
      for (const userId of [maya.id, unknownUserId]) {
        await expect(getProfile(ctx, { userId })).rejects.toThrow("Profile not found or not public");
        await expect(listProfileTeeTimes(ctx, { userId })).rejects.toThrow("Tee times not found");
      }
    }
    expect(await getProfile(world.as(maya), { userId: maya.id })).toMatchObject({ isPublic: false });
  });
});

describe("tee times of a profile", () => {
  test("are the listed upcoming ones, with players for signed-in golfers", async () => {
    const maya = await world.golfer();
    const hosted = (changes: object) => world.teeTime({ hostId: maya.id, ...changes });
    const game = await hosted({});
    await hosted({ isPublic: false });
    await hosted({ status: "cancelled" });
    await hosted({ date: "2026-06-04" });
    await world.request(game, await world.golfer({ firstName: "Jonas" }), "confirmed");
    const [seen, ...others] = await listProfileTeeTimes(world.anonymous(), { userId: maya.id });
    expect(others).toEqual([]);
    expect(seen).toMatchObject({ id: game.id, confirmedCount: 1, players: [], viewerStatus: null });
    const [signedIn] = await listProfileTeeTimes(world.as(await world.golfer()), { userId: maya.id });
    expect(signedIn?.players).toMatchObject([{ firstName: "Jonas" }]);
  });
});

describe("a profile update", () => {
  test("changes only the given fields, and updates the search", async () => {
    const maya = await world.golfer({ firstName: "Maya", lastName: "Okafor", bio: "Hello" });
    await world.teeTime({ hostId: maya.id });
    const account = await updateProfile(world.as(maya), { lastName: "Óbuya", handicap: 9.5, smsJoinRequests: false });
    expect(account).toMatchObject({ firstName: "Maya", lastName: "Óbuya", bio: "Hello", handicap: 9.5, smsJoinRequests: false });
    expect((await listTeeTimes(world.as(maya), { q: "obuya" })).items).toHaveLength(1);
    expect((await listTeeTimes(world.as(maya), { q: "okafor" })).items).toHaveLength(0);
  });

  test("keeps the time of text message consent, which ends with a new phone number", async () => {
    const golfer = await world.golfer({ phoneNumber: "+15551234567" });
    const change = (changes: ProfileChanges) => updateProfile(world.as(golfer), changes);
    const { smsOptInAt: since } = await change({ smsOptIn: true });
    expect(since).not.toBeNull();
    expect(await change({ smsOptIn: true, bio: "Early riser" })).toMatchObject({ smsOptInAt: since });
    expect(await change({ smsOptIn: false })).toMatchObject({ smsOptInAt: null });
    await change({ smsOptIn: true });
    expect(await change({ phoneNumber: "+15557654321" })).toMatchObject({ smsOptInAt: null });
    expect(await change({ phoneNumber: "+15551112222", smsOptIn: true })).toMatchObject({ smsOptInAt: expect.any(String) });
  });
});
