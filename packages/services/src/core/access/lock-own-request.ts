import type { Db, Tx } from "@fourball/db/client";
import { flag } from "@fourball/db/expressions";
import { pipelined } from "@fourball/db/pipelined";
import { builder, prepareOnce } from "@fourball/db/prepare-once";
import { golfCourses, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { canSee } from "@fourball/domain/tee-time/visibility";
import type { Viewer } from "@fourball/domain/viewer";
import { eq, sql } from "drizzle-orm";
import { isAcrossBlock } from "./are-apart.ts";
import { isHiddenGame } from "./hidden-games.ts";
import { courseColumns, type LockedTeeTime, lockedTeeTime, prepareLock } from "./lock-tee-time.ts";
import { isShownFirst } from "./shown-first.ts";

const { id, teeTimeId, userId, status, friends, waitlistedAt, offerExpiresAt, updatedAt } = teeTimeParticipants;
const isRequest = eq(id, sql.placeholder("participantId"));

const lockGame = prepareLock(eq(teeTimes.id, builder.select({ teeTimeId }).from(teeTimeParticipants).where(isRequest)));
const findRequest = prepareOnce((db) =>
  db
    .select({
      ...courseColumns,
      id,
      userId,
      status,
      friends,
      waitlistedAt,
      offerExpiresAt,
      updatedAt,
      isApart: flag(isAcrossBlock(teeTimes.hostId, userId)),
    })
    .from(teeTimeParticipants)
    .innerJoin(teeTimes, eq(teeTimes.id, teeTimeId))
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .where(isRequest),
);

export type LockedRequest = {
  teeTime: LockedTeeTime;
  /** `isApart`: a block separates its golfer from the host. */
  request: Omit<Awaited<ReturnType<typeof findRequest>>[number], keyof typeof courseColumns>;
};

/** The tee time is locked first, as everywhere, and the request read under the lock. */
async function lockRequest(tx: Tx, participantId: string): Promise<LockedRequest> {
  const [[row], [beside]] = await pipelined(lockGame(tx, { participantId }), findRequest(tx, { participantId }));
  if (!row || !beside) throw fail("requestNotFound");
  const { courseName, timeZone, ...request } = beside;
  return { teeTime: lockedTeeTime(row, { courseName, timeZone }), request };
}

/** A request to a game that the viewer hosts: 403 for the golfer who made the request, 404 for everyone else. */
export async function lockOwnRequest(tx: Tx, viewer: Viewer, participantId: string): Promise<LockedRequest> {
  const locked = await lockRequest(tx, participantId);
  const { teeTime, request } = locked;
  if (teeTime.hostId === viewer.id) return locked;
  const sight = await sightOf(tx, viewer.id, teeTime.id);
  if (request.userId === viewer.id && canSee({ ...teeTime, ...sight }, request.status, false)) throw fail("hostOnly");
  throw fail("requestNotFound");
}

const findSight = prepareOnce((db) =>
  db
    .select({ isHidden: flag(isHiddenGame), isShownFirst: flag(isShownFirst) })
    .from(teeTimes)
    .where(eq(teeTimes.id, sql.placeholder("teeTimeId"))),
);

/** What other golfers' answers and blocks make of a game for a golfer. */
async function sightOf(db: Db | Tx, viewerId: string, teeTimeId: string): Promise<{ isHidden: boolean; isShownFirst: boolean }> {
  const [sight] = await findSight(db, { viewer: viewerId, teeTimeId });
  return sight ?? { isHidden: false, isShownFirst: false };
}
