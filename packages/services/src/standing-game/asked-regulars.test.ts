import { expect, test } from "vitest";
import { listParticipants } from "../participation/list-participants.ts";
import { standingScene } from "../testing/standing-scene.ts";
import { testWorld } from "../testing.ts";

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
