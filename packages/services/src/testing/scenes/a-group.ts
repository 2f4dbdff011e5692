import type { TestWorld } from "../../testing.ts";

/** A game of two golfers: its host and a confirmed player. */
export async function aGroup(world: TestWorld) {
  const host = world.as(await world.golfer());
  const player = world.as(await world.golfer());
  const { id: teeTimeId } = await world.teeTime({ hostId: host.viewer.id });
  const participantId = await world.request({ id: teeTimeId }, player.viewer, "confirmed");
  return { teeTimeId, participantId, host, player };
}
