import type { Tx } from "@fourball/db/client";
import { clock, onlyIf, secondsAgo } from "@fourball/db/schema/columns";
import { guestRequests, teeTimeParticipants } from "@fourball/db/schema/index";
import { UNDO_SECONDS } from "@fourball/domain/participation/constants";
import { eq, lt, type SQL, sql } from "drizzle-orm";

type Requests = typeof guestRequests | typeof teeTimeParticipants;
type Answered = { answeredAt: SQL };

/** When the host answered a request for the first time; later decisions on it change nothing. */
export const firstAnswer = ({ answeredAt }: Requests): Answered => ({
  answeredAt: sql`coalesce(${answeredAt}, ${clock})`,
});

/** An answer that is undone was never given; one before that was. */
export const withoutFreshAnswer = ({ answeredAt }: Requests): Answered => ({
  answeredAt: onlyIf(lt(answeredAt, secondsAgo(UNDO_SECONDS)), answeredAt),
});

/** Another golfer hosts the game from now on, and didn't give these answers. */
export async function forgetAnswers(tx: Tx, teeTimeId: string): Promise<void> {
  for (const requests of [teeTimeParticipants, guestRequests] as const)
    await tx
      .update(requests)
      .set({ answeredAt: null, updatedAt: sql`${requests.updatedAt}` })
      .where(eq(requests.teeTimeId, teeTimeId));
}
