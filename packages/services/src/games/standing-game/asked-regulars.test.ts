import { describe, expect, test } from "vitest";
import { makePartners } from "../../testing/scenes/partners.ts";
import { standingScene } from "../../testing/scenes/standing-scene.ts";
import { NOW, testWorld } from "../../testing.ts";
import { joinTeeTime } from "../tee-time/join-tee-time.ts";
import { listParticipants } from "../tee-time/list-participants.ts";
import { acceptOffer } from "../tee-time/waitlist/accept-offer.ts";
import { createStandingGame } from "./create-standing-game.ts";

const world = testWorld();

test("the host sees which regulars are asked and until when; a regular sees only their own", async () => {
  const { alex, regulars, made } = await standingScene(world);
  const [game] = await made();
  if (!game) throw new Error("the next date was made");
  const input = { teeTimeId: game.id };
  const inLine = await listParticipants(world.as(alex), input);
  const asked = inLine.filter(({ offerExpiresAt }) => offerExpiresAt !== null);
  expect(inLine.map(({ isRegular }) => isRegular)).toEqual([true, true, true, true]);
  expect(asked).toHaveLength(3);
  const regular = regulars.find(({ id }) => id === asked[0]?.userId);
  if (!regular) throw new Error("a regular was asked");
  const seen = (await listParticipants(world.as(regular), input)).filter(({ offerExpiresAt }) => offerExpiresAt !== null);
  expect(seen.map(({ userId }) => userId)).toEqual([regular.id]);
});

describe("the first date of a standing game", () => {
  test("asks the regulars as any other date does", async () => {
    const { first, asked, regulars, alex, turns } = await standingScene(world);
    const names = await asked(first.id);
    expect(names).toHaveLength(3);
    const [regular] = regulars.filter(({ firstName }) => firstName === names[0]);
    if (!regular) throw new Error("a regular was asked");
    expect(await world.notificationsFor(regular)).toEqual(expect.arrayContaining(["standing-game", "regular-asked"]));
    expect(await acceptOffer(world.as(regular), { teeTimeId: first.id })).toMatchObject({ status: "confirmed" });
    expect((await listParticipants(world.as(alex), { teeTimeId: first.id })).filter(({ isRegular }) => isRegular)).toHaveLength(
      4,
    );
    // Of the first date and the next.
    expect((await turns()).reduce((sum, each) => sum + each, 0)).toBe(6);
  });

  test("asks only regulars who take no part in it yet, for the spots that are left", async () => {
    const host = await world.golfer();
    const course = await world.course();
    const [plays, other, third] = await world.golfers([{}, {}, {}]);
    if (!plays || !other || !third) throw new Error("golfers were made");
    await makePartners(world, host, [plays, other, third]);
    const game = await world.teeTime({ hostId: host.id, courseId: course.id, date: "2026-06-13", totalSlots: 4 });
    await world.request(game, plays, "confirmed");
    const newcomer = await world.golfer();
    await joinTeeTime(world.as(newcomer), { teeTimeId: game.id });
    const regularIds = [plays.id, other.id, third.id];
    await createStandingGame(world.as(host), { teeTimeId: game.id, frequency: "weekly", isPublic: true, regularIds });
    const all = await listParticipants(world.as(host), { teeTimeId: game.id });
    expect(all.filter(({ offerExpiresAt }) => offerExpiresAt !== null)).toHaveLength(1);
    expect(
      all
        .filter(({ isRegular }) => isRegular)
        .map(({ userId }) => userId)
        .toSorted(),
    ).toEqual([other.id, third.id].toSorted());
    expect(all.find(({ userId }) => userId === plays.id)).toMatchObject({ status: "confirmed" });
  });

  test("asks nobody once it has been played", async () => {
    world.clock.time = NOW.add({ hours: 24 * 4 });
    const { first, asked } = await standingScene(world);
    expect(await asked(first.id)).toEqual([]);
  });
});
