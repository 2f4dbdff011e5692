import type { ProfileChanges } from "@fourball/domain/profile/settings";
import { expect, test } from "vitest";
import { listTeeTimes } from "../tee-time/list-tee-times.ts";
import { testClub } from "../testing.ts";
import { getProfile } from "./get-profile.ts";
import { listProfileTeeTimes } from "./list-profile-tee-times.ts";
import { updateProfile } from "./update-profile.ts";

const club = testClub();
const nobody = "00000000-0000-4000-8000-000000000000";

test("a public profile shows the golfer, and nothing of the account", async () => {
  const maya = await club.aGolfer({
    firstName: "Maya",
    lastName: "Okafor",
    phoneNumber: "+15550100",
    handicap: 11.4,
    rating: 4.83,
  });
  const profile = await getProfile(club.anonymous(), { userId: maya.id });
  expect(profile).toMatchObject({ firstName: "Maya", handicap: 11.4, rating: 4.83, isPublic: true });
  expect(Object.keys(profile)).not.toEqual(expect.arrayContaining(["email"]));
  expect(JSON.stringify(profile)).not.toMatch(/example\.com|5550100|isAdmin|sms/);
});

test("a private profile is like none, but for its owner", async () => {
  const maya = await club.aGolfer({ publicProfile: false });
  const stranger = club.as(await club.aGolfer());
  for (const ctx of [club.anonymous(), stranger]) {
    for (const userId of [maya.id, nobody]) {
      await expect(getProfile(ctx, { userId })).rejects.toThrow("Profile not found or not public");
      await expect(listProfileTeeTimes(ctx, { userId })).rejects.toThrow("Tee times not found");
    }
  }
  expect(await getProfile(club.as(maya), { userId: maya.id })).toMatchObject({ isPublic: false });
});

test("its tee times are the listed ones to come, and who plays is for signed-in golfers", async () => {
  const maya = await club.aGolfer();
  const hosted = (changes: object) => club.aTeeTime({ hostId: maya.id, ...changes });
  const game = await hosted({});
  await hosted({ isPublic: false });
  await hosted({ status: "cancelled" });
  await hosted({ date: "2026-06-04" });
  await club.aRequest(game, await club.aGolfer({ firstName: "Jonas" }), "confirmed");
  const [seen, ...others] = await listProfileTeeTimes(club.anonymous(), { userId: maya.id });
  expect(others).toEqual([]);
  expect(seen).toMatchObject({ id: game.id, confirmedCount: 1, players: [], viewerStatus: null });
  const [signedIn] = await listProfileTeeTimes(club.as(await club.aGolfer()), { userId: maya.id });
  expect(signedIn?.players).toMatchObject([{ firstName: "Jonas" }]);
});

test("what is changed changes, the rest stays, and the new name is found", async () => {
  const maya = await club.aGolfer({ firstName: "Maya", lastName: "Okafor", bio: "Hello" });
  await club.aTeeTime({ hostId: maya.id });
  const account = await updateProfile(club.as(maya), { lastName: "Óbuya", handicap: 9.5, smsJoinRequests: false });
  expect(account).toMatchObject({ firstName: "Maya", lastName: "Óbuya", bio: "Hello", handicap: 9.5, smsJoinRequests: false });
  expect((await listTeeTimes(club.as(maya), { q: "obuya" })).items).toHaveLength(1);
  expect((await listTeeTimes(club.as(maya), { q: "okafor" })).items).toHaveLength(0);
});

test("consent to text messages keeps its moment, is taken back, and belongs to the number it was given for", async () => {
  const golfer = await club.aGolfer({ phoneNumber: "+15551234567" });
  const change = (changes: ProfileChanges) => updateProfile(club.as(golfer), changes);
  const { smsOptInAt: since } = await change({ smsOptIn: true });
  expect(since).not.toBeNull();
  expect(await change({ smsOptIn: true, bio: "Early riser" })).toMatchObject({ smsOptInAt: since });
  expect(await change({ smsOptIn: false })).toMatchObject({ smsOptInAt: null });
  await change({ smsOptIn: true });
  expect(await change({ phoneNumber: "+15557654321" })).toMatchObject({ smsOptInAt: null });
  expect(await change({ phoneNumber: "+15551112222", smsOptIn: true })).toMatchObject({ smsOptInAt: expect.any(String) });
});
