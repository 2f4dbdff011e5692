import type { Tx } from "@fourball/db/client";
import { users } from "@fourball/db/schema/index";
import { type EmailSent, type RegisterInput, type Registration, registration } from "@fourball/domain/account/schema";
import { fail } from "@fourball/domain/failure";
import { eq } from "drizzle-orm";
import { once } from "../../core/once.ts";
import type { ServiceContext } from "../../core/service-context.ts";
import { newSecret, secretHash } from "../../core/token/secret-hash.ts";
import { accountOfRow } from "./account-of-row.ts";
import { requestAccountEmail, requestConfirmation } from "./email/request-confirmation.ts";
import { insertAccount } from "./insert-account.ts";
import { strongPasswordHash } from "./strong-password-hash.ts";

/**
 * Makes the account and signs its browser in. With a mail server that waits for the mailed link: the answer is the same for
 * every address, after the same work.
 */
export async function registerAccount(
  ctx: ServiceContext,
  { password, returnTo, ...golfer }: RegisterInput,
): Promise<Registration> {
  const { email } = golfer;
  if (ctx.viewer) throw fail("alreadySignedIn");
  await ctx.limiter.spend("register", ctx.caller.address);
  const passwordHash = await strongPasswordHash(ctx, { password, of: golfer, field: "password" });
  const call = { call: "account.register", input: golfer, answer: registration } as const;
  const create = (tx: Tx): Promise<Registration> =>
    ctx.config.hasMailServer
      ? requestSignUp(tx, ctx, { ...golfer, passwordHash, returnTo })
      : createAccount(tx, { ...golfer, passwordHash });
  const registered = await once(ctx, call, create, (known) => requirePassword(ctx, known, password));
  if ("checkEmail" in registered) return registered;
  await ctx.caller.browser.open(registered.id);
  await ctx.caller.device.remember(email);
  return registered;
}

type Golfer = Omit<RegisterInput, "password" | "returnTo"> & { passwordHash: string };
type SignUp = Golfer & Pick<RegisterInput, "returnTo">;

async function requestSignUp(tx: Tx, { caller: { browser } }: ServiceContext, { email, ...golfer }: SignUp): Promise<EmailSent> {
  const secret = browser.signUpSecret ?? newSecret();
  const claim = { email, request: { kind: "sign-up" as const, ...golfer }, browserHash: secretHash(secret) };
  await requestConfirmation(tx, claim, { kind: "sign-up-link" });
  browser.rememberSignUp(secret);
  return { checkEmail: email };
}

/** Its address is unproven: the link that proves it is mailed, or written to the mail folder. */
async function createAccount(tx: Tx, golfer: Golfer): Promise<Registration> {
  const created = await insertAccount(tx, golfer);
  await requestAccountEmail(tx, { userId: created.id, email: golfer.email });
  return accountOfRow(created);
}

/** The password is not part of what is stored of a request, and a repeat signs in. */
async function requirePassword(ctx: ServiceContext, known: Registration, password: string): Promise<void> {
  if (!("checkEmail" in known)) await requireOwnPassword(ctx, known.id, password);
}

/** 409 unless the account that a repeated call made has this password. */
export async function requireOwnPassword(ctx: ServiceContext, userId: string, password: string): Promise<void> {
  const [row] = await ctx.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  const isRight = await ctx.ports.passwords.verify(row?.hash ?? undefined, password);
  if (!isRight) throw fail("emailTaken");
}
