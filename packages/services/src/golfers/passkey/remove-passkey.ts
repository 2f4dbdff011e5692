import { notifications, passkeys, users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { PASSKEYS_FOR_NO_PASSWORD } from "@fourball/domain/passkey/constants";
import type { RemovePasskeyInput } from "@fourball/domain/passkey/schema";
import { and, eq } from "drizzle-orm";
import { requireMayChangeSignIn } from "../../core/access/require-recent-sign-in.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { isConnected } from "../identity/get-connection.ts";

/** From then on it opens nothing, and what it had confirmed is confirmed no more. Two passkeys stay where nothing else signs in. */
export async function removePasskey(ctx: MemberContext, { id }: RemovePasskeyInput): Promise<{ removed: true }> {
  await requireMayChangeSignIn(ctx);
  const userId = ctx.viewer.id;
  await ctx.db.transaction(async (tx) => {
    // Locked, so that of two removals at once the later counts what the earlier left.
    const [account] = await tx.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId)).for("no key update");
    const own = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
    const [removed] = await tx.delete(passkeys).where(own).returning({ name: passkeys.name });
    if (!removed) throw fail("passkeyNotFound");
    const left = await tx.$count(passkeys, eq(passkeys.userId, userId));
    if (!account?.hash && left < PASSKEYS_FOR_NO_PASSWORD && !(await isConnected(tx, ctx)))
      throw fail("passkeysTooFewWithoutPassword", { values: { passkeys: PASSKEYS_FOR_NO_PASSWORD } });
    await tx.insert(notifications).values({ recipientId: userId, content: { kind: "passkey-removed", name: removed.name } });
  });
  return { removed: true };
}
