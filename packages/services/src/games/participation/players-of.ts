import type { Tx } from "@fourball/db/client";
import { teeTimeParticipants } from "@fourball/db/schema/index";
import { and, asc, eq } from "drizzle-orm";

/** The confirmed golfers of a game, without its host. */
export async function playersOf(tx: Tx, id: string): Promise<string[]> {
  const { teeTimeId, status, userId } = teeTimeParticipants;
  const players = await tx
    .select({ userId })
    .from(teeTimeParticipants)
    .where(and(eq(teeTimeId, id), eq(status, "confirmed")))
    .orderBy(asc(userId));
  return players.map((player) => player.userId);
}
