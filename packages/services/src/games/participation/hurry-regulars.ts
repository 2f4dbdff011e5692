import type { Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { teeTimeParticipants } from "@fourball/db/schema/index";
import { REGULAR_ANSWERS_WITHIN_HOURS } from "@fourball/domain/standing-game/constants";
import { and, eq, gt } from "drizzle-orm";
import type { LockedTeeTime } from "../../core/access/lock-tee-time.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { answerDue } from "./answer-due.ts";

/** Another golfer waits for a spot that is kept for regulars, who could have taken it until tee-off: they are asked to reply sooner. */
export async function hurryRegulars(tx: Tx, teeTime: LockedTeeTime, now: Temporal.Instant): Promise<void> {
  const usual = now.add({ hours: REGULAR_ANSWERS_WITHIN_HOURS });
  const expiresAt = Temporal.Instant.compare(usual, teeTime.teeOffAt) < 0 ? usual : answerDue(teeTime, now);
  const { teeTimeId, status, isRegular, offerExpiresAt, userId } = teeTimeParticipants;
  const isKept = and(eq(teeTimeId, teeTime.id), eq(status, "pending"), isRegular, gt(offerExpiresAt, toTimestamp(expiresAt)));
  const hurried = await tx
    .update(teeTimeParticipants)
    .set({ offerExpiresAt: toTimestamp(expiresAt) })
    .where(isKept)
    .returning({ userId });
  const content = {
    kind: "regular-asked" as const,
    golferId: teeTime.hostId,
    expiresAt: expiresAt.toString(),
    ...roundOf(teeTime),
  };
  await enqueueNotifications(
    tx,
    teeTime.id,
    hurried.map((each) => each.userId),
    content,
  );
}
