import { passkeys, users } from "@fourball/db/schema/index";
import type { Account } from "@fourball/domain/account/schema";
import { fail } from "@fourball/domain/failure";
import type { PasskeyAssertion, UsePasskeyInput } from "@fourball/domain/passkey/schema";
import { and, eq, sql } from "drizzle-orm";
import { limitGuesses } from "../../core/access/limit-guesses.ts";
import { refuseSuspended } from "../../core/access/suspended.ts";
import type { MemberContext, ServiceContext } from "../../core/service-context.ts";
import { accountOfRow } from "../account/account-of-row.ts";
import { takeChallenge } from "./challenges.ts";
import { requireVerifier } from "./require-verifier.ts";

/** Signs in the owner of the passkey. The same 401 for an unknown, a removed and a false one. */
export async function signInWithPasskey(ctx: ServiceContext, { passkey }: UsePasskeyInput): Promise<Account> {
  const used = await verify(ctx, passkey);
  const [row] = await ctx.db.select().from(users).where(eq(users.id, used.userId));
  if (!row || row.deletedAt) throw fail("passkeyUnknown");
  await refuseSuspended(ctx, row.id);
  await ctx.caller.browser.open(row.id, { passkeyId: used.id });
  await ctx.caller.device.remember(row.email);
  return accountOfRow(row);
}

/** As good as the password again, and for admins the second factor: the session gets a new token. */
export async function confirmWithPasskey(ctx: MemberContext, { passkey }: UsePasskeyInput): Promise<{ confirmed: true }> {
  const used = await verify(ctx, passkey);
  if (used.userId !== ctx.viewer.id) throw fail("passkeyOfAnother");
  await ctx.caller.browser.renew(ctx.viewer.id, used.id);
  return { confirmed: true };
}

type Used = { id: string; userId: string };

async function verify(ctx: ServiceContext, passkey: PasskeyAssertion): Promise<Used> {
  let used: Used | undefined;
  await limitGuesses(ctx, { refusedBy: [["passkeyFailures", ctx.caller.address]] }, async () => {
    used = await findUsed(ctx, passkey);
    return used !== undefined;
  });
  if (!used) throw fail("passkeyUnknown");
  return used;
}

async function findUsed(ctx: ServiceContext, passkey: PasskeyAssertion): Promise<Used | undefined> {
  const verifier = requireVerifier(ctx);
  const [stored] = await ctx.db.select().from(passkeys).where(eq(passkeys.id, passkey.id));
  if (!stored) return undefined;
  const state = await verifier.verifyUse(passkey, stored, (challenge) => takeChallenge(ctx.db, challenge, null));
  if (!state) return undefined;
  // Of two copies that are used at once, the counter lets one through.
  const [used] = await ctx.db
    .update(passkeys)
    .set({ ...state, lastUsedAt: sql`clock_timestamp()` })
    .where(and(eq(passkeys.id, stored.id), eq(passkeys.counter, stored.counter)))
    .returning({ id: passkeys.id, userId: passkeys.userId });
  return used;
}
