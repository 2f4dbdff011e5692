import type { Db, Tx } from "@fourball/db/client";
import { after, before, jsonText, startOfTransaction } from "@fourball/db/expressions";
import { lockByName } from "@fourball/db/lock-by-name";
import { clock } from "@fourball/db/schema/columns";
import type { ConfirmedRequest } from "@fourball/db/schema/email-confirmations";
import { emailConfirmations, notifications, users } from "@fourball/db/schema/index";
import { EMAIL_UNDO_DAYS, EMAIL_VERIFICATION_HOURS } from "@fourball/domain/account/constants";
import type { NotificationContent } from "@fourball/domain/notification/content";
import { and, desc, eq, gt, type SQL, sql } from "drizzle-orm";

/** What strangers can have mailed to one address: so many an hour at once, each further one later, and an end to it. */
const AT_ONCE = 3;
const SPACING_MINUTES = 15;
const A_DAY = 12;

type Claim = {
  email: string;
  request: ConfirmedRequest;
  userId?: string;
  /** The browser of a sign-up. */
  browserHash?: string;
};

/**
 * Remembers what the owner of the address may confirm, and has its link mailed. The link is made when the mail is, so that
 * no secret waits. Nothing here depends on whether the address has an account.
 */
export async function requestConfirmation(tx: Tx, claim: Claim, content: NotificationContent): Promise<void> {
  await lockMailbox(tx, claim.email);
  const confirmationId = await storeClaim(tx, claim);
  await enqueueMail(tx, { confirmationId, email: claim.email }, content);
}

/** Requests at the same moment count each other's mails. */
async function lockMailbox(tx: Tx, email: string): Promise<void> {
  await lockByName(tx, `fourball mailbox ${email}`);
}

/** The newest sign-up with this address whose link can still be opened. */
export async function findOpenSignUp(db: Db, email: string): Promise<Mailbox | undefined> {
  const { request, expiresAt } = emailConfirmations;
  const isOpenSignUp = and(eq(jsonText(request, "kind"), "sign-up"), gt(expiresAt, startOfTransaction));
  const [newest] = await db
    .select({ confirmationId: emailConfirmations.id, email: emailConfirmations.email })
    .from(emailConfirmations)
    .where(and(eq(emailConfirmations.email, email), isOpenSignUp))
    .orderBy(desc(emailConfirmations.createdAt))
    .limit(1);
  return newest;
}

/** Mails its link again. */
export async function resendSignUp(tx: Tx, signUp: Mailbox): Promise<void> {
  await lockMailbox(tx, signUp.email);
  await enqueueMail(tx, signUp, { kind: "sign-up-link" });
}

async function storeClaim(tx: Tx, claim: Claim): Promise<string> {
  const expiresAt = confirmationEnd(claim.request.kind);
  const { id } = emailConfirmations;
  const repeated = sameClaim(claim);
  const [known] = repeated
    ? await tx.update(emailConfirmations).set({ request: claim.request, expiresAt }).where(repeated).returning({ id })
    : [];
  if (known) return known.id;
  if (claim.request.kind === "account-email" && claim.userId) await dropAccountEmail(tx, claim.userId);
  const [made] = await tx
    .insert(emailConfirmations)
    .values({ ...claim, expiresAt })
    .returning({ id });
  if (!made) throw new Error("an insert returned no row");
  return made.id;
}

/** What the same browser or account claimed before: it is kept, since the mails that it caused count. */
function sameClaim({ email, request, userId, browserHash }: Claim): SQL | undefined {
  const isSame = eq(emailConfirmations.email, email);
  if (browserHash) return and(isSame, eq(emailConfirmations.browserHash, browserHash));
  return userId && request.kind === "account-email" ? and(isSame, accountEmailOf(userId)) : undefined;
}

export const accountEmailOf = (userId: string): SQL | undefined =>
  and(eq(emailConfirmations.userId, userId), eq(jsonText(emailConfirmations.request, "kind"), "account-email"));

/** The address whose link can still be opened. */
export async function waitingEmail(db: Db, userId: string): Promise<string | undefined> {
  const open = and(accountEmailOf(userId), gt(emailConfirmations.expiresAt, startOfTransaction));
  const [waiting] = await db.select({ email: emailConfirmations.email }).from(emailConfirmations).where(open);
  return waiting?.email;
}

/** The links that were mailed stop working. */
export async function dropAccountEmail(tx: Tx, userId: string): Promise<void> {
  await tx.delete(emailConfirmations).where(accountEmailOf(userId));
}

export const confirmationEnd = (kind: ConfirmedRequest["kind"]): SQL =>
  kind === "email-undo"
    ? after(startOfTransaction, { days: EMAIL_UNDO_DAYS })
    : after(startOfTransaction, { hours: EMAIL_VERIFICATION_HOURS });

/** A link to an address: it proves that of the account, or makes another one the account's. Only the newest works. */
export async function requestAccountEmail(tx: Tx, { userId, email }: { userId: string; email: string }): Promise<void> {
  const [own] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const kind = own?.email === email ? "email-verification" : "email-change-link";
  await requestConfirmation(tx, { email, userId, request: { kind: "account-email" } }, { kind });
}

type Mailbox = { confirmationId: string; email: string };

/**
 * Beyond the limit nothing is mailed; the links that were work. An account's change of email is always told, and at once:
 * what strangers have mailed to the old address must not hide it.
 */
async function enqueueMail(tx: Tx, { confirmationId, email }: Mailbox, content: NotificationContent): Promise<void> {
  if (content.kind === "email-changed") {
    await tx.insert(notifications).values({ confirmationId, content });
    return;
  }
  const mails = await tx
    .select({
      dueAt: notifications.dueAt,
      isRecent: gt(notifications.dueAt, before(startOfTransaction, { hours: 1 })).mapWith(Boolean),
    })
    .from(notifications)
    .innerJoin(emailConfirmations, eq(emailConfirmations.id, notifications.confirmationId))
    .where(and(eq(emailConfirmations.email, email), gt(notifications.createdAt, before(startOfTransaction, { days: 1 }))))
    .orderBy(desc(notifications.dueAt));
  if (mails.length >= A_DAY) return;
  const last = mails.filter(({ isRecent }) => isRecent).length < AT_ONCE ? undefined : mails[0];
  await tx.insert(notifications).values({
    confirmationId,
    content,
    ...(last && {
      dueAt: sql`greatest(${clock}, ${after(sql`${last.dueAt.toISOString()}::timestamptz`, { mins: SPACING_MINUTES })})`,
    }),
  });
}
