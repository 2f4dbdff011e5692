import type { Db, Tx } from "@fourball/db/client";
import { guestRequests } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { type ClaimedAccount, type ClaimSpotInput, claimedAccount } from "@fourball/domain/guest/schema";
import { eq } from "drizzle-orm";
import { once } from "../../core/once.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { ServiceContext } from "../../core/service-context.ts";
import { requireGuestLink } from "../../core/token/guest-token.ts";
import { accountOfRow } from "../../golfers/account/account-of-row.ts";
import { markEmailVerified } from "../../golfers/account/email/mark-email-verified.ts";
import { requestAccountEmail } from "../../golfers/account/email/request-confirmation.ts";
import { insertAccount } from "../../golfers/account/insert-account.ts";
import { requireOwnPassword } from "../../golfers/account/register-account.ts";
import { strongPasswordHash } from "../../golfers/account/strong-password-hash.ts";
import { claimableEmail } from "./claimable-email.ts";
import { findGuestSpot, takeSpot } from "./take-spot.ts";

/** An approved guest makes an account, which takes the spot, and this browser is signed in. */
export async function claimSpot(ctx: ServiceContext, input: ClaimSpotInput): Promise<ClaimedAccount> {
  const { guestRequestId, token, password, ...names } = input;
  if (ctx.viewer) throw fail("alreadySignedIn");
  await ctx.limiter.spend("register", ctx.caller.address);
  await requireGuestLink(ctx.db, { guestRequestId, token });
  const email = await emailOf(ctx.db, guestRequestId);
  const passwordHash = await strongPasswordHash(ctx, { password, of: { ...names, email }, field: "password" });
  const call = { call: "guest.claim", input: { guestRequestId, ...names }, answer: claimedAccount } as const;
  const claimed = await once(
    ctx,
    call,
    (tx) => makeAccount(tx, ctx, { ...names, guestRequestId, passwordHash }),
    ({ account }) => requireOwnPassword(ctx, account.id, password),
  );
  const { teeTimeId, account } = claimed;
  await ctx.caller.browser.open(account.id);
  await ctx.caller.device.remember(account.email);
  await publishChange(ctx, teeTimeId, "spots");
  return claimed;
}

type Claim = Pick<ClaimSpotInput, "guestRequestId" | "firstName" | "lastName"> & { passwordHash: string };

async function makeAccount(tx: Tx, ctx: ServiceContext, { guestRequestId, ...golfer }: Claim): Promise<ClaimedAccount> {
  const { emailProvenAt } = await findGuestSpot(tx, guestRequestId);
  const email = await emailOf(tx, guestRequestId);
  if (!email) throw fail("guestEmailUnproven");
  const created = await insertAccount(tx, { ...golfer, email });
  // The link of a proven address has only ever been in the mailbox that confirmed the request.
  const isAdminNow = emailProvenAt ? await markEmailVerified(tx, ctx, created.id) : await askForProof(tx, created);
  const { teeTimeId } = await takeSpot(tx, { guestRequestId, golferId: created.id, now: ctx.clock.now() });
  return { teeTimeId, account: accountOfRow({ ...created, isAdmin: isAdminNow }) };
}

type Created = { id: string; email: string };

/** Someone who only typed the address, or the host, may have had the link. */
async function askForProof(tx: Tx, { id, email }: Created): Promise<false> {
  await requestAccountEmail(tx, { userId: id, email });
  return false;
}

/** Undefined without an address, and when the spot was taken: the call may be a repeated one. */
async function emailOf(db: Db, guestRequestId: string): Promise<string | undefined> {
  const [request] = await db.select({ email: claimableEmail }).from(guestRequests).where(eq(guestRequests.id, guestRequestId));
  return request?.email ?? undefined;
}
