import type { Tx } from "@fourball/db/client";
import { flag } from "@fourball/db/expressions";
import { instantOf } from "@fourball/db/instants";
import { pipelined } from "@fourball/db/pipelined";
import { prepareOnce } from "@fourball/db/prepare-once";
import { golfCourses, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { asFull } from "@fourball/domain/tee-time/spots";
import { assertSees } from "@fourball/domain/tee-time/visibility";
import type { Viewer } from "@fourball/domain/viewer";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { isInvited } from "../token/invite-token.ts";
import { isHiddenGame, isKeptOutOf } from "./hidden-games.ts";
import { isShownFirst } from "./shown-first.ts";

const columns = {
  id: teeTimes.id,
  hostId: teeTimes.hostId,
  courseId: teeTimes.courseId,
  date: teeTimes.date,
  time: teeTimes.time,
  teeOffAt: teeTimes.teeOffAt,
  totalSlots: teeTimes.totalSlots,
  isPublic: teeTimes.isPublic,
  opensToAllAt: teeTimes.opensToAllAt,
  description: teeTimes.description,
  mood: teeTimes.mood,
  moodEmoji: teeTimes.moodEmoji,
  preferences: teeTimes.preferences,
  status: teeTimes.status,
  inviteVersion: teeTimes.inviteVersion,
  oldInviteHash: teeTimes.oldInviteHash,
  // When the date, the time or the course last changed.
  movedAt: teeTimes.movedAt,
  badWeatherAt: teeTimes.badWeatherAt,
  calendarSequence: teeTimes.calendarSequence,
  confirmedCount: teeTimes.confirmedCount,
  offeredCount: teeTimes.offeredCount,
  takesGuests: teeTimes.takesGuests,
  guestsAreIn: teeTimes.guestsAreIn,
  guestsNeedEmail: teeTimes.guestsNeedEmail,
};

type Row = Awaited<ReturnType<ReturnType<typeof prepareLock>>>[number];
type Course = { courseName: string; timeZone: string };

export type LockedTeeTime = Omit<Row, "teeOffAt" | "opensToAllAt" | "confirmedCount" | "offeredCount"> &
  Course & {
    teeOffAt: Temporal.Instant;
    /** The end of its head start; null where there is none. */
    opensToAllAt: Temporal.Instant | null;
    /** Confirmed players besides the host, counted under the lock. */
    confirmed: number;
    /** Spots on offer to the waitlist, counted under the lock. */
    offered: number;
  };

/** Of the course, whose clock is that of the game. */
export const courseColumns = { courseName: golfCourses.name, timeZone: golfCourses.timeZone };

/** Holds the rows until the transaction ends, so that two decisions cannot both take the last spot. */
export const prepareLock = (where: SQL) => prepareOnce((db) => db.select(columns).from(teeTimes).where(where).for("update"));

const isTeeTime = eq(teeTimes.id, sql.placeholder("teeTimeId"));
const isItsCourse = eq(golfCourses.id, teeTimes.courseId);

const lockRow = prepareLock(isTeeTime);
const findCourse = prepareOnce((db) =>
  db.select(courseColumns).from(teeTimes).innerJoin(golfCourses, isItsCourse).where(isTeeTime),
);

/**
 * What lies beside the row is read by a statement of its own: one that waits for a lock goes on with what it saw of other
 * tables before it waited.
 */
export async function lockTeeTime(tx: Tx, teeTimeId: string): Promise<LockedTeeTime> {
  const [[row], [course]] = await pipelined(lockRow(tx, { teeTimeId }), findCourse(tx, { teeTimeId }));
  if (!row || !course) throw fail("teeTimeNotFound");
  return lockedTeeTime(row, course);
}

export function lockedTeeTime({ confirmedCount, offeredCount, ...row }: Row, { courseName, timeZone }: Course): LockedTeeTime {
  const teeOffAt = instantOf(row.teeOffAt);
  const opensToAllAt = row.opensToAllAt && instantOf(row.opensToAllAt);
  return { ...row, confirmed: confirmedCount, offered: offeredCount, teeOffAt, opensToAllAt, courseName, timeZone };
}

const requestColumns = {
  id: teeTimeParticipants.id,
  status: teeTimeParticipants.status,
  friends: teeTimeParticipants.friends,
  // Both are null for a request to the host.
  waitlistedAt: teeTimeParticipants.waitlistedAt,
  offerExpiresAt: teeTimeParticipants.offerExpiresAt,
  // When the player last agreed to the game as it was.
  agreedAt: teeTimeParticipants.agreedAt,
  // Of the standing game that the tee time is a date of.
  isRegular: teeTimeParticipants.isRegular,
};
export type ExistingRequest = Awaited<ReturnType<typeof findOwnRequest>>[number];

const isOwnRequest = and(
  eq(teeTimeParticipants.teeTimeId, sql.placeholder("teeTimeId")),
  eq(teeTimeParticipants.userId, sql.placeholder("viewer")),
);
const findOwnRequest = prepareOnce((db) => db.select(requestColumns).from(teeTimeParticipants).where(isOwnRequest));

/** The golfer's own request for a game, where there is one. */
export async function existingParticipation(tx: Tx, teeTimeId: string, userId: string): Promise<ExistingRequest | undefined> {
  const [existing] = await findOwnRequest(tx, { teeTimeId, viewer: userId });
  return existing;
}

const findSeen = prepareOnce((db) =>
  db
    .select({
      ...courseColumns,
      isHidden: flag(isHiddenGame),
      isKeptOut: flag(isKeptOutOf),
      isShownFirst: flag(isShownFirst),
      existing: requestColumns,
    })
    .from(teeTimes)
    .innerJoin(golfCourses, isItsCourse)
    .leftJoin(teeTimeParticipants, isOwnRequest)
    .where(isTeeTime),
);

type Seen = { teeTime: LockedTeeTime; existing: ExistingRequest | undefined };

/** Locks a game that the viewer may know of, with the viewer's own participation; 404 otherwise. */
export async function lockVisibleTeeTime(tx: Tx, viewer: Viewer, teeTimeId: string, invite?: string): Promise<Seen> {
  const [[row], [beside]] = await pipelined(lockRow(tx, { teeTimeId }), findSeen(tx, { teeTimeId, viewer: viewer.id }));
  if (!row || !beside) throw fail("teeTimeNotFound");
  const { existing, isHidden, isKeptOut, isShownFirst } = beside;
  const viewerStatus = row.hostId === viewer.id ? "host" : (existing?.status ?? null);
  assertSees({ ...row, isHidden, isShownFirst }, viewerStatus, await isInvited(tx, row, invite));
  const teeTime = lockedTeeTime(row, beside);
  return { teeTime: isKeptOut ? asFull(teeTime) : teeTime, existing: existing ?? undefined };
}
