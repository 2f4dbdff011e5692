import type { Tx } from "@fourball/db/client";
import { teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { notFound } from "@fourball/domain/failure";
import type { ParticipantStatus } from "@fourball/domain/participation/constants";
import { assertSees } from "@fourball/domain/tee-time/visibility";
import type { Viewer } from "@fourball/domain/viewer";
import { and, eq } from "drizzle-orm";

export type LockedTeeTime = Omit<typeof teeTimes.$inferSelect, "teeOffAt"> & {
  teeOffAt: Temporal.Instant;
  /** Confirmed players besides the host, counted under the lock. */
  confirmed: number;
};

/**
 * Holds the row until the transaction ends, so that two decisions cannot both take the last spot.
 * Whoever waits for it waits for all that is done under it, so those statements are prepared.
 */
export async function lockTeeTime(tx: Tx, teeTimeId: string): Promise<LockedTeeTime> {
  const [row] = await tx
    .select()
    .from(teeTimes)
    .where(eq(teeTimes.id, teeTimeId))
    .for("update")
    .prepare("lock_tee_time")
    .execute();
  if (!row) throw notFound("Tee time not found");
  return {
    ...row,
    teeOffAt: Temporal.Instant.fromEpochMilliseconds(row.teeOffAt.getTime()),
    confirmed: row.confirmedCount,
  };
}

type Seen = {
  teeTime: LockedTeeTime;
  existing: ExistingRequest | undefined;
};

export type ExistingRequest = {
  id: string;
  status: ParticipantStatus;
  /** Both are null for whoever asked the host. */
  waitlistedAt: Date | null;
  offerExpiresAt: Date | null;
};

/** The golfer's own request for a game, where there is one. */
export async function existingParticipation(tx: Tx, teeTimeId: string, userId: string): Promise<Seen["existing"]> {
  const [existing] = await tx
    .select({
      id: teeTimeParticipants.id,
      status: teeTimeParticipants.status,
      waitlistedAt: teeTimeParticipants.waitlistedAt,
      offerExpiresAt: teeTimeParticipants.offerExpiresAt,
    })
    .from(teeTimeParticipants)
    .where(and(eq(teeTimeParticipants.teeTimeId, teeTimeId), eq(teeTimeParticipants.userId, userId)))
    .prepare("own_participation")
    .execute();
  return existing;
}

/** Locks a game that the viewer may know of, with the viewer's own participation; 404 otherwise. */
export async function lockVisibleTeeTime(tx: Tx, viewer: Viewer, teeTimeId: string, invite?: string): Promise<Seen> {
  const teeTime = await lockTeeTime(tx, teeTimeId);
  const existing = await existingParticipation(tx, teeTimeId, viewer.id);
  assertSees(teeTime, teeTime.hostId === viewer.id ? "host" : (existing?.status ?? null), invite);
  return { teeTime, existing };
}
