import type { Tx } from "@fourball/db/client";
import { teeTimeParticipants } from "@fourball/db/schema/index";
import { conflict, forbidden, notFound } from "@fourball/domain/failure";
import type { ParticipantStatus } from "@fourball/domain/participation/constants";
import type { DecideParticipationInput, Participation } from "@fourball/domain/participation/schema";
import { assertActive, assertNotStarted, assertSpotLeft } from "@fourball/domain/tee-time/spots";
import { canSee } from "@fourball/domain/tee-time/visibility";
import { eq } from "drizzle-orm";
import { type LockedTeeTime, lockTeeTime } from "../access/lock-tee-time.ts";
import { noteNews, placeOf } from "../notification/note-news.ts";
import type { MemberContext } from "../service-context.ts";
import { getParticipation } from "./get-participation.ts";

/** The host approves, declines, removes or takes back in. Deciding the same again changes and tells nothing. */
export async function decideParticipation(
  ctx: MemberContext,
  { participantId, status, from }: DecideParticipationInput,
): Promise<Participation> {
  return ctx.db.transaction(async (tx) => {
    const { teeTime, request } = await lockRequest(tx, participantId);
    if (teeTime.hostId !== ctx.viewer.id) {
      if (request.userId === ctx.viewer.id && canSee(teeTime, request.status, undefined))
        throw forbidden("Only the host can do this");
      throw notFound("Request not found");
    }
    if (request.status !== status) {
      if (from && from !== request.status) throw conflict("This request has changed meanwhile");
      assertActive(teeTime);
      assertNotStarted(teeTime, ctx.clock.now());
      if (status === "confirmed") assertSpotLeft(teeTime);
      await tx
        .update(teeTimeParticipants)
        .set({ status })
        .where(eq(teeTimeParticipants.id, participantId))
        .prepare("decide_request")
        .execute();
      await noteNews(tx, teeTime.id, [request.userId], {
        kind: newsOf(request.status, status),
        ...(await placeOf(tx, teeTime)),
      });
    }
    return getParticipation(tx, ctx.viewer, participantId);
  });
}

type Request = typeof teeTimeParticipants.$inferSelect;

const findRequest = (tx: Tx, id: string): Promise<Request[]> =>
  tx.select().from(teeTimeParticipants).where(eq(teeTimeParticipants.id, id)).prepare("find_request").execute();

/** The tee time is locked first, as everywhere, and the request read again under the lock. */
async function lockRequest(tx: Tx, participantId: string): Promise<{ teeTime: LockedTeeTime; request: Request }> {
  const [known] = await findRequest(tx, participantId);
  if (!known) throw notFound("Request not found");
  const teeTime = await lockTeeTime(tx, known.teeTimeId);
  const [request] = await findRequest(tx, participantId);
  if (!request) throw notFound("Request not found");
  return { teeTime, request };
}

function newsOf(before: ParticipantStatus, after: ParticipantStatus): "join-approved" | "join-declined" | "removed" {
  if (after === "confirmed") return "join-approved";
  return before === "confirmed" ? "removed" : "join-declined";
}
