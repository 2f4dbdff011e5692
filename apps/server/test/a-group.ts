import type { Club } from "@fourball/services/testing";

/** A game of Maya's that Jonas is confirmed in. */
export async function aGroup(club: Club) {
  const host = await club.aGolfer({ firstName: "Maya", lastName: "Okafor" });
  const player = await club.aGolfer({ firstName: "Jonas", lastName: "Reyes" });
  const { id: teeTimeId } = await club.aTeeTime({ hostId: host.id });
  const participantId = await club.aRequest({ id: teeTimeId }, player, "confirmed");
  return { teeTimeId, host, player, participantId };
}
