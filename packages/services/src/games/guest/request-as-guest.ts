import type { Tx } from "@fourball/db/client";
import { isoInstant } from "@fourball/db/iso-instant";
import { clock, lower } from "@fourball/db/schema/columns";
import { guestRequests } from "@fourball/db/schema/index";
import { type EmailSent, emailSent } from "@fourball/domain/account/schema";
import { fail } from "@fourball/domain/failure";
import { type GuestRequestAnswer, type GuestRequestInput, guestRequestMade } from "@fourball/domain/guest/schema";
import { asFull, assertMayJoin } from "@fourball/domain/tee-time/spots";
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { gameAcrossBlocks } from "../../core/access/game-across-blocks.ts";
import { existingParticipation, type LockedTeeTime, lockTeeTime } from "../../core/access/lock-tee-time.ts";
import { once } from "../../core/once.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { ServiceContext } from "../../core/service-context.ts";
import { guestLinks } from "../../core/token/guest-token.ts";
import { requestConfirmation } from "../../golfers/account/email/request-confirmation.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { startAnswerClock } from "../participation/answer-due.ts";

const answer = z.union([guestRequestMade, emailSent]);

/**
 * A guest without an account requests a spot in a listed game; 404 for an unlisted one. With a mail server the host is asked
 * once the guest has opened the mailed link, and the answer is the same for every address.
 */
export async function requestAsGuest(ctx: ServiceContext, input: GuestRequestInput): Promise<GuestRequestAnswer> {
  const { teeTimeId } = input;
  // Before anything is stored: what is stored must be answered.
  const linkTo = await guestLinks(ctx.db);
  const made = await once(ctx, { call: "guest.request", input, answer }, async (tx) => {
    await ctx.limiter.spend("guestRequests", ctx.caller.address);
    const teeTime = await lockOpenGame(tx, ctx, teeTimeId);
    if (!ctx.config.hasMailServer) await requireFirst(tx, teeTime, input.guestEmail);
    await ctx.limiter.spend("guestRequestsOfGame", teeTimeId);
    return ctx.config.hasMailServer ? requestByMail(tx, teeTime, input) : storeGuestRequest(tx, ctx, teeTime, input);
  });
  if ("checkEmail" in made) return made;
  await publishChange(ctx, teeTimeId, "spots");
  return { ...made, statusPath: linkTo(made.id) };
}

/** A game that the guest may ask to join now. */
export async function lockOpenGame(tx: Tx, { viewer, clock }: ServiceContext, teeTimeId: string): Promise<LockedTeeTime> {
  const teeTime = await lockTeeTime(tx, teeTimeId);
  if (!teeTime.isPublic || teeTime.status === "cancelled") throw fail("teeTimeNotFound");
  const sight = viewer ? await gameAcrossBlocks(tx, viewer.id, teeTimeId) : undefined;
  if (sight?.isHidden) throw fail("teeTimeNotFound");
  const existing = viewer ? await existingParticipation(tx, teeTimeId, viewer.id) : undefined;
  assertMayJoin(viewer?.id, sight?.isKeptOut ? asFull(teeTime) : teeTime, existing?.status, clock.now());
  return teeTime;
}

async function requestByMail(
  tx: Tx,
  teeTime: LockedTeeTime,
  { teeTimeId, guestName, guestEmail, message }: GuestRequestInput,
): Promise<EmailSent> {
  const request = { kind: "guest-request" as const, teeTimeId, guestName, message: message || null };
  await requestConfirmation(tx, { email: guestEmail, request }, { kind: "guest-request-link", ...roundOf(teeTime) });
  return { checkEmail: guestEmail };
}

type Asked = Omit<GuestRequestInput, "message"> & { message?: string | null | undefined; isEmailProven?: true };

/** Under the lock of the game. */
export async function storeGuestRequest(
  tx: Tx,
  ctx: Pick<ServiceContext, "clock">,
  teeTime: LockedTeeTime,
  { teeTimeId, guestName, guestEmail, message, isEmailProven }: Asked,
): Promise<z.output<typeof guestRequestMade>> {
  const emailProvenAt = isEmailProven ? clock : null;
  const asked = { teeTimeId, guestName, guestEmail, message: message || null, emailProvenAt };
  const [row] = await tx
    .insert(guestRequests)
    .values({ ...asked, ...startAnswerClock(teeTime, ctx.clock.now()) })
    .returning();
  if (!row) throw new Error("an insert returned no row");
  const content = { kind: "guest-requested" as const, guestRequestId: row.id, ...roundOf(teeTime) };
  await enqueueNotifications(tx, teeTimeId, [teeTime.hostId], content);
  return { id: row.id, teeTimeId, guestName, status: row.status, createdAt: isoInstant(row.createdAt) };
}

/** One request a game and email, under the lock of the game. */
export async function requireFirst(tx: Tx, { id }: LockedTeeTime, guestEmail: string): Promise<void> {
  const same = and(eq(guestRequests.teeTimeId, id), eq(lower(guestRequests.guestEmail), guestEmail));
  if ((await tx.$count(guestRequests, same)) > 0) throw fail("alreadyRequested");
}
