import { describe, expect, test } from "vitest";
import { listUsers } from "../../admin/list-users.ts";
import { listMessages } from "../../chat/list-messages.ts";
import { say } from "../../chat/say.ts";
import { listIncoming } from "../../discover/dashboard/list-incoming.ts";
import { listJoined } from "../../discover/dashboard/list-joined.ts";
import { getProfile } from "../../discover/profile/get-profile.ts";
import { updateProfile } from "../../discover/profile/update-profile.ts";
import { getCoursePage } from "../../games/course/get-course-page.ts";
import { decideParticipation } from "../../games/participation/decide-participation.ts";
import { getTeeTime } from "../../games/tee-time/get-tee-time.ts";
import { joinTeeTime } from "../../games/tee-time/join-tee-time.ts";
import { listTeeTimes } from "../../games/tee-time/list/list-tee-times.ts";
import { listParticipants } from "../../games/tee-time/list-participants.ts";
import { withdrawFromTeeTime } from "../../games/tee-time/withdraw-from-tee-time.ts";
import { listNotifications } from "../../notification/list-notifications.ts";
import { blockGolfer } from "../../safety/block/block-golfer.ts";
import { listBlocked } from "../../safety/block/list-blocked.ts";
import { testWorld } from "../../testing.ts";

const world = testWorld();

const reserved = { lastNameTo: "fellow-players" as const };

/** A game of Maya's that Jonas asks for. Both show their last names to fellow players only. */
async function aRequest() {
  const maya = await world.golfer({ firstName: "Maya", lastName: "Lindqvist", ...reserved });
  const jonas = await world.golfer({ firstName: "Jonas", lastName: "Ødegaard", ...reserved });
  const other = await world.golfer({ firstName: "Ines" });
  const as = { maya: world.as(maya), jonas: world.as(jonas), other: world.as(other) };
  const { id: teeTimeId } = await world.teeTime({ hostId: maya.id });
  const { id: participantId } = await joinTeeTime(as.jonas, { teeTimeId });
  return { maya, jonas, other, as, teeTimeId, participantId };
}

describe("a last name for people one plays with", () => {
  test("is a letter to everyone else, the whole name to oneself", async () => {
    const { maya, as, teeTimeId } = await aRequest();
    for (const stranger of [world.anonymous(), as.other])
      expect(await getProfile(stranger, { userId: maya.id })).toMatchObject({ firstName: "Maya", lastName: "L." });
    expect(await getProfile(as.maya, { userId: maya.id })).toMatchObject({ lastName: "Lindqvist" });
    expect((await getTeeTime(as.other, { teeTimeId })).host).toMatchObject({ lastName: "L." });
    expect((await listTeeTimes(as.other, {})).items.map(({ host }) => host.lastName)).toEqual(["L."]);
    const { courseId } = await getTeeTime(as.maya, { teeTimeId });
    expect((await getCoursePage(world.anonymous(), { courseId })).hosts).toMatchObject([{ lastName: "L." }]);
    await blockGolfer(as.other, { userId: maya.id });
    expect(await listBlocked(as.other)).toMatchObject([{ lastName: "L." }]);
  });

  test("is whole to the host whom one asks, but the host's is not", async () => {
    const { jonas, as } = await aRequest();
    expect(await listIncoming(as.maya)).toMatchObject([{ user: { lastName: "Ødegaard" } }]);
    expect(await getProfile(as.maya, { userId: jonas.id })).toMatchObject({ lastName: "Ødegaard" });
    expect(await listNotifications(as.maya, {})).toMatchObject({
      items: [{ actorName: "Jonas Ødegaard", actor: { lastName: "Ødegaard" } }],
    });
    expect(await listJoined(as.jonas)).toMatchObject([{ teeTime: { host: { lastName: "L." } } }]);
  });

  test("is whole to each other once both are in", async () => {
    const { maya, as, teeTimeId, participantId } = await aRequest();
    await decideParticipation(as.maya, { participantId, status: "confirmed" });
    const third = await world.golfer({ firstName: "Owen", lastName: "Park", ...reserved });
    await world.request({ id: teeTimeId }, third, "confirmed");
    expect(await getTeeTime(as.jonas, { teeTimeId })).toMatchObject({ host: { lastName: "Lindqvist" } });
    const names = async (viewer: typeof as.jonas) =>
      (await listParticipants(viewer, { teeTimeId })).map(({ user }) => user.lastName).sort();
    expect(await names(as.jonas)).toEqual(["Park", "Ødegaard"]);
    expect(await names(as.other)).toEqual(["P.", "Ø."]);
    expect(await getProfile(as.jonas, { userId: maya.id })).toMatchObject({ lastName: "Lindqvist" });
    expect(await getProfile(as.jonas, { userId: third.id })).toMatchObject({ lastName: "Park" });
  });

  test("is a letter again to a host who declined the request", async () => {
    const { jonas, as, participantId, teeTimeId } = await aRequest();
    await decideParticipation(as.maya, { participantId, status: "declined" });
    expect(await getProfile(as.maya, { userId: jonas.id })).toMatchObject({ lastName: "Ø." });
    expect((await listParticipants(as.maya, { teeTimeId })).map(({ user }) => user.lastName)).toEqual(["Ø."]);
  });

  test("is whole in the chat while its author plays", async () => {
    const { as, teeTimeId, participantId } = await aRequest();
    await decideParticipation(as.maya, { participantId, status: "confirmed" });
    await say(as.jonas, { teeTimeId, message: "See you there" });
    const authors = async () =>
      (await listMessages(as.maya, { teeTimeId })).messages.map(({ type, userName }) => `${type} ${userName}`);
    expect(await authors()).toContain("message Jonas Ødegaard");
    await withdrawFromTeeTime(as.jonas, { teeTimeId });
    expect(await authors()).toContain("message Jonas Ø.");
    expect(await authors()).toContain("member_left Jonas Ø.");
  });

  test("finds no game, except for admins its golfer", async () => {
    const { maya, as } = await aRequest();
    const found = async (q: string) => (await listTeeTimes(as.other, { q })).items.length;
    expect([await found("lindqvist"), await found("maya"), await found("maya l")]).toEqual([0, 1, 1]);
    const admin = world.as(await world.golfer({ isAdmin: true }));
    const { items } = await listUsers(admin, { q: "Lindqvist" });
    expect(items).toMatchObject([{ id: maya.id, firstName: "Maya", lastName: "Lindqvist" }]);
    await updateProfile(as.maya, { lastNameTo: "everyone" });
    expect(await found("lindqvist")).toBe(1);
    await updateProfile(as.maya, { lastNameTo: "fellow-players" });
    expect(await found("lindqvist")).toBe(0);
    await updateProfile(as.maya, { lastName: null });
    expect(await found("maya")).toBe(1);
  });

  test("changes on every open screen as soon as it is set", async () => {
    const golfer = await world.golfer();
    await updateProfile(world.as(golfer), { lastNameTo: "fellow-players" });
    await world.settled();
    expect(world.events).toMatchObject([{ type: "profile-changed", userId: golfer.id, audience: null }]);
  });

  test("is whole in the mail to the host, a letter in what a declined golfer reads of the host", async () => {
    const { as, participantId } = await aRequest();
    await world.post();
    expect(world.mails.map(({ subject }) => subject).join()).toContain("Jonas Ødegaard");
    await decideParticipation(as.maya, { participantId, status: "declined" });
    expect(await listNotifications(as.jonas, {})).toMatchObject({ items: [{ actor: { firstName: "Maya", lastName: "L." } }] });
  });
});
