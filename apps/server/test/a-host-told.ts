import { joinTeeTime } from "@fourball/services/tee-time/join-tee-time";
import type { Club } from "@fourball/services/testing";

type Golfer = Awaited<ReturnType<Club["aGolfer"]>>;

/** A host who is told that somebody asked. */
export async function aHostTold(club: Club, changes: Partial<Golfer> = {}, asking = "Maya"): Promise<Golfer> {
  const host = await club.aGolfer({ firstName: "Hana", lastName: "Ito", email: "hana@example.com", ...changes });
  const maya = await club.aGolfer({ firstName: asking, lastName: "Lin" });
  const game = await club.aTeeTime({ hostId: host.id });
  await joinTeeTime(club.as(maya), { teeTimeId: game.id });
  return host;
}
