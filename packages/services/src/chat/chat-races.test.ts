/** @module-tag race */
import { atScale } from "@fourball/db/testing";
import { describe, expect, test } from "vitest";
import { decideParticipation } from "../games/participation/decide-participation.ts";
import { cancelTeeTime } from "../games/tee-time/cancel-tee-time.ts";
import { aGroup } from "../testing/scenes/a-group.ts";
import { testWorld } from "../testing.ts";
import { listMessages } from "./list-messages.ts";
import { say } from "./say.ts";

const world = testWorld();

/** The types of the room's messages, in their order. */
const typesIn = async ({ host, teeTimeId }: Awaited<ReturnType<typeof aGroup>>) =>
  (await listMessages(host, { teeTimeId, limit: 100 })).messages.map(({ type }) => type);

describe("concurrent chat messages", () => {
  test("are not stored after the message that a golfer has left", async () => {
    for (let round = 0; round < atScale({ embedded: 3, sample: 10, full: 30 }); round++) {
      const group = await aGroup(world);
      const { teeTimeId, participantId, host, player } = group;
      const words = Array.from({ length: 30 }, (_, index) => say(player, { teeTimeId, message: `word ${index}` }));
      const removal = decideParticipation(host, { participantId, status: "declined" });
      const ends = await Promise.allSettled([...words, removal]);
      const refused = ends.flatMap((end) => (end.status === "rejected" ? [end.reason.message] : []));
      expect(new Set(refused)).toEqual(new Set(refused.length > 0 ? ["You are not a participant of this tee time"] : []));
      const types = await typesIn(group);
      expect(types.at(-1)).toBe("member_left");
      expect(types).toHaveLength(30 - refused.length + 1);
    }
  });

  test("are not stored after the message that the game was cancelled", async () => {
    for (let round = 0; round < atScale({ embedded: 3, sample: 10, full: 30 }); round++) {
      const group = await aGroup(world);
      const { teeTimeId, host, player } = group;
      const words = Array.from({ length: 20 }, (_, index) => say(player, { teeTimeId, message: `word ${index}` }));
      const ends = await Promise.allSettled([...words, cancelTeeTime(host, { teeTimeId })]);
      expect(ends.at(-1)).toMatchObject({ status: "fulfilled" });
      expect((await typesIn(group)).at(-1)).toBe("cancelled");
    }
  });

  test("are numbered in sequence from the first message of the room", async () => {
    const { teeTimeId, host, player } = await aGroup(world);
    const speakers = [host, player];
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => say(speakers[index % 2] ?? host, { teeTimeId, message: `${index}` })),
    );
    const { messages } = await listMessages(host, { teeTimeId, limit: 100 });
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });
});
