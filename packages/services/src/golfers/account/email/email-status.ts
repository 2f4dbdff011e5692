import type { Db } from "@fourball/db/client";
import { users } from "@fourball/db/schema/index";
import type { EmailStatus } from "@fourball/domain/account/schema";
import { fail } from "@fourball/domain/failure";
import { eq } from "drizzle-orm";
import type { MemberContext } from "../../../core/service-context.ts";
import { dropAccountEmail, requestAccountEmail, waitingEmail } from "./request-confirmation.ts";

/** The viewer's address: whether it is proven, and which one is to replace it. */
export const getEmailStatus = (ctx: MemberContext): Promise<EmailStatus> => statusIn(ctx.db, ctx);

async function statusIn(db: Db, { viewer, config: { hasMailServer } }: MemberContext): Promise<EmailStatus> {
  const [account] = await db.select().from(users).where(eq(users.id, viewer.id));
  if (!account) throw fail("unauthorized");
  const { email, emailVerifiedAt } = account;
  const waiting = await waitingEmail(db, viewer.id);
  const pendingEmail = waiting && waiting !== email ? waiting : null;
  return { email, isConfirmed: emailVerifiedAt !== null, pendingEmail, hasMailServer };
}

/** The account keeps its address. */
export const cancelEmailChange = (ctx: MemberContext): Promise<EmailStatus> =>
  ctx.db.transaction(async (tx) => {
    await dropAccountEmail(tx, ctx.viewer.id);
    return statusIn(tx, ctx);
  });

/** Mails the link again that confirms the new address, or else the account's own. */
export async function resendEmailLink(ctx: MemberContext): Promise<EmailStatus> {
  const userId = ctx.viewer.id;
  await ctx.limiter.spend("emailChanges", userId);
  return ctx.db.transaction(async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
    if (!account) throw fail("unauthorized");
    const email = (await waitingEmail(tx, userId)) ?? account.email;
    if (email !== account.email || !account.emailVerifiedAt) await requestAccountEmail(tx, { userId, email });
    return statusIn(tx, ctx);
  });
}
