import type { Tx } from "@fourball/db/client";
import { pipelined } from "@fourball/db/pipelined";
import { golfCourses, teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import { asBoolean } from "@fourball/db/select/expression";
import { prepareSelect, type RowOf } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { forbidden, notFound } from "@fourball/domain/failure";
import { canSee } from "@fourball/domain/tee-time/visibility";
import type { Viewer } from "@fourball/domain/viewer";
import { sql } from "drizzle-orm";
import { isAcrossBlock } from "./are-apart.ts";
import { courseColumns, type LockedTeeTime, lockedTeeTime, prepareLock } from "./lock-tee-time.ts";
import { sightOf } from "./sight-of.ts";

const isRequest = sql`${teeTimeParticipants.id} = ${sql.placeholder("participantId")}::uuid`;

const lockGame = prepareLock(
  sql`${teeTimes.id} = (select ${teeTimeParticipants.teeTimeId} from ${teeTimeParticipants} where ${isRequest})`,
);
const findRequest = prepareSelect(
  {
    ...courseColumns,
    id: teeTimeParticipants.id,
    userId: teeTimeParticipants.userId,
    status: teeTimeParticipants.status,
    friends: teeTimeParticipants.friends,
    waitlistedAt: teeTimeParticipants.waitlistedAt,
    offerExpiresAt: teeTimeParticipants.offerExpiresAt,
    updatedAt: teeTimeParticipants.updatedAt,
    isApart: asBoolean(isAcrossBlock(sql`${teeTimes.hostId}`, sql`${teeTimeParticipants.userId}`)),
  },
  from(teeTimeParticipants)
    .join(teeTimes, sql`${teeTimes.id} = ${teeTimeParticipants.teeTimeId}`)
    .join(golfCourses, sql`${golfCourses.id} = ${teeTimes.courseId}`),
  sql`where ${isRequest}`,
);

export type LockedRequest = {
  teeTime: LockedTeeTime;
  /** `isApart`: a block separates its golfer from the host. */
  request: Omit<RowOf<typeof findRequest>, keyof typeof courseColumns>;
};

/** The tee time is locked first, as everywhere, and the request read under the lock. */
async function lockRequest(tx: Tx, participantId: string): Promise<LockedRequest> {
  const [[row], [beside]] = await pipelined(lockGame(tx, { participantId }), findRequest(tx, { participantId }));
  if (!row || !beside) throw notFound("Request not found");
  const { courseName, timeZone, ...request } = beside;
  return { teeTime: lockedTeeTime(row, { courseName, timeZone }), request };
}

/** A request to a game that the viewer hosts: 403 for the golfer who made the request, 404 for everyone else. */
export async function lockOwnRequest(tx: Tx, viewer: Viewer, participantId: string): Promise<LockedRequest> {
  const locked = await lockRequest(tx, participantId);
  const { teeTime, request } = locked;
  if (teeTime.hostId === viewer.id) return locked;
  const sight = await sightOf(tx, viewer.id, teeTime.id);
  if (request.userId === viewer.id && canSee({ ...teeTime, ...sight }, request.status, false))
    throw forbidden("Only the host can do this");
  throw notFound("Request not found");
}
