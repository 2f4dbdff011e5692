import type { Tx } from "@fourball/db/client";
import { attendanceRecords } from "@fourball/db/schema/index";
import type { MarkState } from "@fourball/domain/attendance/entry";
import { markStateOf } from "@fourball/domain/attendance/entry";
import { eq, type SQL } from "drizzle-orm";

export type LockedRecord = typeof attendanceRecords.$inferSelect;

/** One entry, which no one else changes until the transaction ends; a game that is locked too comes first. */
export async function lockRecord(tx: Tx, which: SQL | undefined): Promise<LockedRecord | undefined> {
  const [record] = await tx.select().from(attendanceRecords).where(which).for("update");
  return record;
}

export const changeRecord = async (
  tx: Tx,
  { id }: LockedRecord,
  changes: Partial<typeof attendanceRecords.$inferInsert>,
): Promise<void> => void (await tx.update(attendanceRecords).set(changes).where(eq(attendanceRecords.id, id)));

/** What `entryStateOf` and `markStateOf` ask of an entry. */
export const factsOf = (record: LockedRecord) => ({
  kind: record.kind,
  markOutcome: record.markOutcome,
  showsAt: record.showsAt && Temporal.Instant.fromEpochMilliseconds(record.showsAt.getTime()),
  isDisputed: record.disputedAt !== null,
  decision: record.decision,
});

export const lockedMarkState = (record: LockedRecord, now: Temporal.Instant): MarkState => markStateOf(factsOf(record), now);
