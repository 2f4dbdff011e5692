import type { Tx } from "@fourball/db/client";
import { instantOf } from "@fourball/db/instants";
import { clock } from "@fourball/db/schema/columns";
import { teeTimeParticipants } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { OpenTeeTimeInput } from "@fourball/domain/inputs";
import { type Participation, participation } from "@fourball/domain/participation/schema";
import { assertNotHost, assertSpotLeft, assertToCome, REQUESTED_ALREADY, spotsFor } from "@fourball/domain/tee-time/spots";
import { eq } from "drizzle-orm";
import { lockActiveAccount } from "../../../core/access/lock-active-account.ts";
import { type ExistingRequest, type LockedTeeTime, lockVisibleTeeTime } from "../../../core/access/lock-tee-time.ts";
import { once } from "../../../core/once.ts";
import { publishChange } from "../../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../../core/service-context.ts";
import { dropAnsweredQuestion } from "../../../notification/drop-answered-question.ts";
import { dropUntrueForGolfer } from "../../../notification/drop-untrue.ts";
import { enqueueNotifications, roundOf } from "../../../notification/enqueue-notifications.ts";
import { startAnswerClock } from "../../participation/answer-due.ts";
import { confirmRegular } from "../../participation/confirm-regular.ts";
import { getParticipation } from "../../participation/get-participation.ts";

/** Turns an offered spot into a request to the host; a regular of a standing game has the spot at once. */
export async function acceptOffer(ctx: MemberContext, input: OpenTeeTimeInput): Promise<Participation> {
  const { teeTimeId, invite } = input;
  const accepted = await once(ctx, { call: "teeTime.acceptOffer", input, answer: participation }, async (tx) => {
    await lockActiveAccount(tx, ctx.viewer);
    const { teeTime, existing } = await lockVisibleTeeTime(tx, ctx.viewer, teeTimeId, invite);
    const now = ctx.clock.now();
    const request = requireOffer(ctx.viewer.id, teeTime, existing, now);
    await dropAnsweredQuestion(tx, { teeTimeId, golferId: ctx.viewer.id, kinds: ["spot-offered", "regular-asked"] });
    if (request.isRegular) {
      await confirmRegular(tx, teeTime, { requestId: request.id, userId: ctx.viewer.id });
      return getParticipation(tx, ctx, request.id);
    }
    await requestFromWaitlist(tx, teeTime, { participantId: request.id, golferId: ctx.viewer.id }, now);
    return getParticipation(tx, ctx, request.id);
  });
  await publishChange(ctx, teeTimeId, "spots");
  return accepted;
}

function requireOffer(
  viewerId: string,
  teeTime: LockedTeeTime,
  existing: ExistingRequest | undefined,
  now: Temporal.Instant,
): ExistingRequest {
  assertNotHost(viewerId, teeTime);
  if (!existing) throw fail("requestNotFound");
  if (existing.status !== "pending") throw fail(REQUESTED_ALREADY[existing.status]);
  assertToCome(teeTime, now);
  if (!existing.offerExpiresAt) throw fail("notOffered");
  if (Temporal.Instant.compare(instantOf(existing.offerExpiresAt), now) <= 0) throw fail("spotTaken");
  assertSpotLeft(spotsFor(teeTime, existing));
  return existing;
}

type Waiting = { participantId: string; golferId: string };

/** A golfer on the waitlist of a locked game asks the host for an open spot. */
export async function requestFromWaitlist(
  tx: Tx,
  teeTime: LockedTeeTime,
  waiting: Waiting,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .update(teeTimeParticipants)
    .set({ waitlistedAt: null, offerExpiresAt: null, requestedAt: clock, ...startAnswerClock(teeTime, now) })
    .where(eq(teeTimeParticipants.id, waiting.participantId));
  await dropUntrueForGolfer(tx, { teeTimeId: teeTime.id, userId: waiting.golferId, now: "pending" });
  const content = { kind: "join-requested" as const, ...waiting, ...roundOf(teeTime) };
  await enqueueNotifications(tx, teeTime.id, [teeTime.hostId], content);
}
