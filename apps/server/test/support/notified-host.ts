import { joinTeeTime } from "@fourball/services/games/tee-time/join-tee-time";
import type { TestWorld } from "@fourball/services/testing";

type Golfer = Awaited<ReturnType<TestWorld["golfer"]>>;

/** A host who is notified of a request. */
export async function notifiedHost(world: TestWorld, changes: Partial<Golfer> = {}, asking = "Maya"): Promise<Golfer> {
  const host = await world.golfer({ firstName: "Hana", lastName: "Ito", email: "hana@example.com", ...changes });
  const maya = await world.golfer({ firstName: asking, lastName: "Lin" });
  const game = await world.teeTime({ hostId: host.id });
  await joinTeeTime(world.as(maya), { teeTimeId: game.id });
  return host;
}
