import type { Db } from "@fourball/db/client";
import { prepareOnce } from "@fourball/db/prepare-once";
import { chatReads, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { and, eq, sql } from "drizzle-orm";

const find = prepareOnce((db) => {
  const id = sql.placeholder("teeTimeId");
  const { teeTimeId, userId, status } = teeTimeParticipants;
  const players = db
    .select({ userId })
    .from(teeTimeParticipants)
    .where(and(eq(teeTimeId, id), eq(status, "confirmed")));
  const reader = db.select({ userId: teeTimes.hostId }).from(teeTimes).where(eq(teeTimes.id, id)).unionAll(players).as("reader");
  const isRead = and(eq(chatReads.teeTimeId, id), eq(chatReads.userId, reader.userId));
  return db.select({ userId: reader.userId, seq: chatReads.seq }).from(reader).leftJoin(chatReads, isRead);
});

export type Reads = { userId: string; seq: number }[];

/** How far the host and the confirmed players have read their chat. */
export const readsOf = async (db: Db, teeTimeId: string): Promise<Reads> =>
  (await find(db, { teeTimeId })).map(({ userId, seq }) => ({ userId, seq: seq ?? 0 }));

export const ownRead = (reads: Reads, viewerId: string): number => reads.find(({ userId }) => userId === viewerId)?.seq ?? 0;

/** The last line that everyone but the viewer has read: one number, so that it doesn't say who is behind. */
export function seenUpTo(reads: Reads, viewerId: string): number {
  const others = reads.filter(({ userId }) => userId !== viewerId).map(({ seq }) => seq);
  return others.length > 0 ? Math.min(...others) : 0;
}
