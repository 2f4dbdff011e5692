import type { Db } from "@fourball/db/client";
import { passkeys, sessions } from "@fourball/db/schema/index";
import { Failure } from "@fourball/domain/failure";
import { PASSKEY_NEEDED } from "@fourball/domain/passkey/constants";
import { eq, sql } from "drizzle-orm";
import type { MemberContext } from "../service-context.ts";

/** Whether the session was opened with a passkey that the golfer still has, or confirmed with it since. */
export async function isConfirmedByPasskey(db: Db, userId: string, sid: string | null): Promise<boolean> {
  if (!sid) return false;
  const used = await db
    .select({ id: passkeys.id })
    .from(sessions)
    .innerJoin(passkeys, sql`${passkeys.id} = ${sessions.sess} ->> 'passkeyId' and ${passkeys.userId} = ${userId}`)
    .where(eq(sessions.sid, sid));
  return used.length > 0;
}

/** Where admins need a passkey: a password alone, or a mailbox, is not enough. */
export async function requireAdminPasskey(ctx: Pick<MemberContext, "db" | "viewer" | "browser" | "isAdminPasskeyRequired">) {
  if (!ctx.isAdminPasskeyRequired || (await isConfirmedByPasskey(ctx.db, ctx.viewer.id, ctx.browser.sid))) return;
  throw passkeyNeeded();
}

export const passkeyNeeded = (): Failure =>
  new Failure("forbidden", PASSKEY_NEEDED, { issues: [{ path: ["passkey"], message: PASSKEY_NEEDED }] });
