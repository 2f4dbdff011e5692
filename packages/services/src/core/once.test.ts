import { idempotencyKeys, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { atScale } from "@fourball/db/testing";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { cancelTeeTime } from "../games/tee-time/cancel-tee-time.ts";
import { createTeeTime } from "../games/tee-time/create-tee-time.ts";
import { joinTeeTime } from "../games/tee-time/join-tee-time.ts";
import { testWorld } from "../testing.ts";

const world = testWorld();

const withKey = (golfer: { id: string }, idempotencyKey = "key-1") => world.as(golfer, { caller: { idempotencyKey } });

async function aGame() {
  const { id: courseId } = await world.course();
  return {
    courseId,
    date: "2026-06-12",
    time: "07:30",
    totalSlots: 4,
    mood: "casual" as const,
    preferences: [],
    isPublic: true,
  };
}

describe("a call with an Idempotency-Key", () => {
  test("that is repeated creates once and gets the first answer, although the game has changed since", async () => {
    const [host, game] = [await world.golfer(), await aGame()];
    const first = await createTeeTime(withKey(host), game);
    await cancelTeeTime(world.as(host), { teeTimeId: first.id });
    expect(await createTeeTime(withKey(host), game)).toEqual(first);
    expect(await world.db.$count(teeTimes)).toBe(1);
  });

  test("that is sent several times at once creates once and gets the same answer each time", { tags: "race" }, async () => {
    const [host, game] = [await world.golfer(), await aGame()];
    const calls = Array.from({ length: atScale({ sample: 5, full: 20 }) }, () => createTeeTime(withKey(host), game));
    const ids = new Set((await Promise.all(calls)).map(({ id }) => id));
    expect(ids.size).toBe(1);
    expect(await world.db.$count(teeTimes)).toBe(1);
  });

  test("creates again with another key, and without one", async () => {
    const [host, game] = [await world.golfer(), await aGame()];
    for (const ctx of [withKey(host, "key-1"), withKey(host, "key-2"), world.as(host)]) await createTeeTime(ctx, game);
    expect(await world.db.$count(teeTimes)).toBe(3);
  });

  test("is refused with the key of another request", async () => {
    const [host, game] = [await world.golfer(), await aGame()];
    const { id: teeTimeId } = await createTeeTime(withKey(await world.golfer()), game);
    await createTeeTime(withKey(host), game);
    const refused = { code: "conflict", message: "This Idempotency-Key belongs to another request" };
    await expect(createTeeTime(withKey(host), { ...game, time: "08:00" })).rejects.toMatchObject(refused);
    await expect(joinTeeTime(withKey(host), { teeTimeId })).rejects.toMatchObject(refused);
    expect(await world.db.$count(teeTimes)).toBe(2);
  });

  test("never gets the answer of another golfer", async () => {
    const game = await aGame();
    const [one, other] = [await world.golfer(), await world.golfer()];
    const first = await createTeeTime(withKey(one), game);
    const second = await createTeeTime(withKey(other), game);
    expect(second.id).not.toBe(first.id);
    expect(second.viewerStatus).toBe("host");
  });

  test("that was refused may be repeated, and then creates", async () => {
    const teeTime = await world.teeTime({ totalSlots: 2 });
    const player = await world.request(teeTime, await world.golfer(), "confirmed");
    const golfer = await world.golfer();
    const join = () => joinTeeTime(withKey(golfer), { teeTimeId: teeTime.id });
    await expect(join()).rejects.toMatchObject({ message: "Tee time is full" });
    await world.db.delete(teeTimeParticipants).where(sql`id = ${player}`);
    expect(await join()).toMatchObject({ userId: golfer.id, status: "pending" });
  });

  test("may use its key anew after a day", async () => {
    const [host, game] = [await world.golfer(), await aGame()];
    await createTeeTime(withKey(host), game);
    await world.db.update(idempotencyKeys).set({ createdAt: sql`now() - interval '24 hours 1 second'` });
    await createTeeTime(withKey(host), { ...game, time: "08:00" });
    expect(await world.db.$count(teeTimes)).toBe(2);
  });

  test.each([
    ["of no length", ""],
    ["too long", "k".repeat(256)],
    ["with a space", "a key"],
    ["beyond ASCII", "schlüssel"],
  ])("%s is refused", async (_name, key) => {
    const [host, game] = [await world.golfer(), await aGame()];
    await expect(createTeeTime(withKey(host, key), game)).rejects.toMatchObject({
      code: "invalid",
      message: "Idempotency-Key must be 1 to 255 visible ASCII characters",
    });
  });
});
