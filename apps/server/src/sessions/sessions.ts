import type { Db } from "@fourball/db/client";
import type { BrowserSession } from "@fourball/domain/ports/browser-session";
import type { EventBus } from "@fourball/domain/ports/event-bus";
import type { Viewer } from "@fourball/domain/viewer";
import { newSecret, secretHash } from "@fourball/services/account/secret-hash";
import { notePasswordGiven, passwordGivenAt, saveSession } from "@fourball/services/account/session-store";
import { parse } from "hono/utils/cookie";
import { createLucia, newExpiry } from "./lucia.ts";
import { createViewerCache } from "./viewer-cache.ts";

const ABSOLUTE_DAYS = 60;
/** Longer than any token of a session. */
const TOKEN_MAX = 200;

type SetCookie = (cookie: string) => void;
type Request = {
  cookieHeader: string | undefined;
  userAgent: string | undefined;
  setCookie: SetCookie;
};

export type Sessions = {
  viewerOf(request: Request): Promise<Viewer | null>;
  /** The session of one browser, for use-cases to open and close. */
  of(request: Request): BrowserSession;
  close(): void;
};

type Options = {
  db: Db;
  bus: EventBus;
  isHttps: boolean;
  onOnline(userId: string): void;
};

export function createSessions({ db, bus, isHttps, onOnline }: Options): Sessions {
  const lucia = createLucia(db, { isHttps });
  const viewers = createViewerCache(bus);
  const cleared = lucia.createBlankSessionCookie().serialize();

  const tokenOf = (cookieHeader: string | undefined): string | undefined => {
    const token = cookieHeader ? parse(cookieHeader, lucia.sessionCookieName)[lucia.sessionCookieName] : undefined;
    return token && token.length <= TOKEN_MAX ? token : undefined;
  };

  async function validate(token: string, setCookie: SetCookie): Promise<Viewer | null> {
    const { session, user } = await lucia.validateSession(token);
    if (!session) return null;
    if (Temporal.Now.instant().since(session.createdAt).total("hours") > ABSOLUTE_DAYS * 24) {
      await lucia.invalidateSession(token);
      return null;
    }
    if (session.fresh) setCookie(lucia.createSessionCookie(token).serialize());
    return { id: user.id, isAdmin: user.isAdmin };
  }

  async function end(token: string): Promise<void> {
    const { user } = await lucia.validateSession(token);
    await lucia.invalidateSession(token);
    if (!user) return;
    viewers.forget(user.id);
    await bus.publish({ type: "sessions-ended", userId: user.id });
  }

  return {
    async viewerOf({ cookieHeader, setCookie }) {
      const token = tokenOf(cookieHeader);
      if (!token) return null;
      const viewer = await viewers.viewerOf(token, () => validate(token, setCookie));
      if (viewer) onOnline(viewer.id);
      else setCookie(cleared);
      return viewer;
    },
    of: ({ cookieHeader, userAgent, setCookie }) => ({
      get sid() {
        const token = tokenOf(cookieHeader);
        return token ? secretHash(token) : null;
      },
      async open(userId, verified) {
        const presented = tokenOf(cookieHeader);
        if (presented) await end(presented);
        const token = newSecret();
        const sess = {
          userId,
          createdAt: Temporal.Now.instant().toString(),
          userAgent: userAgent?.slice(0, 300) ?? null,
        };
        await saveSession(db, { sid: secretHash(token), sess, expire: newExpiry() }, verified);
        setCookie(lucia.createSessionCookie(token).serialize());
      },
      async authenticatedWithin(minutes) {
        const token = tokenOf(cookieHeader);
        const given = token && (await passwordGivenAt(db, secretHash(token)));
        if (!given) return false;
        return Temporal.Now.instant().since(given).total("minutes") < minutes;
      },
      async notePassword() {
        const token = tokenOf(cookieHeader);
        if (token) await notePasswordGiven(db, secretHash(token), Temporal.Now.instant().toString());
      },
      async close() {
        const presented = tokenOf(cookieHeader);
        if (presented) await end(presented);
        setCookie(cleared);
      },
    }),
    close: viewers.close,
  };
}
