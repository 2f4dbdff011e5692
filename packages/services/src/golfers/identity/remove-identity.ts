import { identities, notifications, passkeys, users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { PASSKEYS_FOR_NO_PASSWORD } from "@fourball/domain/passkey/constants";
import { eq } from "drizzle-orm";
import { requireMayChangeSignIn } from "../../core/access/require-recent-sign-in.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { identityOf } from "./get-connection.ts";
import { requireProvider } from "./require-provider.ts";

/** From then on it signs in nobody here. A password or enough passkeys have to be left. */
export async function removeIdentity(ctx: MemberContext): Promise<{ removed: true }> {
  const { issuer, name } = requireProvider(ctx);
  await requireMayChangeSignIn(ctx);
  const userId = ctx.viewer.id;
  await ctx.db.transaction(async (tx) => {
    // Locked, so that neither the password nor a passkey is removed at the same time.
    const [account] = await tx.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId)).for("no key update");
    const [removed] = await tx.delete(identities).where(identityOf(userId, issuer)).returning();
    if (!removed) throw fail("accountNotConnected", { values: { provider: name } });
    if (!account?.hash && (await tx.$count(passkeys, eq(passkeys.userId, userId))) < PASSKEYS_FOR_NO_PASSWORD)
      throw fail("signInNeedsAnother", { values: { passkeys: PASSKEYS_FOR_NO_PASSWORD } });
    await tx.insert(notifications).values({ recipientId: userId, content: { kind: "identity-removed", provider: name } });
  });
  return { removed: true };
}
