/** @module-tag race */
import { guestRequests, teeTimeParticipants, users } from "@fourball/db/schema/index";
import { atScale } from "@fourball/db/testing";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { anApprovedGuest, ROBIN } from "../../testing/scenes/approved-guest.ts";
import { storedTeeTime } from "../../testing/stored-tee-time.ts";
import { NOW, testWorld } from "../../testing.ts";
import { joinTeeTime } from "../tee-time/join-tee-time.ts";
import { claimSpot } from "./claim-spot.ts";
import { decideGuestRequest } from "./decide-guest-request.ts";
import { keepSpot } from "./keep-spot.ts";
import { lapseHolds } from "./lapse-holds.ts";

const world = testWorld();
const chosen = { firstName: "Robin", lastName: "Vale", password: "a long walk home" };
const rounds = atScale({ embedded: 3, sample: 10, full: 50 });

/** "ok" or the error message of each try. */
const outcomes = async (tries: Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(tries)).map((end) => (end.status === "fulfilled" ? "ok" : String(end.reason.message)));

/** The next round begins without Robin's account. */
const forgetRobin = () =>
  world.db
    .update(users)
    .set({ email: `robin-${crypto.randomUUID()}@example.com` })
    .where(eq(users.email, ROBIN.guestEmail));

describe("a guest who claims the spot at the moment when", () => {
  test("the hold ends has it, or is refused it, and it is never taken twice", async () => {
    for (let round = 0; round < rounds; round++) {
      world.clock.time = NOW;
      const { game, link } = await anApprovedGuest(world, { totalSlots: 2 });
      // One process still reads the last moment of the hold, the other the first after it.
      const before = { ...world.anonymous(), clock: { now: () => NOW.add({ hours: 24 }).subtract({ milliseconds: 1 }) } };
      const after = { ...world.anonymous(), clock: { now: () => NOW.add({ hours: 24 }) } };
      const [claimed, lapsed] = await outcomes([claimSpot(before, { ...link, ...chosen }), lapseHolds.run(after, game.id)]);
      expect(lapsed).toBe("ok");
      expect(["ok", "This spot went to someone else"]).toContain(claimed);
      const taken = claimed === "ok" ? 1 : 0;
      expect(await storedTeeTime(world, game)).toMatchObject({ confirmedCount: taken, pendingCount: 0 });
      expect(await world.db.$count(teeTimeParticipants, eq(teeTimeParticipants.teeTimeId, game.id))).toBe(taken);
      expect(await world.db.$count(guestRequests, eq(guestRequests.teeTimeId, game.id))).toBe(1 - taken);
      expect(await world.db.$count(users, eq(users.email, ROBIN.guestEmail))).toBe(taken);
      await forgetRobin();
    }
  });

  test("the host removes them ends on one side", async () => {
    for (let round = 0; round < rounds; round++) {
      const { host, game, guestRequestId, link } = await anApprovedGuest(world);
      const [claimed, removed] = await outcomes([
        claimSpot(world.anonymous(), { ...link, ...chosen }),
        decideGuestRequest(world.as(host), { guestRequestId, status: "declined" }),
      ]);
      expect([claimed, removed]).toContain("ok");
      expect(claimed === "ok" ? removed : claimed).toMatch(/^(Request not found|Your request was declined)$/);
      expect(await storedTeeTime(world, game)).toMatchObject({ confirmedCount: claimed === "ok" ? 1 : 0, pendingCount: 0 });
      await forgetRobin();
    }
  });

  test("another golfer asks for it keeps it: the spot is never open in between", async () => {
    for (let round = 0; round < rounds; round++) {
      const { game, link } = await anApprovedGuest(world, { totalSlots: 2 });
      const others = await world.golfers(Array.from({ length: 3 }, () => ({})));
      const [claimed, ...asked] = await outcomes([
        claimSpot(world.anonymous(), { ...link, ...chosen }),
        ...others.map((golfer) => joinTeeTime(world.as(golfer), { teeTimeId: game.id })),
      ]);
      expect(claimed).toBe("ok");
      expect(asked).toEqual(others.map(() => "Tee time is full"));
      await forgetRobin();
    }
  });
});

test("of a guest and a golfer who take one spot at once, one has it", async () => {
  for (let round = 0; round < rounds; round++) {
    const { game, link } = await anApprovedGuest(world);
    const golfer = await world.golfer();
    const ends = await outcomes([
      claimSpot(world.anonymous(), { ...link, ...chosen }),
      claimSpot(world.anonymous(), { ...link, ...chosen }),
      keepSpot(world.as(golfer), link),
    ]);
    expect(ends.filter((end) => end === "ok")).toHaveLength(1);
    expect(await storedTeeTime(world, game)).toMatchObject({ confirmedCount: 1, pendingCount: 0 });
    await forgetRobin();
  }
});
