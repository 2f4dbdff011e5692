import type { Tx } from "@fourball/db/client";
import { users } from "@fourball/db/schema/index";
import { type Account, account, type RegisterInput } from "@fourball/domain/account/schema";
import { conflict } from "@fourball/domain/failure";
import { searchable } from "@fourball/domain/search-words";
import { eq } from "drizzle-orm";
import { once } from "../idempotency/once.ts";
import type { ServiceContext } from "../service-context.ts";
import { accountOfRow } from "./account-of-row.ts";
import { requestEmailVerification } from "./email/request-email-verification.ts";
import { requireStrongPassword } from "./require-strong-password.ts";

/** Makes the account and signs its browser in. */
export async function registerAccount(ctx: ServiceContext, { password, ...golfer }: RegisterInput): Promise<Account> {
  const { email, firstName, lastName } = golfer;
  if (ctx.viewer) throw conflict("Already signed in");
  await ctx.limiter.spend("register", ctx.address);
  await requireStrongPassword(ctx, { password, of: golfer, field: "password" });
  const passwordHash = await ctx.passwords.hash(password);
  const call = { call: "account.register", input: golfer, answer: account } as const;
  const create = async (tx: Tx) => {
    const searchText = searchable(firstName, lastName);
    const values = { email, passwordHash, firstName, lastName, searchText };
    const [created] = await tx.insert(users).values(values).onConflictDoNothing().returning();
    if (!created) throw conflict("An account with this email already exists");
    // Admin rights come with the proof that the address is the golfer's own.
    if (ctx.adminEmails.has(email)) await requestEmailVerification(tx, created.id);
    return accountOfRow(created);
  };
  const registered = await once(ctx, call, create, (known) => requirePassword(ctx, known, password));
  await ctx.browser.open(registered.id);
  await ctx.device.remember(email);
  return registered;
}

/** The password is not part of what is stored of a request, and a repeat signs in. */
async function requirePassword(ctx: ServiceContext, { id }: Account, password: string): Promise<void> {
  const [row] = await ctx.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id));
  const isRight = await ctx.passwords.verify(row?.hash ?? undefined, password);
  if (!isRight) throw conflict("An account with this email already exists");
}
