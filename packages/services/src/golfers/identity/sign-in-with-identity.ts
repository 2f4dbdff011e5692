import type { Tx } from "@fourball/db/client";
import { lockByName } from "@fourball/db/lock-by-name";
import { lower } from "@fourball/db/schema/columns";
import { identities, users } from "@fourball/db/schema/index";
import type { IdentityProblem } from "@fourball/domain/identity/constants";
import type { Suspension } from "@fourball/domain/moderation/suspension";
import type { Identity, IdentityProvider } from "@fourball/domain/ports/identity-provider";
import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { suspensionOf } from "../../core/access/suspended.ts";
import type { ServiceContext } from "../../core/service-context.ts";
import { markEmailVerified } from "../account/email/mark-email-verified.ts";
import { insertAccount } from "../account/insert-account.ts";
import { insertIdentity } from "./add-identity.ts";
import { requireProvider } from "./require-provider.ts";

type Account = Pick<typeof users.$inferSelect, "id" | "email">;

/** Signs in to the account that the identity is connected to, or that has its email, or that is made for it. */
export async function signInWithIdentity(
  ctx: ServiceContext,
  identity: Identity,
): Promise<IdentityProblem | Suspension | undefined> {
  const provider = requireProvider(ctx);
  const account = await ctx.db.transaction((tx) => accountOf(tx, ctx, provider, identity));
  if (typeof account === "string" || !("id" in account)) return account;
  const suspension = await suspensionOf(ctx.db, account.id);
  if (suspension) return suspension;
  await ctx.caller.browser.open(account.id, { issuer: provider.issuer, subject: identity.subject });
  await ctx.caller.device.remember(account.email);
  return undefined;
}

async function accountOf(
  tx: Tx,
  ctx: ServiceContext,
  provider: IdentityProvider,
  identity: Identity,
): Promise<Account | IdentityProblem | Suspension> {
  const email = identity.verifiedEmail;
  // Two first sign-ins at once make one account.
  if (email) await lockByName(tx, `fourball identity ${email}`);
  const connected = await connectedAccount(tx, provider, identity);
  if (connected) return connected;
  if (!email) return "unverified";
  const sameEmail = eq(lower(users.email), email);
  const [known] = await tx.select().from(users).where(sameEmail).for("no key update");
  if (known) return join(tx, provider, known, identity);
  return create(tx, ctx, provider, { ...identity, email });
}

async function connectedAccount(tx: Tx, { issuer }: IdentityProvider, { subject }: Identity): Promise<Account | undefined> {
  const [connected] = await tx
    .update(identities)
    .set({ lastUsedAt: sql`clock_timestamp()` })
    .from(users)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject), eq(users.id, identities.userId)))
    .returning(getTableColumns(users));
  return connected;
}

/** Only where both sides know that the golfer reads mail there: an unproven address may be that of a stranger's account. */
async function join(
  tx: Tx,
  provider: IdentityProvider,
  account: typeof users.$inferSelect,
  { subject }: Identity,
): Promise<Account | IdentityProblem | Suspension> {
  const suspension = await suspensionOf(tx, account.id);
  if (suspension) return suspension;
  if (!account.emailVerifiedAt) return "unproven";
  return (await insertIdentity(tx, provider, { userId: account.id, subject })) ?? account;
}

type Newcomer = Pick<Identity, "subject" | "firstName" | "lastName"> & { email: string };

/** Without a password, and with an address that the provider has proven. */
async function create(tx: Tx, ctx: ServiceContext, { issuer }: IdentityProvider, golfer: Newcomer): Promise<Account> {
  const { subject, ...named } = golfer;
  const created = await insertAccount(tx, { ...named, passwordHash: null });
  await tx.insert(identities).values({ issuer, subject, userId: created.id, lastUsedAt: sql`clock_timestamp()` });
  await markEmailVerified(tx, ctx, created.id);
  return created;
}
