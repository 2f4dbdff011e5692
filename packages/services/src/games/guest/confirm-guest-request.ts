import type { Tx } from "@fourball/db/client";
import { isoInstant } from "@fourball/db/instants";
import { clock } from "@fourball/db/schema/columns";
import { guestRequests } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { ConfirmGuestRequestInput, GuestRequestSent } from "@fourball/domain/guest/schema";
import { and, eq, isNull } from "drizzle-orm";
import { isRequestOf } from "../../core/access/request-of-address.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { ServiceContext } from "../../core/service-context.ts";
import { guestLinks } from "../../core/token/guest-token.ts";
import { findConfirmation, takeConfirmation } from "../../golfers/account/email/confirmation-token.ts";
import { lockOpenGame } from "./lock-open-game.ts";
import { hasAsked, storeGuestRequest } from "./request-as-guest.ts";

/**
 * The guest opened the mailed link, so the address is theirs: the host is asked, if the game still takes requests. A guest who
 * was in already has a proven address now.
 */
export async function confirmGuestRequest(ctx: ServiceContext, { token }: ConfirmGuestRequestInput): Promise<GuestRequestSent> {
  await ctx.limiter.spend("mailedLinks", ctx.caller.address);
  const linkTo = await guestLinks(ctx.db);
  // A golfer who is signed in in this browser is ignored: the guest asks.
  const guest = { ...ctx, viewer: null };
  const { request } = await findConfirmation(ctx.db, token, "guest-request");
  const { guestRequestId, ...asked } = request;
  const made = await ctx.db.transaction(async (tx) => {
    if (guestRequestId) return proveAddress(tx, token, guestRequestId);
    const game = await lockOpenGame(tx, guest, asked);
    const { email } = await takeConfirmation(tx, token, "guest-request");
    if (await hasAsked(tx, game, email)) throw fail("alreadyRequested");
    return storeGuestRequest(tx, ctx, game, { ...asked, guestEmail: email, isEmailProven: true });
  });
  await publishChange(ctx, made.teeTimeId, "spots");
  return { ...made, statusPath: linkTo(made.id) };
}

/** 400 once the guest left, or the request was erased. */
async function proveAddress(tx: Tx, token: string, guestRequestId: string): Promise<Omit<GuestRequestSent, "statusPath">> {
  const { email, request } = await takeConfirmation(tx, token, "guest-request");
  const { id, erasedAt } = guestRequests;
  const isTheirs = and(eq(id, guestRequestId), isRequestOf(request.teeTimeId, email), isNull(erasedAt));
  const [proven] = await tx.update(guestRequests).set({ emailProvenAt: clock }).where(isTheirs).returning();
  if (!proven) throw fail("tokenInvalid");
  const { teeTimeId, guestName, status, createdAt } = proven;
  return { id: guestRequestId, teeTimeId, guestName, status, createdAt: isoInstant(createdAt) };
}
