import type { Db, Tx } from "@fourball/db/client";
import { flag, jsonId, jsonText, startOfTransaction } from "@fourball/db/expressions";
import { prepareOnce } from "@fourball/db/prepare-once";
import { anyOf } from "@fourball/db/schema/columns";
import { identities, passkeys, type SessionContent, sessions, users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { VerifiedBy } from "@fourball/domain/ports/browser-session";
import type { Viewer } from "@fourball/domain/viewer";
import { and, eq, gt, isNull, lte, ne, sql } from "drizzle-orm";
import { isNotSuspended } from "../../core/access/suspended.ts";

const userIdOf = jsonText(sessions.sess, "userId");

export type StoredSession = { sid: string; sess: SessionContent; expire: Date };
export type SessionWithViewer = { session: StoredSession; viewer: Viewer };

const isLiving = gt(sessions.expire, startOfTransaction);

const findLiving = prepareOnce((db) =>
  db
    .select({ sess: sessions.sess, expire: sessions.expire, id: users.id, isAdmin: users.isAdmin })
    .from(sessions)
    .innerJoin(users, eq(users.id, jsonId(sessions.sess, "userId")))
    .where(and(eq(sessions.sid, sql.placeholder("sid")), isLiving, isNull(users.deletedAt), isNotSuspended)),
);

/** The unexpired session and whose it is, by the database's clock. */
export async function findSession(db: Db, sid: string): Promise<SessionWithViewer | undefined> {
  const [row] = await findLiving(db, { sid });
  if (!row) return undefined;
  const { sess, expire, ...viewer } = row;
  return { session: { sid, sess, expire }, viewer };
}

export const sessionsOf = (db: Db, userId: string): Promise<StoredSession[]> =>
  db.select().from(sessions).where(eq(userIdOf, userId)).orderBy(sessions.expire);

const findStates = prepareOnce((db) =>
  db
    .select({ sid: sessions.sid, sess: sessions.sess, isLiving: flag(isLiving) })
    .from(sessions)
    .where(anyOf(sessions.sid, sql.placeholder("sids"))),
);

type SessionState = "living" | "renewed" | "ended";

/** By the database's clock. A renewed session has ended too, but its browser goes on with another token. */
export async function sessionStates(db: Db, sids: string[]): Promise<(sid: string) => SessionState> {
  const states = new Map<string, SessionState>();
  for (const { sid, sess, isLiving } of await findStates(db, { sids }))
    states.set(sid, isLiving ? "living" : sess.isRenewed ? "renewed" : "ended");
  return (sid) => states.get(sid) ?? "ended";
}

/** An account keeps its newest sessions only. */
const SESSIONS_KEPT = 20;

/**
 * The account is locked while its session is stored: closing it or changing its password waits, and then ends
 * this session with the others; if that happened before, no session is stored.
 */
export async function saveSession(db: Db, session: StoredSession, verified?: VerifiedBy): Promise<void> {
  await db.transaction(async (tx) => {
    const { userId } = session.sess;
    const [account] = await tx
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt), isNotSuspended))
      .for("share");
    if (!account || !(await stillLetsIn(tx, userId, account, verified))) throw fail("unauthorized");
    await tx.insert(sessions).values(session);
    const all = await sessionsOf(tx, userId);
    for (const { sid } of all.slice(0, Math.max(0, all.length - SESSIONS_KEPT))) await deleteSession(tx, sid);
  });
}

async function stillLetsIn(
  tx: Tx,
  userId: string,
  account: { passwordHash: string | null },
  verified: VerifiedBy | undefined,
): Promise<boolean> {
  if (!verified) return true;
  if ("passwordHash" in verified) return verified.passwordHash === account.passwordHash;
  if ("issuer" in verified) {
    const same = and(eq(identities.issuer, verified.issuer), eq(identities.subject, verified.subject));
    return (await tx.$count(identities, and(same, eq(identities.userId, userId)))) === 1;
  }
  return (await tx.$count(passkeys, and(eq(passkeys.id, verified.passkeyId), eq(passkeys.userId, userId)))) === 1;
}

export async function prolongSession(db: Db, sid: string, expire: Date): Promise<void> {
  // One that has ended since must not come back.
  await db
    .update(sessions)
    .set({ expire })
    .where(and(eq(sessions.sid, sid), isLiving));
}

/** ISO instant at which the password of the session's golfer was last given. */
export async function passwordGivenAt(db: Db, sid: string): Promise<string | undefined> {
  const [row] = await db.select({ sess: sessions.sess }).from(sessions).where(eq(sessions.sid, sid));
  return row && (row.sess.passwordAt ?? row.sess.createdAt);
}

export async function deleteSession(db: Db, sid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, sid));
}

export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(userIdOf, userId));
}

/** How many there were. Expired ones are left: they tell whether their browser has a new token. */
export async function deleteOtherSessionsOf(db: Db, userId: string, keptSid: string | null): Promise<number> {
  const isOther = keptSid === null ? undefined : ne(sessions.sid, keptSid);
  const others = and(eq(userIdOf, userId), isOther, isLiving);
  return (await db.delete(sessions).where(others).returning({ sid: sessions.sid })).length;
}

export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expire, startOfTransaction));
}
