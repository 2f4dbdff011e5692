import type { Db } from "@fourball/db/client";
import { type SessionContent, sessions, users } from "@fourball/db/schema/index";
import type { Viewer } from "@fourball/domain/viewer";
import { eq, lte, sql } from "drizzle-orm";

const userIdOf = sql<string>`${sessions.sess} ->> 'userId'`;

export type StoredSession = { sid: string; sess: SessionContent; expire: Date };
export type SessionWithViewer = { session: StoredSession; viewer: Viewer };

/** The unexpired session and whose it is, by the database's clock. */
export async function findSession(db: Db, sid: string): Promise<SessionWithViewer | undefined> {
  const [row] = await db
    .select({
      session: sessions,
      viewer: { id: users.id, isAdmin: users.isAdmin },
    })
    .from(sessions)
    .innerJoin(users, sql`${users.id} = (${userIdOf})::uuid`)
    .where(sql`${sessions.sid} = ${sid} and ${sessions.expire} > now()`);
  return row;
}

export const sessionsOf = (db: Db, userId: string): Promise<StoredSession[]> =>
  db.select().from(sessions).where(eq(userIdOf, userId)).orderBy(sessions.expire);

/** An account keeps its newest sessions only. */
const SESSIONS_KEPT = 20;

export async function saveSession(db: Db, session: StoredSession): Promise<void> {
  await db.insert(sessions).values(session);
  const all = await sessionsOf(db, session.sess.userId);
  for (const { sid } of all.slice(0, Math.max(0, all.length - SESSIONS_KEPT))) await deleteSession(db, sid);
}

export async function prolongSession(db: Db, sid: string, expire: Date): Promise<void> {
  await db.update(sessions).set({ expire }).where(eq(sessions.sid, sid));
}

export async function deleteSession(db: Db, sid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.sid, sid));
}

export async function deleteSessionsOf(db: Db, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(userIdOf, userId));
}

export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expire, sql`now()`));
}
