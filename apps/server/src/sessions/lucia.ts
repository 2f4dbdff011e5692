import type { Db } from "@fourball/db/client";
import { SESSION_IDLE_DAYS } from "@fourball/domain/retention";
import { secretHash } from "@fourball/services/core/token/secret-hash";
import {
  deleteExpiredSessions,
  deleteSession,
  deleteSessionsOf,
  findSession,
  prolongSession,
  type StoredSession,
  saveSession,
  sessionsOf,
} from "@fourball/services/golfers/account/session-store";
import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from "lucia";

type SessionAttributes = { createdAt: string; userAgent: string | null };
type UserAttributes = { isAdmin: boolean };

declare module "lucia" {
  interface Register {
    Lucia: Lucia<SessionAttributes, UserAttributes>;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: UserAttributes;
  }
}

/** When a session that is opened now expires, unless it is used. */
export const newExpiry = (): Date => new Date(Date.now() + SESSION_IDLE_DAYS * 24 * 60 * 60 * 1000);

/** Sessions by lucia: the cookie carries a random token, the table its hash. */
export function createLucia(db: Db, { isHttps }: { isHttps: boolean }): Lucia<SessionAttributes, UserAttributes> {
  return new Lucia(sessionAdapter(db), {
    sessionExpiresIn: new TimeSpan(SESSION_IDLE_DAYS, "d"),
    // The prefix makes browsers refuse the cookie from a sibling domain or over http.
    sessionCookie: {
      name: isHttps ? "__Host-session" : "session",
      attributes: { secure: isHttps, sameSite: "lax", path: "/" },
    },
    getSessionAttributes: ({ createdAt, userAgent }) => ({
      createdAt,
      userAgent,
    }),
    getUserAttributes: ({ isAdmin }) => ({ isAdmin }),
  });
}

/** Translates between tokens, which lucia uses, and their hashes, which are stored. */
function sessionAdapter(db: Db): Adapter {
  return {
    async getSessionAndUser(token) {
      const found = await findSession(db, secretHash(token));
      if (!found) return [null, null];
      const { session, viewer } = found;
      return [
        { ...databaseSession(session), id: token },
        { id: viewer.id, attributes: { isAdmin: viewer.isAdmin } },
      ];
    },
    getUserSessions: async (userId) => (await sessionsOf(db, userId)).map(databaseSession),
    setSession: ({ id, userId, expiresAt, attributes }) =>
      saveSession(db, {
        sid: secretHash(id),
        sess: { userId, ...attributes },
        expire: expiresAt,
      }),
    updateSessionExpiration: (token, expiresAt) => prolongSession(db, secretHash(token), expiresAt),
    deleteSession: (token) => deleteSession(db, secretHash(token)),
    deleteUserSessions: (userId) => deleteSessionsOf(db, userId),
    deleteExpiredSessions: () => deleteExpiredSessions(db),
  };
}

const databaseSession = ({ sid, sess: { userId, createdAt, userAgent }, expire }: StoredSession): DatabaseSession => ({
  id: sid,
  userId,
  expiresAt: expire,
  attributes: { createdAt, userAgent },
});
