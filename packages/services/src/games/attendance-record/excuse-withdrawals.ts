import type { Tx } from "@fourball/db/client";
import { attendanceRecords } from "@fourball/db/schema/index";
import { prepareStatement } from "@fourball/db/select/prepare-select";
import { and, eq, isNull, sql } from "drizzle-orm";

const { id, teeTimeId, settledAt, excuse, refilledBy } = attendanceRecords;

/** Late withdrawals from a locked game that nothing excuses so far; the game is still to come. */
const unexcused = (game: string) => and(eq(teeTimeId, game), isNull(settledAt), isNull(excuse));

/** Someone else has a spot now: of those who left late, the first is excused. */
export const excuseRefilled: (tx: Tx, refill: { teeTimeId: string; requestId: string }) => Promise<void> = prepareStatement(sql`
  update ${attendanceRecords} set excuse = 'refilled', refilled_by = ${sql.placeholder("requestId")}::uuid
  where ${id} = (select first.id from ${attendanceRecords} first
    where first.tee_time_id = ${sql.placeholder("teeTimeId")}::uuid and first.settled_at is null and first.excuse is null
    order by first.withdrawn_at, first.id limit 1)`);

/** The host took back the approval, so the spot was never refilled. */
export async function excuseNoLonger(tx: Tx, { requestId }: { requestId: string }): Promise<void> {
  await tx.update(attendanceRecords).set({ excuse: null, refilledBy: null }).where(eq(refilledBy, requestId));
}

/** The date, the time or the course of the game is another one now than the one that they left. */
export async function excuseChanged(tx: Tx, game: string): Promise<void> {
  await tx.update(attendanceRecords).set({ excuse: "changed" }).where(unexcused(game));
}
