import type { Tx } from "@fourball/db/client";
import { teeTimeParticipants } from "@fourball/db/schema/index";
import { forbidden, notFound } from "@fourball/domain/failure";
import { canSee } from "@fourball/domain/tee-time/visibility";
import type { Viewer } from "@fourball/domain/viewer";
import { eq } from "drizzle-orm";
import { type LockedTeeTime, lockTeeTime } from "./lock-tee-time.ts";
import { sightOf } from "./sight-of.ts";

type Request = typeof teeTimeParticipants.$inferSelect;
export type LockedRequest = { teeTime: LockedTeeTime; request: Request };

const findRequest = (tx: Tx, id: string): Promise<Request[]> =>
  tx.select().from(teeTimeParticipants).where(eq(teeTimeParticipants.id, id)).prepare("find_request").execute();

/** The tee time is locked first, as everywhere, and the request read again under the lock. */
async function lockRequest(tx: Tx, participantId: string): Promise<LockedRequest> {
  const [known] = await findRequest(tx, participantId);
  if (!known) throw notFound("Request not found");
  const teeTime = await lockTeeTime(tx, known.teeTimeId);
  const [request] = await findRequest(tx, participantId);
  if (!request) throw notFound("Request not found");
  return { teeTime, request };
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
