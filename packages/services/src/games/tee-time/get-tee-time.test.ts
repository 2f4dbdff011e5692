import { teeTimeDetail } from "@fourball/domain/tee-time/schema";
import { describe, expect, test } from "vitest";
import { secretHash } from "../../core/token/secret-hash.ts";
import { storedTeeTime } from "../../testing/stored-tee-time.ts";
import { testWorld } from "../../testing.ts";
import { getTeeTime } from "./get-tee-time.ts";
import { renewInvite } from "./renew-invite.ts";

const world = testWorld();

describe("a tee time's details", () => {
  test("have exactly the wire shape", async () => {
    const teeTime = await world.teeTime();
    const detail = await getTeeTime(world.as(await world.golfer()), { teeTimeId: teeTime.id });
    expect(teeTimeDetail.strict().parse(detail)).toEqual(detail);
  });

  test("are not found in an unlisted game by an admin who is not part of it", async () => {
    const teeTime = await world.teeTime({ isPublic: false });
    const admin = await world.golfer({ isAdmin: true });
    await expect(getTeeTime(world.as(admin), { teeTimeId: teeTime.id })).rejects.toMatchObject({ code: "not_found" });
  });

  test("show the host's name and handicap but no record if the profile is private", async () => {
    const host = await world.golfer({ firstName: "Ruth", publicProfile: false, rating: 4.9, gamesHosted: 40, handicap: 7.5 });
    const teeTime = await world.teeTime({ hostId: host.id });
    const seen = await getTeeTime(world.as(await world.golfer()), { teeTimeId: teeTime.id });
    expect(seen.host).toMatchObject({
      firstName: "Ruth",
      handicap: 7.5,
      rating: null,
      gamesHosted: null,
      hasPublicProfile: false,
    });
  });

  test("warn a golfer of another game at about the same time", async () => {
    const golfer = await world.golfer();
    const course = await world.course({ name: "Old Orchard Muni" });
    const elsewhere = await world.teeTime({ courseId: course.id, time: "10:00" });
    await world.request(elsewhere, golfer, "confirmed");
    const early = await world.teeTime({ time: "07:30" });
    const late = await world.teeTime({ time: "15:00" });
    expect((await getTeeTime(world.as(golfer), { teeTimeId: early.id })).overlap).toMatchObject({
      courseName: "Old Orchard Muni",
      time: "10:00",
    });
    expect((await getTeeTime(world.as(golfer), { teeTimeId: late.id })).overlap).toBeNull();
  });
});

describe("an invite link", () => {
  test("is shown to the host of an unlisted game, but not to the players, and is not stored", async () => {
    const host = world.as(await world.golfer());
    const golfer = await world.golfer();
    const teeTime = await world.teeTime({ hostId: host.viewer.id, isPublic: false });
    await world.request(teeTime, golfer, "confirmed");
    const { inviteToken } = await getTeeTime(host, { teeTimeId: teeTime.id });
    expect(inviteToken).toHaveLength(43);
    expect(await getTeeTime(host, { teeTimeId: teeTime.id })).toMatchObject({ inviteToken });
    expect(await getTeeTime(world.as(golfer), { teeTimeId: teeTime.id })).toMatchObject({ inviteToken: null });
    expect(JSON.stringify(await storedTeeTime(world, teeTime))).not.toContain(inviteToken);
  });

  test("of one game doesn't open another", async () => {
    const host = world.as(await world.golfer());
    const [one, other] = [
      await world.teeTime({ hostId: host.viewer.id, isPublic: false }),
      await world.teeTime({ isPublic: false }),
    ];
    const { inviteToken } = await getTeeTime(host, { teeTimeId: one.id });
    const friend = world.as(await world.golfer());
    await expect(getTeeTime(friend, { teeTimeId: other.id, invite: inviteToken ?? "" })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  test("that was sent before links were derived works until there is a new one, beside that of the host", async () => {
    const host = world.as(await world.golfer());
    const friend = world.as(await world.golfer());
    const oldInviteHash = secretHash("the old link");
    const { id: teeTimeId } = await world.teeTime({ hostId: host.viewer.id, isPublic: false, oldInviteHash });
    const { inviteToken } = await getTeeTime(host, { teeTimeId });
    for (const invite of ["the old link", inviteToken ?? ""])
      expect(await getTeeTime(friend, { teeTimeId, invite })).toMatchObject({ id: teeTimeId });
  });

  test("works after it was renewed, and the old one does not", async () => {
    const host = await world.golfer();
    const friend = world.as(await world.golfer());
    const { id: teeTimeId } = await world.teeTime({
      hostId: host.id,
      isPublic: false,
      oldInviteHash: secretHash("the old link"),
    });
    const { inviteToken } = await renewInvite(world.as(host), { teeTimeId });
    expect(await getTeeTime(friend, { teeTimeId, invite: inviteToken ?? "" })).toMatchObject({ id: teeTimeId });
    await expect(getTeeTime(friend, { teeTimeId, invite: "the old link" })).rejects.toMatchObject({ code: "not_found" });
  });
});
