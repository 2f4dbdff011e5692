import { users } from "@fourball/db/schema/index";
import type { Account, RegisterInput } from "@fourball/domain/account/schema";
import { conflict } from "@fourball/domain/failure";
import { searchable } from "@fourball/domain/text";
import type { ServiceContext } from "../service-context.ts";
import { accountOfRow } from "./account-of-row.ts";

/** Makes the account and signs its browser in. */
export async function registerAccount(
  ctx: ServiceContext,
  { email, password, firstName, lastName }: RegisterInput,
): Promise<Account> {
  if (ctx.viewer) throw conflict("Already signed in");
  await ctx.limiter.spend("register", ctx.address);
  const passwordHash = await ctx.passwords.hash(password);
  const [created] = await ctx.db
    .insert(users)
    .values({
      email,
      passwordHash,
      firstName,
      lastName,
      searchText: searchable(firstName, lastName),
      isAdmin: ctx.adminEmails.has(email),
    })
    .onConflictDoNothing()
    .returning();
  if (!created) throw conflict("An account with this email already exists");
  await ctx.browser.open(created.id);
  return accountOfRow(created);
}
