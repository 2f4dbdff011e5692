import type { Tx } from "@fourball/db/client";
import { identities, notifications } from "@fourball/db/schema/index";
import type { IdentityProblem } from "@fourball/domain/identity/constants";
import type { Identity, IdentityProvider } from "@fourball/domain/ports/identity-provider";
import { and, eq } from "drizzle-orm";
import { lockActiveAccount } from "../../core/access/lock-active-account.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { requireProvider } from "./require-provider.ts";

/** Connects it to the viewer's account. The golfer has signed in on both sides, so no address is compared. */
export async function addIdentity(ctx: MemberContext, identity: Identity): Promise<IdentityProblem | undefined> {
  const provider = requireProvider(ctx);
  return ctx.db.transaction(async (tx) => {
    await lockActiveAccount(tx, ctx.viewer);
    return insertIdentity(tx, provider, { userId: ctx.viewer.id, subject: identity.subject });
  });
}

/** And tells the golfer. Undefined also when it was connected to this account before. */
export async function insertIdentity(
  tx: Tx,
  { issuer, name }: IdentityProvider,
  { userId, subject }: { userId: string; subject: string },
): Promise<IdentityProblem | undefined> {
  const [added] = await tx.insert(identities).values({ issuer, subject, userId }).onConflictDoNothing().returning();
  if (added) {
    await tx.insert(notifications).values({ recipientId: userId, content: { kind: "identity-connected", provider: name } });
    return undefined;
  }
  const same = and(eq(identities.issuer, issuer), eq(identities.subject, subject));
  const [known] = await tx.select({ userId: identities.userId }).from(identities).where(same);
  if (!known) return "other";
  return known.userId === userId ? undefined : "taken";
}
