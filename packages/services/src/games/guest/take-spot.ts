import type { Tx } from "@fourball/db/client";
import { instantOf } from "@fourball/db/instants";
import { clock } from "@fourball/db/schema/columns";
import { attendanceRecords, guestRequests, notifications, teeTimeParticipants } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { isHoldOver } from "@fourball/domain/guest/hold";
import { assertNotHost, assertToCome, REQUESTED_ALREADY } from "@fourball/domain/tee-time/spots";
import { and, eq, isNull, sql } from "drizzle-orm";
import { recordMembership } from "../../chat/record-membership.ts";
import { gameAcrossBlocks } from "../../core/access/game-across-blocks.ts";
import { existingParticipation, type LockedTeeTime, lockTeeTime } from "../../core/access/lock-tee-time.ts";

type Request = typeof guestRequests.$inferSelect;
type Claim = { guestRequestId: string; golferId: string; now: Temporal.Instant };

/**
 * An approved guest's spot becomes that of a golfer, with the history of the request. Under the lock of the game: the spot is
 * taken all the time, and no hold ends in between. Lock the golfer's account before this.
 */
export async function takeSpot(tx: Tx, { guestRequestId, golferId, now }: Claim): Promise<{ teeTimeId: string }> {
  const { teeTimeId } = await findGuestSpot(tx, guestRequestId);
  const teeTime = await lockTeeTime(tx, teeTimeId);
  const request = await findGuestSpot(tx, guestRequestId);
  await assertMayTake(tx, teeTime, golferId);
  assertHeld(request, teeTime, now);
  const participantId = await replaceRequest(tx, request, golferId);
  await moveHistory(tx, request, { participantId, golferId });
  await recordMembership(tx, { teeTimeId, userId: golferId, type: "member_joined" });
  return { teeTimeId };
}

/** 404 once the spot was taken, or the request was erased; who left has a request still. */
export async function findGuestSpot(tx: Tx, guestRequestId: string): Promise<Request> {
  const [request] = await tx
    .select()
    .from(guestRequests)
    .where(and(eq(guestRequests.id, guestRequestId), isNull(guestRequests.erasedAt)));
  if (!request) throw fail("linkOver");
  return request;
}

async function assertMayTake(tx: Tx, teeTime: LockedTeeTime, golferId: string): Promise<void> {
  assertNotHost(golferId, teeTime);
  const across = await gameAcrossBlocks(tx, golferId, teeTime.id);
  // As a request would be refused.
  if (across?.isHidden || across?.isKeptOut) throw fail("linkOver");
  const existing = await existingParticipation(tx, teeTime.id, golferId);
  if (existing) throw fail(REQUESTED_ALREADY[existing.status]);
}

function assertHeld({ status, expiredAt, leftAt, heldUntil }: Request, teeTime: LockedTeeTime, now: Temporal.Instant): void {
  assertToCome(teeTime, now);
  if (status === "pending") throw fail("hostSilent");
  if (status === "declined") throw fail(expiredAt || leftAt ? "spotTaken" : "requestDeclined");
  const { teeOffAt } = teeTime;
  if (isHoldOver({ heldUntil: heldUntil && instantOf(heldUntil), teeOffAt }, now)) throw fail("spotTaken");
}

/** The counters of the game end as they were. */
async function replaceRequest(tx: Tx, request: Request, golferId: string): Promise<string> {
  const { id, teeTimeId, message, answeredAt, createdAt } = request;
  // What waited to be mailed to the guest goes with the request. Shares of costs come after the round only.
  await tx.delete(guestRequests).where(eq(guestRequests.id, id));
  const [made] = await tx
    .insert(teeTimeParticipants)
    .values({
      teeTimeId,
      userId: golferId,
      status: "confirmed",
      message,
      joinedAt: createdAt,
      answeredAt,
      agreedAt: clock,
    })
    .returning({ id: teeTimeParticipants.id });
  if (!made) throw new Error("an insert returned no row");
  return made.id;
}

type Taken = { participantId: string; golferId: string };

/** What the host has read of the guest is of the golfer from now on, and so is a spot that the guest had refilled. */
async function moveHistory(tx: Tx, { id, teeTimeId }: Request, { participantId, golferId }: Taken): Promise<void> {
  const about = and(eq(notifications.teeTimeId, teeTimeId), sql`${notifications.content} ->> 'guestRequestId' = ${id}`);
  await tx.delete(notifications).where(and(about, sql`${notifications.content} ->> 'kind' in ('guest-lapsed', 'guest-joined')`));
  await tx
    .update(notifications)
    .set({
      content: sql`${notifications.content} - 'guestRequestId' || jsonb_build_object(
        'kind', case ${notifications.content} ->> 'kind' when 'guest-requested' then 'join-requested' else ${notifications.content} ->> 'kind' end,
        'participantId', ${participantId}::text, 'golferId', ${golferId}::text)`,
    })
    .where(about);
  await tx.update(attendanceRecords).set({ refilledBy: participantId }).where(eq(attendanceRecords.refilledBy, id));
}
