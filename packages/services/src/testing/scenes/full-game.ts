import { joinWaitlist } from "../../games/tee-time/waitlist/join-waitlist.ts";
import { withdrawFromTeeTime } from "../../games/tee-time/withdraw-from-tee-time.ts";
import type { TestWorld } from "../../testing.ts";

/** A full game of two, with golfers on its waitlist. */
export async function fullGame(world: TestWorld, { waiting = 1 } = {}) {
  const host = await world.golfer();
  const playing = await world.golfer();
  const teeTime = await world.teeTime({ hostId: host.id, totalSlots: 2 });
  const participantId = await world.request(teeTime, playing, "confirmed");
  const golfers = [];
  for (let place = 0; place < waiting; place++) {
    const golfer = await world.golfer();
    await joinWaitlist(world.as(golfer), { teeTimeId: teeTime.id });
    golfers.push(golfer);
  }
  const [first, second] = [golfers[0] ?? host, golfers[1] ?? host];
  const leaves = () => withdrawFromTeeTime(world.as(playing), { teeTimeId: teeTime.id });
  return { host, playing, teeTime, teeTimeId: teeTime.id, participantId, first, second, leaves };
}
