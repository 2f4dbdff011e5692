import type { Tx } from "@fourball/db/client";
import { golfCourses, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { notFound } from "@fourball/domain/failure";
import type { ParticipantStatus } from "@fourball/domain/participation/constants";
import { assertSees } from "@fourball/domain/tee-time/visibility";
import type { Viewer } from "@fourball/domain/viewer";
import { and, eq } from "drizzle-orm";
import { isInvited } from "../tee-time/invite-token.ts";
import { sightOf } from "./sight-of.ts";

export type LockedTeeTime = Omit<typeof teeTimes.$inferSelect, "teeOffAt" | "opensToAllAt"> & {
  teeOffAt: Temporal.Instant;
  /** The end of its head start; null where there is none. */
  opensToAllAt: Temporal.Instant | null;
  /** Confirmed players besides the host, counted under the lock. */
  confirmed: number;
  courseName: string;
  /** Of the course. */
  timeZone: string;
};

const courseColumns = { courseName: golfCourses.name, timeZone: golfCourses.timeZone };

/**
 * Holds the row until the transaction ends, so that two decisions cannot both take the last spot.
 * Others wait for everything done under this lock, so its statements are prepared.
 */
export async function lockTeeTime(tx: Tx, teeTimeId: string): Promise<LockedTeeTime> {
  const row = await lockRow(tx, teeTimeId);
  const [course] = await tx
    .select(courseColumns)
    .from(golfCourses)
    .where(eq(golfCourses.id, row.courseId))
    .prepare("course_of_tee_time")
    .execute();
  return lockedTeeTime(row, course);
}

type Row = typeof teeTimes.$inferSelect;

// The course is read by a statement of its own: one that waits for a lock goes on with what it saw of other tables before it waited.
async function lockRow(tx: Tx, teeTimeId: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(teeTimes)
    .where(eq(teeTimes.id, teeTimeId))
    .for("update")
    .prepare("lock_tee_time")
    .execute();
  if (!row) throw notFound("Tee time not found");
  return row;
}

function lockedTeeTime(row: Row, course: { courseName: string; timeZone: string } | undefined): LockedTeeTime {
  if (!course) throw new Error("a tee time has no course");
  const { courseName, timeZone } = course;
  const teeOffAt = instantAt(row.teeOffAt);
  const opensToAllAt = row.opensToAllAt && instantAt(row.opensToAllAt);
  return { ...row, teeOffAt, opensToAllAt, confirmed: row.confirmedCount, courseName, timeZone };
}

const instantAt = (date: Date): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(date.getTime());

type Seen = {
  teeTime: LockedTeeTime;
  existing: ExistingRequest | undefined;
};

export type ExistingRequest = {
  id: string;
  status: ParticipantStatus;
  friends: string[];
  /** Both are null for a request to the host. */
  waitlistedAt: Date | null;
  offerExpiresAt: Date | null;
  /** When the player last agreed to the game as it was. */
  agreedAt: Date | null;
  /** Of the standing game that the tee time is a date of. */
  isRegular: boolean;
};

const requestColumns = {
  id: teeTimeParticipants.id,
  status: teeTimeParticipants.status,
  friends: teeTimeParticipants.friends,
  waitlistedAt: teeTimeParticipants.waitlistedAt,
  offerExpiresAt: teeTimeParticipants.offerExpiresAt,
  agreedAt: teeTimeParticipants.agreedAt,
  isRegular: teeTimeParticipants.isRegular,
};
const ownRequest = (teeTimeId: string, userId: string) =>
  and(eq(teeTimeParticipants.teeTimeId, teeTimeId), eq(teeTimeParticipants.userId, userId));

/** The golfer's own request for a game, where there is one. */
export async function existingParticipation(tx: Tx, teeTimeId: string, userId: string): Promise<Seen["existing"]> {
  const [existing] = await tx
    .select(requestColumns)
    .from(teeTimeParticipants)
    .where(ownRequest(teeTimeId, userId))
    .prepare("own_participation")
    .execute();
  return existing;
}

/** Locks a game that the viewer may know of, with the viewer's own participation; 404 otherwise. */
export async function lockVisibleTeeTime(tx: Tx, viewer: Viewer, teeTimeId: string, invite?: string): Promise<Seen> {
  const row = await lockRow(tx, teeTimeId);
  const [beside] = await tx
    .select({ ...courseColumns, existing: requestColumns })
    .from(golfCourses)
    .leftJoin(teeTimeParticipants, ownRequest(teeTimeId, viewer.id))
    .where(eq(golfCourses.id, row.courseId))
    .prepare("course_and_own_participation")
    .execute();
  const teeTime = lockedTeeTime(row, beside);
  const existing = beside?.existing ?? undefined;
  const sight = await sightOf(tx, viewer.id, teeTimeId);
  const viewerStatus = teeTime.hostId === viewer.id ? "host" : (existing?.status ?? null);
  assertSees({ ...teeTime, ...sight }, viewerStatus, await isInvited(tx, row, invite));
  return { teeTime, existing };
}
