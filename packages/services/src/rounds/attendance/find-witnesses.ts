import type { Tx } from "@fourball/db/client";
import { teeTimeParticipants, users } from "@fourball/db/schema/index";
import { and, eq, isNull, ne } from "drizzle-orm";
import { isNotSuspended } from "../../core/access/suspended.ts";

/** The other players of a game besides its host, who can say whether a golfer came. Guests have no account to say it with. */
export async function findWitnesses(tx: Tx, { teeTimeId, userId }: { teeTimeId: string; userId: string }): Promise<string[]> {
  const players = await tx
    .select({ id: users.id })
    .from(teeTimeParticipants)
    .innerJoin(users, eq(users.id, teeTimeParticipants.userId))
    .where(
      and(
        eq(teeTimeParticipants.teeTimeId, teeTimeId),
        eq(teeTimeParticipants.status, "confirmed"),
        ne(users.id, userId),
        isNull(users.deletedAt),
        isNotSuspended,
      ),
    )
    .orderBy(users.id);
  return players.map(({ id }) => id);
}
