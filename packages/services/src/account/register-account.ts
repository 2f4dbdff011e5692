import { users } from "@fourball/db/schema/index";
import type { Account, RegisterInput } from "@fourball/domain/account/schema";
import { conflict } from "@fourball/domain/failure";
import { searchable } from "@fourball/domain/text";
import type { ServiceContext } from "../service-context.ts";
import { accountOfRow } from "./account-of-row.ts";
import { requestEmailVerification } from "./request-email-verification.ts";

/** Makes the account and signs its browser in. */
export async function registerAccount(
  ctx: ServiceContext,
  { email, password, firstName, lastName }: RegisterInput,
): Promise<Account> {
  if (ctx.viewer) throw conflict("Already signed in");
  await ctx.limiter.spend("register", ctx.address);
  const passwordHash = await ctx.passwords.hash(password);
  const created = await ctx.db.transaction(async (tx) => {
    const searchText = searchable(firstName, lastName);
    const values = { email, passwordHash, firstName, lastName, searchText };
    const [account] = await tx.insert(users).values(values).onConflictDoNothing().returning();
    // Admin rights come with the proof that the address is the golfer's own.
    if (account && ctx.adminEmails.has(email)) await requestEmailVerification(tx, account.id);
    return account;
  });
  if (!created) throw conflict("An account with this email already exists");
  await ctx.browser.open(created.id);
  return accountOfRow(created);
}
