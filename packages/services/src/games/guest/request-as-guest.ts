import type { Tx } from "@fourball/db/client";
import { isoInstant } from "@fourball/db/instants";
import { clock } from "@fourball/db/schema/columns";
import { guestRequests } from "@fourball/db/schema/index";
import { type EmailSent, emailSent } from "@fourball/domain/account/schema";
import { fail } from "@fourball/domain/failure";
import { type GuestRequestAnswer, type GuestRequestInput, guestRequestMade } from "@fourball/domain/guest/schema";
import { z } from "zod";
import { isRequestOf } from "../../core/access/request-of-address.ts";
import { once } from "../../core/once.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { ServiceContext } from "../../core/service-context.ts";
import { guestLinks } from "../../core/token/guest-token.ts";
import { requestConfirmation } from "../../golfers/account/email/request-confirmation.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { excuseRefilled } from "../attendance-record/excuse-withdrawals.ts";
import { startAnswerClock } from "../participation/answer-due.ts";
import { lockOpenGame, type OpenGame } from "./lock-open-game.ts";

const answer = z.union([guestRequestMade, emailSent]);

/**
 * A guest without an account requests a spot in a listed game, or in an unlisted one with its invite, and has it at once where
 * the host lets people with the link in; 404 for other unlisted ones. With a mail server the host is asked once the guest has
 * opened the mailed link, and the answer is the same for every address; a spot that is the guest's at once doesn't wait for that.
 */
export async function requestAsGuest(ctx: ServiceContext, input: GuestRequestInput): Promise<GuestRequestAnswer> {
  const { teeTimeId, invite, ...asked } = input;
  // Before anything is stored: what is stored must be answered.
  const linkTo = await guestLinks(ctx.db);
  const call = { call: "guest.request", input: { teeTimeId, ...asked }, answer } as const;
  const made = await once(ctx, call, async (tx) => {
    await ctx.limiter.spend("guestRequests", ctx.caller.address);
    const game = await lockOpenGame(tx, ctx, { teeTimeId, invite });
    const { guestEmail } = asked;
    if (guestEmail === undefined && game.teeTime.guestsNeedEmail) throw fail("guestEmailMissing", { path: ["guestEmail"] });
    const isKnown = await hasAsked(tx, game, guestEmail);
    const isMailed = ctx.config.hasMailServer && guestEmail !== undefined;
    if (isKnown && !isMailed) throw fail("alreadyRequested");
    await ctx.limiter.spend("guestRequestsOfGame", teeTimeId);
    if (game.isInvited) await ctx.limiter.spend("guestsOfLink", `${teeTimeId} ${game.teeTime.inviteVersion}`);
    if (isMailed && (isKnown || !game.isIn)) return askForProof(tx, game, { ...asked, guestEmail });
    const stored = await storeGuestRequest(tx, ctx, game, { ...asked, isMailedUnproven: !isMailed });
    if (isMailed) await askForProof(tx, game, { ...asked, guestEmail, guestRequestId: stored.id });
    return stored;
  });
  if ("checkEmail" in made) return made;
  await publishChange(ctx, teeTimeId, "spots");
  return { ...made, statusPath: linkTo(made.id) };
}

type Asked = { guestName: string; message?: string | null | undefined };
type Proof = Asked & { guestEmail: string; guestRequestId?: string };

/** Mails the link that sends the request, or proves the address of a guest who is in already. */
async function askForProof(
  tx: Tx,
  { teeTime, isInvited }: OpenGame,
  { guestName, guestEmail, message, guestRequestId }: Proof,
): Promise<EmailSent> {
  const request = {
    kind: "guest-request" as const,
    teeTimeId: teeTime.id,
    guestName,
    message: message || null,
    ...(isInvited && { inviteVersion: teeTime.inviteVersion }),
    ...(guestRequestId && { guestRequestId }),
  };
  const isIn = guestRequestId ? { isIn: true as const } : {};
  await requestConfirmation(tx, { email: guestEmail, request }, { kind: "guest-request-link", ...isIn, ...roundOf(teeTime) });
  return { checkEmail: guestEmail };
}

type Stored = Asked & { guestEmail?: string | undefined; isEmailProven?: true; isMailedUnproven?: boolean };

/** Under the lock of the game. */
export async function storeGuestRequest(
  tx: Tx,
  ctx: Pick<ServiceContext, "clock">,
  { teeTime, isIn }: OpenGame,
  { guestName, guestEmail, message, isEmailProven, isMailedUnproven }: Stored,
): Promise<z.output<typeof guestRequestMade>> {
  const { id: teeTimeId } = teeTime;
  const emailProvenAt = isEmailProven ? clock : null;
  const asked = { teeTimeId, guestName, guestEmail, message: message || null, emailProvenAt, isMailedUnproven };
  const [row] = await tx
    .insert(guestRequests)
    .values({ ...asked, ...(isIn ? { status: "approved" } : startAnswerClock(teeTime, ctx.clock.now())) })
    .returning();
  if (!row) throw new Error("an insert returned no row");
  const kind = isIn ? ("guest-joined" as const) : ("guest-requested" as const);
  await enqueueNotifications(tx, teeTimeId, [teeTime.hostId], { kind, guestRequestId: row.id, ...roundOf(teeTime) });
  if (isIn) await excuseRefilled(tx, { teeTimeId, requestId: row.id });
  return { id: row.id, teeTimeId, guestName, status: row.status, createdAt: isoInstant(row.createdAt) };
}

/** One request a game and email, under the lock of the game; without an address a second one can't be recognized. */
export const hasAsked = async (tx: Tx, { teeTime }: OpenGame, guestEmail: string | undefined): Promise<boolean> =>
  guestEmail !== undefined && (await tx.$count(guestRequests, isRequestOf(teeTime.id, guestEmail))) > 0;
