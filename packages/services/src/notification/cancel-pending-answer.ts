import type { Tx } from "@fourball/db/client";
import { notifications } from "@fourball/db/schema/index";
import { conflict } from "@fourball/domain/failure";
import { and, eq, gte, isNull, type SQL, sql } from "drizzle-orm";

type Told = { teeTimeId: string; since: Date } & ({ recipientId: string } | { guestRequestId: string });

const sentSince = ({ teeTimeId, since, ...told }: Told): SQL | undefined =>
  and(
    eq(notifications.teeTimeId, teeTimeId),
    gte(notifications.createdAt, since),
    "recipientId" in told
      ? eq(notifications.recipientId, told.recipientId)
      : eq(notifications.guestRequestId, told.guestRequestId),
  );
const kind = sql`${notifications.content} ->> 'kind'`;

/** A removal can't be undone, because the golfer may have read about it. */
export async function assertNotRemoved(tx: Tx, told: Told): Promise<void> {
  const removals = await tx.$count(notifications, and(sentSince(told), sql`${kind} = 'removed'`));
  if (removals > 0) throw conflict("A removal cannot be undone, but you can approve again");
}

/** Deletes an answer that hasn't been sent yet. */
export async function cancelPendingAnswer(tx: Tx, told: Told): Promise<void> {
  const answer = sql`${kind} in ('join-approved', 'join-declined')`;
  await tx.delete(notifications).where(and(sentSince(told), isNull(notifications.deliveredAt), answer));
}
