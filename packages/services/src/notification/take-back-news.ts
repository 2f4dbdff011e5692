import type { Tx } from "@fourball/db/client";
import { outbox } from "@fourball/db/schema/index";
import { conflict } from "@fourball/domain/failure";
import { and, eq, gte, isNull, type SQL, sql } from "drizzle-orm";

type Told = { teeTimeId: string; since: Date } & ({ recipientId: string } | { guestRequestId: string });

const toldSince = ({ teeTimeId, since, ...told }: Told): SQL | undefined =>
  and(
    eq(outbox.teeTimeId, teeTimeId),
    gte(outbox.createdAt, since),
    "recipientId" in told ? eq(outbox.recipientId, told.recipientId) : eq(outbox.guestRequestId, told.guestRequestId),
  );
const kind = sql`${outbox.news} ->> 'kind'`;

/** Whoever was removed never waited before: the spot was taken away, and they may have read that. */
export async function assertNotRemoved(tx: Tx, told: Told): Promise<void> {
  const removals = await tx.$count(outbox, and(toldSince(told), sql`${kind} = 'removed'`));
  if (removals > 0) throw conflict("A removal cannot be undone, but you can approve again");
}

/** What has not left the app yet never will. */
export async function takeBackAnswer(tx: Tx, told: Told): Promise<void> {
  const answer = sql`${kind} in ('join-approved', 'join-declined')`;
  await tx.delete(outbox).where(and(toldSince(told), isNull(outbox.deliveredAt), answer));
}
