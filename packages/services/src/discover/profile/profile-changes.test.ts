import type { ProfileChanges } from "@fourball/domain/profile/settings";
import { describe, expect, test } from "vitest";
import { getAccount } from "../../golfers/account/get-account.ts";
import { testWorld } from "../../testing.ts";
import { getProfile } from "./get-profile.ts";
import { updateProfile } from "./update-profile.ts";

const world = testWorld();

/** Whom a change is published to: null is everyone. */
async function toldAfter(golfer: { id: string }, changes: ProfileChanges) {
  world.events.length = 0;
  await updateProfile(world.as(golfer), changes);
  return world.events.map((event) => (event.type === "profile-changed" ? event.audience : event.type));
}

describe("a profile change", () => {
  test("of what others see of a public profile is published to everyone", async () => {
    const maya = await world.golfer();
    expect(await toldAfter(maya, { bio: "Early riser" })).toEqual([null]);
  });

  test("of settings is published to the golfer only, and one that changes nothing to nobody", async () => {
    const maya = await world.golfer({ bio: "Hello" });
    expect(await toldAfter(maya, { phoneNumber: "+15551234567", emailJoinRequests: false })).toEqual([[maya.id]]);
    expect(await toldAfter(maya, { bio: "Hello" })).toEqual([]);
  });

  test("of where the golfer plays is the golfer's own, and stays out of the public profile", async () => {
    const homePlace = { latitude: 40.01, longitude: -105.27, name: "Boulder" };
    const [maya, other] = await world.golfers([{}, {}]);
    if (!maya || !other) throw new Error("two golfers were asked for");
    expect(await toldAfter(maya, { homePlace })).toEqual([[maya.id]]);
    expect((await getAccount(world.as(maya))).homePlace).toEqual(homePlace);
    expect(JSON.stringify(await getProfile(world.as(other), { userId: maya.id }))).not.toContain("Boulder");
    await updateProfile(world.as(maya), { homePlace: null });
    expect((await getAccount(world.as(maya))).homePlace).toBeNull();
  });

  test("of a private profile is published to golfers of the same games, not to strangers", async () => {
    const [maya, host, asking, declined] = await world.golfers([{ publicProfile: false }, {}, {}, {}]);
    if (!maya || !host || !asking || !declined) throw new Error("four golfers were asked for");
    await world.golfer();
    const game = await world.teeTime({ hostId: host.id });
    await world.request(game, maya, "confirmed");
    await world.request(game, asking);
    await world.request(game, declined, "declined");
    const [told] = await toldAfter(maya, { bio: "Early riser" });
    expect([...(told ?? [])].sort()).toEqual([maya.id, host.id, asking.id].sort());
  });

  test("that makes a public profile private is published to everyone, and later ones are not", async () => {
    const maya = await world.golfer();
    expect(await toldAfter(maya, { publicProfile: false })).toEqual([null]);
    expect(await toldAfter(maya, { bio: "Gone" })).toEqual([[maya.id]]);
  });
});
