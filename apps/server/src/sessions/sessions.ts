import type { Db } from "@fourball/db/client";
import { EMAIL_VERIFICATION_HOURS } from "@fourball/domain/account/constants";
import { IDENTITY_REQUEST_MINUTES } from "@fourball/domain/identity/constants";
import type { BrowserSession } from "@fourball/domain/ports/browser-session";
import type { EventBus } from "@fourball/domain/ports/event-bus";
import { SESSION_MAX_DAYS } from "@fourball/domain/retention";
import type { Viewer } from "@fourball/domain/viewer";
import { newSecret, secretHash } from "@fourball/services/core/token/secret-hash";
import { renewSession } from "@fourball/services/golfers/account/renew-session";
import { passwordGivenAt, saveSession, sessionStates } from "@fourball/services/golfers/account/session-store";
import { parse } from "hono/utils/cookie";
import { createLucia, newExpiry } from "./lucia.ts";
import { createSecretCookie } from "./secret-cookie.ts";
import { createViewerCache } from "./viewer-cache.ts";

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
  const cookies = {
    // As long as the mailed link works, and the request to the provider.
    signUps: createSecretCookie({ name: "sign-up", isHttps, maxAgeSeconds: EMAIL_VERIFICATION_HOURS * 60 * 60 }),
    identities: createSecretCookie({ name: "identity", isHttps, maxAgeSeconds: IDENTITY_REQUEST_MINUTES * 60 }),
    session: (token: string) => lucia.createSessionCookie(token).serialize(),
    noSession: lucia.createBlankSessionCookie().serialize(),
  };

  const tokenOf = (cookieHeader: string | undefined): string | undefined => {
    const token = cookieHeader ? parse(cookieHeader, lucia.sessionCookieName)[lucia.sessionCookieName] : undefined;
    return token && token.length <= TOKEN_MAX ? token : undefined;
  };

  async function end(token: string): Promise<void> {
    const { user } = await lucia.validateSession(token);
    await lucia.invalidateSession(token);
    if (user) await forget(user.id);
  }

  async function forget(userId: string): Promise<void> {
    viewers.forget(userId);
    await bus.publish({ type: "sessions-ended", userId });
  }

  return {
    async viewerOf({ cookieHeader, setCookie }) {
      const token = tokenOf(cookieHeader);
      if (!token) return null;
      const viewer = await viewers.viewerOf(token, () => validate(lucia, token, setCookie));
      if (viewer) onOnline(viewer.id);
      else if (!(await isRenewed(db, token))) setCookie(cookies.noSession);
      return viewer;
    },
    of: (request) => browserSession({ db, cookies, token: tokenOf(request.cookieHeader), end, forget }, request),
    close: viewers.close,
  };
}

async function validate(lucia: ReturnType<typeof createLucia>, token: string, setCookie: SetCookie): Promise<Viewer | null> {
  const { session, user } = await lucia.validateSession(token);
  if (!session) return null;
  if (Temporal.Now.instant().since(session.createdAt).total("hours") > SESSION_MAX_DAYS * 24) {
    await lucia.invalidateSession(token);
    return null;
  }
  if (session.fresh) setCookie(lucia.createSessionCookie(token).serialize());
  return { id: user.id, isAdmin: user.isAdmin };
}

/** A request that was on its way when the token was replaced must not clear the new cookie. */
async function isRenewed(db: Db, token: string): Promise<boolean> {
  const sid = secretHash(token);
  return (await sessionStates(db, [sid]))(sid) === "renewed";
}

type SecretCookie = ReturnType<typeof createSecretCookie>;

type Given = {
  db: Db;
  cookies: { signUps: SecretCookie; identities: SecretCookie; session(token: string): string; noSession: string };
  /** Undefined without a session. */
  token: string | undefined;
  end(token: string): Promise<void>;
  forget(userId: string): Promise<void>;
};

function browserSession(given: Given, { cookieHeader, userAgent, setCookie }: Request): BrowserSession {
  const { db, cookies, end, forget } = given;
  let { token } = given;
  const use = (created: string): void => {
    token = created;
    setCookie(cookies.session(created));
  };
  return {
    get sid() {
      return token ? secretHash(token) : null;
    },
    async open(userId, verified) {
      if (token) await end(token);
      const created = newSecret();
      const sess = {
        userId,
        createdAt: Temporal.Now.instant().toString(),
        userAgent: userAgent?.slice(0, 300) ?? null,
        ...(verified && "passkeyId" in verified && { passkeyId: verified.passkeyId }),
      };
      await saveSession(db, { sid: secretHash(created), sess, expire: newExpiry() }, verified);
      use(created);
    },
    async authenticatedWithin(minutes) {
      const givenAt = token && (await passwordGivenAt(db, secretHash(token)));
      return givenAt ? Temporal.Now.instant().since(givenAt).total("minutes") < minutes : false;
    },
    async renew(userId, passkeyId) {
      if (!token) return;
      const created = newSecret();
      const passwordAt = Temporal.Now.instant().toString();
      await renewSession(db, { userId, sid: secretHash(token), newSid: secretHash(created), passwordAt, passkeyId });
      use(created);
      await forget(userId);
    },
    async close() {
      if (token) await end(token);
      setCookie(cookies.noSession);
    },
    forget: () => setCookie(cookies.noSession),
    ...secretsOfBrowser(cookies, cookieHeader, setCookie),
  };
}

/** What a browser keeps before there is a session: which sign-up and which request to the provider are its. */
const secretsOfBrowser = ({ signUps, identities }: Given["cookies"], cookieHeader: string | undefined, setCookie: SetCookie) => ({
  signUpSecret: signUps.read(cookieHeader),
  rememberSignUp: (secret: string) => setCookie(signUps.write(secret)),
  identitySecret: identities.read(cookieHeader),
  rememberIdentityRequest: (secret: string) => setCookie(identities.write(secret)),
  forgetIdentityRequest: () => setCookie(identities.clear()),
});
