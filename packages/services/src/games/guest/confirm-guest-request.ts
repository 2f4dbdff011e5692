import type { ConfirmGuestRequestInput, GuestRequestSent } from "@fourball/domain/guest/schema";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { ServiceContext } from "../../core/service-context.ts";
import { guestLinks } from "../../core/token/guest-token.ts";
import { findConfirmation, takeConfirmation } from "../../golfers/account/email/confirmation-token.ts";
import { lockOpenGame, requireFirst, storeGuestRequest } from "./request-as-guest.ts";

/** The guest opened the mailed link, so the address is theirs: the host is asked, if the game still takes requests. */
export async function confirmGuestRequest(ctx: ServiceContext, { token }: ConfirmGuestRequestInput): Promise<GuestRequestSent> {
  await ctx.limiter.spend("mailedLinks", ctx.caller.address);
  const linkTo = await guestLinks(ctx.db);
  // A golfer who is signed in in this browser is ignored: the guest asks.
  const guest = { ...ctx, viewer: null };
  const { request } = await findConfirmation(ctx.db, token, "guest-request");
  const made = await ctx.db.transaction(async (tx) => {
    const teeTime = await lockOpenGame(tx, guest, request.teeTimeId);
    const { email } = await takeConfirmation(tx, token, "guest-request");
    await requireFirst(tx, teeTime, email);
    return storeGuestRequest(tx, ctx, teeTime, { ...request, guestEmail: email, isEmailProven: true });
  });
  await publishChange(ctx, made.teeTimeId, "spots");
  return { ...made, statusPath: linkTo(made.id) };
}
