import { describe, expect, test } from "vitest";
import { getProfile } from "../../discover/profile/get-profile.ts";
import { listProfileRounds } from "../../discover/profile/list-profile-rounds.ts";
import { setBadWeather } from "../../games/tee-time/set-bad-weather.ts";
import { blockGolfer } from "../../safety/block/block-golfer.ts";
import { roundWithAbsent } from "../../testing/scenes/played-round.ts";
import { testWorld } from "../../testing.ts";
import { answerNoShow } from "../attendance/answer-no-show.ts";
import { markNoShow } from "../attendance/mark-no-show.ts";
import { getRoundTicket } from "./get-round-ticket.ts";

const world = testWorld();

const OVER = Temporal.Instant.from("2026-06-12T19:30:00Z");

/** Maya hosts and Jonas plays tomorrow at Pebble Beach, with Robin as a guest. */
async function aRound({ date = "2026-06-12", isPublic = true, status = "active" as "active" | "completed" } = {}) {
  const course = await world.course({ name: "Pebble Beach" });
  const maya = await world.golfer({ firstName: "Maya", lastName: "Okafor" });
  const jonas = await world.golfer({ firstName: "Jonas", lastName: "Reyes" });
  const game = await world.teeTime({ hostId: maya.id, courseId: course.id, date, isPublic, status });
  await world.request(game, jonas, "confirmed");
  await world.guestRequest({ teeTimeId: game.id, guestName: "Robin Vale", guestEmail: "robin@example.com", status: "approved" });
  return { maya, jonas, game, teeTimeId: game.id };
}

const NOT_FOUND = { reason: "teeTimeNotFound" };

describe("the ticket of a round", () => {
  test("has the course, the day and first names, guests included, and no last name", async () => {
    const { jonas, teeTimeId } = await aRound();
    world.clock.time = OVER;
    const ticket = await getRoundTicket(world.as(jonas), { teeTimeId });
    expect(ticket).toMatchObject({
      courseName: "Pebble Beach",
      date: "2026-06-12",
      firstNames: ["Maya", "Jonas", "Robin"],
      roundsThatYear: 1,
    });
    expect(JSON.stringify(ticket)).not.toMatch(/Okafor|Reyes|Vale|example/);
  });

  test("is for who played only, once the round is over", async () => {
    const { maya, jonas, teeTimeId } = await aRound();
    await expect(getRoundTicket(world.as(maya), { teeTimeId })).rejects.toMatchObject(NOT_FOUND);
    world.clock.time = OVER;
    await expect(getRoundTicket(world.as(await world.golfer()), { teeTimeId })).rejects.toMatchObject(NOT_FOUND);
    expect((await getRoundTicket(world.as(jonas), { teeTimeId })).firstNames).toHaveLength(3);
  });

  test("counts the golfer's rounds of that year up to this one", async () => {
    const { maya, teeTimeId } = await aRound();
    for (const date of ["2025-12-30", "2026-01-03", "2026-05-02"]) {
      const before = await world.teeTime({ hostId: maya.id, date, status: "completed" });
      await world.request(before, await world.golfer(), "confirmed");
    }
    world.clock.time = OVER;
    expect((await getRoundTicket(world.as(maya), { teeTimeId })).roundsThatYear).toBe(3);
  });

  test("leaves out who didn't come, who has no ticket either", async () => {
    const { host, absent, witness, input, teeTimeId } = await roundWithAbsent(world);
    const namesFor = async (as: typeof host) => (await getRoundTicket(as, { teeTimeId })).firstNames.length;
    expect(await namesFor(host)).toBe(3);
    await markNoShow(host, input);
    await answerNoShow(witness, { ...input, didCome: false });
    world.clock.time = OVER.add({ hours: 24 * 8 });
    expect(await namesFor(host)).toBe(2);
    await expect(namesFor(absent)).rejects.toMatchObject(NOT_FOUND);
  });

  test("leaves out golfers across a block", async () => {
    const { maya, jonas, teeTimeId } = await aRound();
    world.clock.time = OVER;
    await blockGolfer(world.as(jonas), { userId: maya.id });
    for (const [golfer, names] of [
      [jonas, ["Jonas", "Robin"]],
      [maya, ["Maya", "Robin"]],
    ] as const)
      expect((await getRoundTicket(world.as(golfer), { teeTimeId })).firstNames).toEqual(names);
  });

  test("isn't there for a round that was rained off", async () => {
    const { maya, teeTimeId } = await aRound();
    world.clock.time = OVER;
    await setBadWeather(world.as(maya), { teeTimeId, isBad: true });
    await expect(getRoundTicket(world.as(maya), { teeTimeId })).rejects.toMatchObject(NOT_FOUND);
  });
});

describe("the rounds on a profile", () => {
  test("are those that the golfer played, latest first, with nothing of who else did", async () => {
    const { maya, jonas, teeTimeId } = await aRound();
    const earlier = await world.teeTime({ hostId: maya.id, date: "2026-05-02", status: "completed" });
    await world.request(earlier, await world.golfer(), "confirmed");
    await world.teeTime({ hostId: maya.id, date: "2026-05-09", status: "completed" });
    world.clock.time = OVER;
    const shown = await listProfileRounds(world.anonymous(), { userId: maya.id });
    expect(shown.map((round) => [round.teeTimeId, round.date])).toEqual([
      [teeTimeId, "2026-06-12"],
      [earlier.id, "2026-05-02"],
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/Maya|Jonas|Robin/);
    expect(await listProfileRounds(world.anonymous(), { userId: jonas.id })).toHaveLength(1);
  });

  test("are refreshed on open screens when the host says that the weather was bad, and when that is taken back", async () => {
    const { teeTimeId, host, absent, witness } = await roundWithAbsent(world);
    await world.settled();
    for (const isBad of [true, false]) {
      world.events.length = 0;
      await setBadWeather(host, { teeTimeId, isBad });
      const changed = world.events.flatMap((event) => (event.type === "profile-changed" ? [event.userId] : []));
      expect(changed.sort()).toEqual([host, absent, witness].map(({ viewer }) => viewer.id).sort());
    }
  });

  test("of an unlisted game are there for their golfer only", async () => {
    const { maya } = await aRound({ isPublic: false });
    world.clock.time = OVER;
    expect(await listProfileRounds(world.as(maya), { userId: maya.id })).toHaveLength(1);
    expect(await listProfileRounds(world.as(await world.golfer()), { userId: maya.id })).toEqual([]);
  });

  test("are as hidden as the profile, which a private golfer still sees", async () => {
    const { game } = await aRound();
    const quiet = await world.golfer({ publicProfile: false });
    await world.request(game, quiet, "confirmed");
    world.clock.time = OVER;
    const of = { userId: quiet.id };
    await expect(listProfileRounds(world.as(await world.golfer()), of)).rejects.toMatchObject({ reason: "profileNotFound" });
    expect(await listProfileRounds(world.as(quiet), of)).toHaveLength(1);
    expect(await getProfile(world.as(quiet), of)).toMatchObject({ gamesPlayed: 1 });
  });
});
