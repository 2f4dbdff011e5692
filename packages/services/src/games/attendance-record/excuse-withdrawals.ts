import type { Tx } from "@fourball/db/client";
import { prepareOnce } from "@fourball/db/prepare-once";
import { attendanceRecords } from "@fourball/db/schema/index";
import { and, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

const { id, teeTimeId, settledAt, excuse, refilledBy } = attendanceRecords;

/** Late withdrawals from a locked game that nothing excuses so far; the game is still to come. */
const unexcused = (game: string) => and(eq(teeTimeId, game), isNull(settledAt), isNull(excuse));

const excuseFirst = prepareOnce((db) => {
  const first = alias(attendanceRecords, "first");
  const longestGone = db
    .select({ id: first.id })
    .from(first)
    .where(and(eq(first.teeTimeId, sql.placeholder("teeTimeId")), isNull(first.settledAt), isNull(first.excuse)))
    .orderBy(first.withdrawnAt, first.id)
    .limit(1);
  return db
    .update(attendanceRecords)
    .set({ excuse: "refilled", refilledBy: sql`${sql.placeholder("requestId")}` })
    .where(eq(id, longestGone));
});

/** Someone else has a spot now: of those who left late, the first is excused. */
export const excuseRefilled = (tx: Tx, refill: { teeTimeId: string; requestId: string }): Promise<unknown> =>
  excuseFirst(tx, refill);

/** The host took back the approval, so the spot was never refilled. */
export async function excuseNoLonger(tx: Tx, { requestId }: { requestId: string }): Promise<void> {
  await tx.update(attendanceRecords).set({ excuse: null, refilledBy: null }).where(eq(refilledBy, requestId));
}

/** The date, the time or the course of the game is another one now than the one that they left. */
export async function excuseChanged(tx: Tx, game: string): Promise<void> {
  await tx.update(attendanceRecords).set({ excuse: "changed" }).where(unexcused(game));
}
