import type { Db, Tx } from "@fourball/db/client";
import { lower } from "@fourball/db/schema/columns";
import { emailConfirmations, users } from "@fourball/db/schema/index";
import type { Account, FinishSignUpInput, OpenSignUp, OpenSignUpInput } from "@fourball/domain/account/schema";
import { fail } from "@fourball/domain/failure";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { ServiceContext } from "../../../core/service-context.ts";
import { secretHash } from "../../../core/token/secret-hash.ts";
import { accountOfRow } from "../account-of-row.ts";
import { insertAccount } from "../insert-account.ts";
import { strongPasswordHash } from "../strong-password-hash.ts";
import { type Confirmation, findConfirmation, readConfirmation, takeConfirmation } from "./confirmation-token.ts";
import { markEmailVerified } from "./mark-email-verified.ts";

type SignUp = Confirmation<"sign-up">;

/**
 * What the page of the mailed link shows before its button is pressed. Nothing is used up: mail scanners open links too. 404
 * without one, 409 when the address has an account by now, however it was made.
 */
export async function openSignUp(ctx: ServiceContext, { token }: OpenSignUpInput): Promise<OpenSignUp> {
  const signUp = await readConfirmation(ctx.db, token, "sign-up");
  if (!signUp) throw fail("signUpNotFound");
  if (await hasAccount(ctx.db, signUp.email)) throw fail("emailTaken");
  const { firstName, lastName, returnTo = "/" } = signUp.request;
  return { email: signUp.email, firstName, lastName, returnTo, isSameBrowser: isSameBrowser(ctx, signUp) };
}

/**
 * Makes the account of the mailed link and signs its browser in. The password that was typed to sign up counts in the same
 * browser only: elsewhere the reader of the mail chooses one, for a stranger may have signed up with the address and a
 * password of their own.
 */
export async function finishSignUp(ctx: ServiceContext, { token, ...chosen }: FinishSignUpInput): Promise<Account> {
  await ctx.limiter.spend("mailedLinks", ctx.caller.address);
  const golfer = await golferOf(ctx, await findConfirmation(ctx.db, token, "sign-up"), chosen);
  const { created, isAdminNow } = await ctx.db.transaction(async (tx) => {
    await takeConfirmation(tx, token, "sign-up");
    const created = await insertAccount(tx, golfer);
    return { created, isAdminNow: await markEmailVerified(tx, ctx, created.id) };
  });
  await ctx.caller.browser.open(created.id, { passwordHash: golfer.passwordHash });
  await ctx.caller.device.remember(golfer.email);
  return accountOfRow({ ...created, isAdmin: isAdminNow });
}

const isSameBrowser = ({ caller: { browser } }: ServiceContext, { browserHash }: SignUp): boolean =>
  browser.signUpSecret !== null && browserHash === secretHash(browser.signUpSecret);

type Golfer = { email: string; passwordHash: string; firstName: string; lastName: string | null };

type Chosen = Omit<FinishSignUpInput, "token">;

async function golferOf(ctx: ServiceContext, signUp: SignUp, chosen: Chosen): Promise<Golfer> {
  const { passwordHash, ...typed } = signUp.request;
  const { email } = signUp;
  if (isSameBrowser(ctx, signUp)) return { email, passwordHash, firstName: typed.firstName, lastName: typed.lastName };
  const { password, firstName = typed.firstName, lastName = typed.lastName } = chosen;
  if (!password) throw fail("passwordNotChosen", { path: ["password"] });
  const of = { email, firstName, lastName };
  return { ...of, passwordHash: await strongPasswordHash(ctx, { password, of, field: "password" }) };
}

async function hasAccount(db: Db, email: string): Promise<boolean> {
  return (await db.$count(users, and(eq(lower(users.email), email), isNull(users.deletedAt)))) > 0;
}

/** What was typed to sign up with an address goes with its account, including what was typed elsewhere. */
export async function dropSignUps(tx: Tx, email: string): Promise<void> {
  const ofEmail = and(eq(emailConfirmations.email, email), sql`${emailConfirmations.request} ->> 'kind' = 'sign-up'`);
  await tx.delete(emailConfirmations).where(ofEmail);
}
