import { isoInstant } from "@fourball/db/instants";
import { passkeys, users } from "@fourball/db/schema/index";
import type { Passkey, SignInMethods } from "@fourball/domain/passkey/schema";
import { asc, eq } from "drizzle-orm";
import { isConfirmedByPasskey } from "../../core/access/require-passkey.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { getConnection } from "../identity/get-connection.ts";

/** How the viewer can sign in, the oldest passkey first. */
export async function listSignInMethods(ctx: MemberContext): Promise<SignInMethods> {
  const { db, viewer } = ctx;
  const own = await db.select().from(passkeys).where(eq(passkeys.userId, viewer.id)).orderBy(asc(passkeys.createdAt));
  const [account] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, viewer.id));
  return {
    passkeys: own.map(passkeyOfRow),
    hasPassword: account?.hash != null,
    connection: await getConnection(ctx),
    isRequired: viewer.isAdmin && ctx.config.isAdminPasskeyRequired,
    isConfirmed: await isConfirmedByPasskey(db, viewer.id, ctx.caller.browser.sid),
    isAvailable: ctx.ports.passkeyVerifier !== null,
  };
}

type Row = typeof passkeys.$inferSelect;

export const passkeyOfRow = ({ id, name, device, isBackedUp, createdAt, lastUsedAt }: Row): Passkey => ({
  id,
  name,
  isSynced: device === "multiDevice" || isBackedUp,
  createdAt: isoInstant(createdAt),
  lastUsedAt: lastUsedAt && isoInstant(lastUsedAt),
});
