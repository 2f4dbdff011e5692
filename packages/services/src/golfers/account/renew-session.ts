import type { Db } from "@fourball/db/client";
import { sessions } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import { and, eq, gt, sql } from "drizzle-orm";
import { lockAccountIfActive } from "../../core/access/lock-active-account.ts";

type Renewal = { userId: string; sid: string; newSid: string; passwordAt: string; passkeyId: string | undefined };

/**
 * Moves a session to another token, with the same content and end: the old one opens nothing from the commit on. Its row
 * stays for a while, expired, so that requests that still carry the old token are not taken for the end of the session.
 */
export async function renewSession(db: Db, { userId, sid, newSid, passwordAt, passkeyId }: Renewal): Promise<void> {
  await db.transaction(async (tx) => {
    // As for a new session: whatever ends the sessions of the account waits for this one, or has ended it.
    if (!(await lockAccountIfActive(tx, userId))) throw fail("unauthorized");
    // By the clock, not by the start of the transaction: of two at once, the later to get the lock may have started earlier.
    const living = and(eq(sessions.sid, sid), gt(sessions.expire, sql`clock_timestamp()`));
    const [session] = await tx.select().from(sessions).where(living).for("update");
    if (!session) throw fail("unauthorized");
    await tx
      .insert(sessions)
      .values({ ...session, sid: newSid, sess: { ...session.sess, passwordAt, ...(passkeyId && { passkeyId }) } });
    const renewed = { ...session.sess, isRenewed: true as const };
    await tx.update(sessions).set({ sess: renewed, expire: sql`now()` }).where(eq(sessions.sid, sid));
  });
}
