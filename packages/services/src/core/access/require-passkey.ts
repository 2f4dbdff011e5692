import type { Db } from "@fourball/db/client";
import { jsonText } from "@fourball/db/expressions";
import { passkeys, sessions } from "@fourball/db/schema/index";
import { type Failure, fail } from "@fourball/domain/failure";
import { and, eq } from "drizzle-orm";
import type { MemberContext } from "../service-context.ts";

/** Whether the session was opened with a passkey that the golfer still has, or confirmed with it since. */
export async function isConfirmedByPasskey(db: Db, userId: string, sid: string | null): Promise<boolean> {
  if (!sid) return false;
  const used = await db
    .select({ id: passkeys.id })
    .from(sessions)
    .innerJoin(passkeys, and(eq(passkeys.id, jsonText(sessions.sess, "passkeyId")), eq(passkeys.userId, userId)))
    .where(eq(sessions.sid, sid));
  return used.length > 0;
}

type Member = Pick<MemberContext, "db" | "viewer" | "caller">;

/** Where admins need a passkey: a password alone, or a mailbox, is not enough. */
export async function requireAdminPasskey(ctx: Member & Pick<MemberContext, "config">): Promise<void> {
  if (ctx.config.isAdminPasskeyRequired && !(await hasUsedPasskey(ctx))) throw passkeyNeeded();
}

/** Of golfers who have one, for what neither a password nor a sign-in elsewhere is enough. */
export async function requireOwnPasskey(ctx: Member): Promise<void> {
  const hasNone = (await ctx.db.$count(passkeys, eq(passkeys.userId, ctx.viewer.id))) === 0;
  if (!(hasNone || (await hasUsedPasskey(ctx)))) throw passkeyNeeded({ isOnly: true });
}

const hasUsedPasskey = ({ db, viewer, caller: { browser } }: Member): Promise<boolean> =>
  isConfirmedByPasskey(db, viewer.id, browser.sid);

/** `isOnly` where another fresh sign-in doesn't do. */
export function passkeyNeeded({ isOnly = false } = {}): Failure {
  const path = isOnly ? ["passkey", "only"] : ["passkey"];
  return fail("passkeyNeeded", { path });
}
