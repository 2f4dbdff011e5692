import type { Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { guestRequests, teeTimeParticipants } from "@fourball/db/schema/index";
import type { NotificationKind } from "@fourball/domain/notification/content";
import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { LockedTeeTime } from "../../core/access/lock-tee-time.ts";
import { dropOutdated } from "../../notification/drop-outdated.ts";
import { startAnswerClock } from "./answer-due.ts";

/** Jobs ask or remind again when the tee-off moves: with the new time, what still waits to be sent would say the same. */
const SAID_AGAIN: NotificationKind[] = ["answer-due", "reminder", "still-playing"];

/** The tee-off of a locked game moved: what was asked before is asked anew, and no offer outlasts the tee-off. */
export async function restartClocks(
  tx: Tx,
  game: Pick<LockedTeeTime, "id" | "timeZone" | "teeOffAt">,
  now: Temporal.Instant,
): Promise<void> {
  const pending = and(eq(teeTimeParticipants.teeTimeId, game.id), eq(teeTimeParticipants.status, "pending"));
  await tx
    .update(teeTimeParticipants)
    .set(startAnswerClock(game, now))
    .where(and(pending, isNull(teeTimeParticipants.waitlistedAt)));
  await dropOutdated(tx, { teeTimeId: game.id, kinds: SAID_AGAIN });
  await tx
    .update(guestRequests)
    .set(startAnswerClock(game, now))
    .where(and(eq(guestRequests.teeTimeId, game.id), eq(guestRequests.status, "pending")));
  const { offerExpiresAt } = teeTimeParticipants;
  await tx
    .update(teeTimeParticipants)
    .set({ offerExpiresAt: sql`least(${offerExpiresAt}, ${sql.param(toTimestamp(game.teeOffAt), offerExpiresAt)})` })
    .where(and(pending, isNotNull(offerExpiresAt)));
}
