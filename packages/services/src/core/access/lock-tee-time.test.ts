/** @module-tag race */
import { golferBlocks, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { countWaiting } from "../../testing/count-waiting.ts";
import { heldGame } from "../../testing/scenes/held-game.ts";
import { testWorld } from "../../testing.ts";
import { lockOwnRequest } from "./lock-own-request.ts";
import { lockTeeTime, lockVisibleTeeTime } from "./lock-tee-time.ts";

const world = testWorld();

/** A game that is locked by another transaction, a request to it, and a lock that waits for it. */
async function waiting<Locked>(lock: (scene: Scene) => Promise<Locked>) {
  const [host, golfer] = [await world.golfer(), await world.golfer()];
  const teeTime = await world.teeTime({ hostId: host.id });
  const participantId = await world.request(teeTime, golfer);
  const held = await heldGame(world.db, teeTime.id);
  const locked = lock({ teeTimeId: teeTime.id, host, golfer, participantId });
  // The embedded engine runs one transaction after the other.
  if (world.database.engine === "postgres") await expect.poll(() => countWaiting(world.db)).toEqual([{ waiting: 1 }]);
  return { held, host, golfer, participantId, locked };
}
type Scene = { teeTimeId: string; host: { id: string }; golfer: { id: string }; participantId: string };

describe("a lock that waits for another transaction", () => {
  test("reads the request and the block that the other committed", async () => {
    const scene = await waiting(({ host, participantId }) =>
      world.db.transaction((tx) => lockOwnRequest(tx, world.as(host).viewer, participantId)),
    );
    await scene.held.release(async (tx) => {
      const status = { status: "confirmed" } as const;
      await tx.update(teeTimeParticipants).set(status).where(eq(teeTimeParticipants.id, scene.participantId));
      await tx.insert(golferBlocks).values({ blockerId: scene.golfer.id, blockedId: scene.host.id });
    });
    const { request, teeTime } = await scene.locked;
    expect(request).toMatchObject({ status: "confirmed", isApart: true });
    expect(teeTime.confirmed).toBe(1);
  });

  test("finds no request that the other deleted", async () => {
    const scene = await waiting(({ host, participantId }) =>
      world.db.transaction((tx) => lockOwnRequest(tx, world.as(host).viewer, participantId)),
    );
    // Listened to at once: the lock may fail before the other transaction has answered.
    const refusal = expect(scene.locked).rejects.toThrow("Request not found");
    await scene.held.release((tx) => tx.delete(teeTimeParticipants).where(eq(teeTimeParticipants.id, scene.participantId)));
    await refusal;
  });

  test("reads the golfer's own request as the other left it", async () => {
    const scene = await waiting(({ golfer, teeTimeId }) =>
      world.db.transaction((tx) => lockVisibleTeeTime(tx, world.as(golfer).viewer, teeTimeId)),
    );
    await scene.held.release((tx) =>
      tx.update(teeTimeParticipants).set({ status: "declined" }).where(eq(teeTimeParticipants.id, scene.participantId)),
    );
    expect((await scene.locked).existing).toMatchObject({ id: scene.participantId, status: "declined" });
  });

  test("reads the name of the course that the other gave the game", async () => {
    const { id, name } = await world.course();
    const scene = await waiting(({ teeTimeId }) => world.db.transaction((tx) => lockTeeTime(tx, teeTimeId)));
    await scene.held.release((tx) => tx.update(teeTimes).set({ courseId: id }));
    expect((await scene.locked).courseName).toBe(name);
  });
});
