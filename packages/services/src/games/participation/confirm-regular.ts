import type { Tx } from "@fourball/db/client";
import { clock } from "@fourball/db/schema/columns";
import { teeTimeParticipants } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { recordMembership } from "../../chat/record-membership.ts";
import type { LockedTeeTime } from "../../core/access/lock-tee-time.ts";
import { dropUntrueForGolfer } from "../../notification/drop-untrue.ts";

/** A regular takes the spot that is kept for them in a locked game. The chat says so to the others. */
export async function confirmRegular(
  tx: Tx,
  teeTime: LockedTeeTime,
  { requestId, userId }: { requestId: string; userId: string },
): Promise<void> {
  await tx
    .update(teeTimeParticipants)
    .set({ status: "confirmed", waitlistedAt: null, offerExpiresAt: null, agreedAt: clock })
    .where(eq(teeTimeParticipants.id, requestId));
  await dropUntrueForGolfer(tx, { teeTimeId: teeTime.id, userId, now: "confirmed" });
  await recordMembership(tx, { teeTimeId: teeTime.id, userId, type: "member_joined" });
}
