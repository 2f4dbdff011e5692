/** @module-tag race */
import { EventEmitter, once } from "node:events";
import { guestRequests, teeTimeParticipants } from "@fourball/db/schema/index";
import { lockTeeTime } from "@fourball/services/core/access/lock-tee-time";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, test } from "vitest";
import { startTestServer } from "../support/start-test-server.ts";

const world = testWorld();

/** Keeps others from changing the game until it is released. */
async function hold(teeTimeId: string): Promise<() => Promise<void>> {
  const events = new EventEmitter();
  const released = once(events, "released");
  const transaction = world.db.transaction(async (tx) => {
    await lockTeeTime(tx, teeTimeId);
    events.emit("held");
    await released;
  });
  await once(events, "held");
  return async () => {
    events.emit("released");
    await transaction;
  };
}

describe("a request that takes too long", () => {
  test("is answered with 503 and stores nothing, also when the database gets to it later", async () => {
    await using server = await startTestServer(world, {}, { timeLimitMs: 200 });
    const teeTime = await world.teeTime();
    const cookie = await server.signIn(await world.golfer());
    const release = await hold(teeTime.id);
    const join = await server.call(`/api/tee-times/${teeTime.id}/join`, { method: "POST", headers: { cookie } });
    expect(join.status).toBe(503);
    expect(join.headers.get("retry-after")).toBe("2");
    await release();
    // Waits its turn behind the late request.
    await world.db.transaction((tx) => lockTeeTime(tx, teeTime.id));
    expect(await world.db.$count(teeTimeParticipants)).toBe(0);
  });

  test("may be sent again, and is then stored once", async () => {
    await using server = await startTestServer(world, {}, { timeLimitMs: 200 });
    const teeTime = await world.teeTime();
    const guest = { guestName: "Robin Vale", guestEmail: "robin@example.com" };
    const ask = () => server.call(`/api/tee-times/${teeTime.id}/guest-requests`, { body: guest });
    const release = await hold(teeTime.id);
    expect((await ask()).status).toBe(503);
    await release();
    await expect.poll(async () => (await ask()).status).toBe(201);
    expect(await world.db.$count(guestRequests)).toBe(1);
  });
});
