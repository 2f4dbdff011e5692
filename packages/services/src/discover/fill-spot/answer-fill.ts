import type { Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { clock } from "@fourball/db/schema/columns";
import { fillMessages, spotFills, teeTimeParticipants } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { AnsweredFill, AnswerFillByLinkInput, AnswerFillInput, FillAnswer } from "@fourball/domain/fill/schema";
import { assertNotHost, assertToCome, isFull, REQUESTED_ALREADY, spotsFor } from "@fourball/domain/tee-time/spots";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { messageByLink } from "../../core/access/fill-link.ts";
import { gameAcrossBlocks } from "../../core/access/game-across-blocks.ts";
import { lockAccountIfActive } from "../../core/access/lock-active-account.ts";
import { type ExistingRequest, type LockedTeeTime, lockVisibleTeeTime } from "../../core/access/lock-tee-time.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext, ServiceContext } from "../../core/service-context.ts";
import { decideLocked } from "../../games/participation/decide-locked.ts";
import { requestSpot } from "../../games/tee-time/join-tee-time.ts";
import { requestFromWaitlist } from "../../games/tee-time/waitlist/accept-offer.ts";
import { dropAnsweredQuestion } from "../../notification/drop-answered-question.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { takesSpot } from "./get-fill.ts";

type Outcome = AnsweredFill["outcome"];

/**
 * A golfer who was written to says yes or no. A yes makes a request to the host, or takes the spot where the host chose so; it is
 * refused as `spotGone` once there is none, which is noted. Repeating a yes changes nothing.
 */
export async function answerFill(ctx: MemberContext, { teeTimeId, isComing }: AnswerFillInput): Promise<AnsweredFill> {
  const outcome = await ctx.db.transaction(async (tx) => {
    const isActive = await lockAccountIfActive(tx, ctx.viewer.id);
    const { teeTime, existing } = await lockVisibleTeeTime(tx, ctx.viewer, teeTimeId);
    assertNotHost(ctx.viewer.id, teeTime);
    const message = await findOwnMessage(tx, teeTimeId, ctx.viewer.id);
    if (!isActive || !message) throw fail("notOffered");
    return isComing ? sayYes(tx, ctx, { teeTime, existing, message }) : sayNo(tx, ctx, { teeTime, existing, message });
  });
  await publishChange(ctx, teeTimeId, "spots", { alsoTo: [ctx.viewer.id] });
  if (outcome === "late") throw fail("spotGone");
  return { teeTimeId, outcome };
}

/** By the link in the mail: does what its golfer could do after signing in. */
export async function answerFillByLink(ctx: ServiceContext, { token, isComing }: AnswerFillByLinkInput): Promise<AnsweredFill> {
  const { userId, teeTimeId } = await messageByLink(ctx, token);
  return answerFill({ ...ctx, viewer: { id: userId, isAdmin: false } }, { teeTimeId, isComing });
}

async function findOwnMessage(tx: Tx, teeTimeId: string, userId: string) {
  const { id, promisedUntil } = fillMessages;
  const { mode, confirmsAtOnce, endReason } = spotFills;
  const [message] = await tx
    .select({ id, promisedUntil, fill: { mode, confirmsAtOnce, endReason } })
    .from(fillMessages)
    .innerJoin(spotFills, eq(spotFills.teeTimeId, fillMessages.teeTimeId))
    .where(and(eq(fillMessages.teeTimeId, teeTimeId), eq(fillMessages.userId, userId), isNotNull(fillMessages.sentAt)));
  return message;
}

type Answering = {
  teeTime: LockedTeeTime;
  existing: ExistingRequest | undefined;
  message: NonNullable<Awaited<ReturnType<typeof findOwnMessage>>>;
};

/** Ends the promise of the spot to the golfer, where there was one. */
async function answered(tx: Tx, ctx: MemberContext, { message, teeTime }: Answering, answer: FillAnswer): Promise<void> {
  await tx
    .update(fillMessages)
    .set({ answer, answeredAt: toTimestamp(ctx.clock.now()), promisedUntil: null })
    .where(eq(fillMessages.id, message.id));
  await dropAnsweredQuestion(tx, { teeTimeId: teeTime.id, golferId: ctx.viewer.id, kinds: ["spot-opened"] });
}

async function sayNo(tx: Tx, ctx: MemberContext, answering: Answering): Promise<Outcome> {
  const { teeTime, existing, message } = answering;
  if (existing && !existing.waitlistedAt) throw fail(REQUESTED_ALREADY[existing.status]);
  await answered(tx, ctx, answering, "no");
  // The next golfer needn't wait for the end of a promise.
  if (message.promisedUntil)
    await tx
      .update(spotFills)
      .set({ nextWaveAt: toTimestamp(ctx.clock.now()) })
      .where(and(eq(spotFills.teeTimeId, teeTime.id), isNull(spotFills.endedAt)));
  return "declined";
}

async function sayYes(tx: Tx, ctx: MemberContext, answering: Answering): Promise<Outcome | "late"> {
  const { teeTime, existing, message } = answering;
  if (existing?.status === "declined") throw fail(REQUESTED_ALREADY.declined);
  if (existing?.status === "confirmed") return "confirmed";
  if (existing && !existing.waitlistedAt) return "requested";
  const now = ctx.clock.now();
  assertToCome(teeTime, now);
  const spots = spotsFor(spotsFor(teeTime, { offerExpiresAt: message.promisedUntil }), existing ?? { offerExpiresAt: null });
  const across = await gameAcrossBlocks(tx, ctx.viewer.id, teeTime.id);
  if (isFull(spots) || across?.isKeptOut) {
    await answered(tx, ctx, answering, "late");
    return "late";
  }
  await answered(tx, ctx, answering, "yes");
  if (takesSpot(message.fill)) return takeSpot(tx, ctx, answering, now);
  if (existing) await requestFromWaitlist(tx, teeTime, { participantId: existing.id, golferId: ctx.viewer.id }, now);
  else await requestSpot(tx, ctx, teeTime, { message: null, friends: [] });
  return "requested";
}

/** The host has approved it in advance. */
async function takeSpot(
  tx: Tx,
  { limiter, viewer: { id: userId } }: MemberContext,
  { teeTime, existing }: Answering,
  now: Temporal.Instant,
): Promise<Outcome> {
  await limiter.spend("joining", userId);
  const id = existing?.id ?? (await insertRequest(tx, { teeTimeId: teeTime.id, userId }));
  // As from the waitlist: it isn't an answer of the host to a request.
  const request = { id, userId, status: "pending" as const, waitlistedAt: existing?.waitlistedAt ?? toTimestamp(now) };
  await decideLocked(tx, { teeTime, request }, "confirmed", now);
  await enqueueNotifications(tx, teeTime.id, [teeTime.hostId], { kind: "spot-filled", golferId: userId, ...roundOf(teeTime) });
  return "confirmed";
}

async function insertRequest(tx: Tx, row: { teeTimeId: string; userId: string }): Promise<string> {
  const [made] = await tx
    .insert(teeTimeParticipants)
    .values({ ...row, agreedAt: clock })
    .returning({ id: teeTimeParticipants.id });
  if (!made) throw new Error("an insert returned no row");
  return made.id;
}
