import type { TestWorld } from "@fourball/services/testing";

/** A game of Maya's that Jonas is confirmed in. */
export async function aGroup(world: TestWorld) {
  const host = await world.golfer({ firstName: "Maya", lastName: "Okafor" });
  const player = await world.golfer({ firstName: "Jonas", lastName: "Reyes" });
  const { id: teeTimeId } = await world.teeTime({ hostId: host.id });
  const participantId = await world.request({ id: teeTimeId }, player, "confirmed");
  return { teeTimeId, host, player, participantId };
}
