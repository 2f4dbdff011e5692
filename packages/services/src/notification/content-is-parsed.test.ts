import { notifications } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { testWorld } from "../testing.ts";
import { enqueueNotifications } from "./enqueue-notifications.ts";

const world = testWorld();

describe("a notification that lacks what its kind says", () => {
  // What a compiler cannot know, such as a row that was read from elsewhere.
  const content = JSON.parse('{ "kind": "removed", "courseName": "Dunes", "date": "2026-06-12" }');
  const written = async (golferId: string) =>
    world.db.select().from(notifications).where(eq(notifications.recipientId, golferId));

  test("is not stored for a game", async () => {
    const golfer = await world.golfer();
    const { id } = await world.teeTime();
    await expect(world.db.transaction((tx) => enqueueNotifications(tx, id, [golfer.id], content))).rejects.toThrow("time");
    expect(await written(golfer.id)).toEqual([]);
  });

  test("is not stored for an account", async () => {
    const golfer = await world.golfer();
    await expect((async () => world.db.insert(notifications).values({ recipientId: golfer.id, content }))()).rejects.toThrow(
      "time",
    );
    expect(await written(golfer.id)).toEqual([]);
  });
});
