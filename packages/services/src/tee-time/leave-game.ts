import type { Tx } from "@fourball/db/client";
import { teeTimeParticipants } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import type { ExistingRequest, LockedTeeTime } from "../access/lock-tee-time.ts";
import { noteMembership } from "../chat/note-membership.ts";
import { noteNews, placeOf } from "../notification/note-news.ts";
import { offerOpenSpots } from "./offer-open-spots.ts";

type Leaving = ExistingRequest & { userId: string; now: Temporal.Instant };

/** Takes a golfer's request out of a locked game as if it had never been. The host is told, where the host was asked. */
export async function leaveGame(
  tx: Tx,
  teeTime: LockedTeeTime,
  { id, userId, status, waitlistedAt, now }: Leaving,
): Promise<void> {
  await tx.delete(teeTimeParticipants).where(eq(teeTimeParticipants.id, id));
  const wasConfirmed = status === "confirmed";
  const news = { kind: "join-withdrawn" as const, golferId: userId, wasConfirmed, ...(await placeOf(tx, teeTime)) };
  if (!waitlistedAt) await noteNews(tx, teeTime.id, [teeTime.hostId], news);
  if (wasConfirmed) await noteMembership(tx, { teeTimeId: teeTime.id, userId, type: "member_left" });
  await offerOpenSpots(tx, teeTime, { now });
}
