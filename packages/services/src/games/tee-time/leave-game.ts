import type { Tx } from "@fourball/db/client";
import { teeTimeParticipants } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { recordMembership } from "../../chat/record-membership.ts";
import type { ExistingRequest, LockedTeeTime } from "../../core/access/lock-tee-time.ts";
import { dropUntrueForGolfer } from "../../notification/drop-untrue.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { forgetArrival } from "../attendance-record/forget-arrivals.ts";
import { offerOpenSpots } from "../participation/offer-open-spots.ts";

type Leaving = ExistingRequest & { userId: string; now: Temporal.Instant };

/** Deletes a golfer's request from a locked game. The host is notified, unless it was on the waitlist. */
export async function leaveGame(
  tx: Tx,
  teeTime: LockedTeeTime,
  { id, userId, status, friends, waitlistedAt, now }: Leaving,
): Promise<void> {
  await tx.delete(teeTimeParticipants).where(eq(teeTimeParticipants.id, id));
  const wasConfirmed = status === "confirmed";
  const content = {
    kind: "join-withdrawn" as const,
    golferId: userId,
    wasConfirmed,
    ...(friends.length > 0 && { friends: friends.length }),
    ...roundOf(teeTime),
  };
  if (!waitlistedAt) await enqueueNotifications(tx, teeTime.id, [teeTime.hostId], content);
  await dropUntrueForGolfer(tx, { teeTimeId: teeTime.id, userId, now: "withdrawn" });
  await forgetArrival(tx, { teeTimeId: teeTime.id, userId });
  if (wasConfirmed) await recordMembership(tx, { teeTimeId: teeTime.id, userId, type: "member_left" });
  await offerOpenSpots(tx, teeTime, { now });
}
