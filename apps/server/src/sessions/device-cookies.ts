import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Db } from "@fourball/db/client";
import type { KnownDevice } from "@fourball/domain/ports/known-device";
import { installationKey } from "@fourball/services/core/token/installation-key";
import { parse, serialize } from "hono/utils/cookie";

/** The longest that browsers keep a cookie. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;
/** A browser that many share must not send more than a request may carry. */
const ACCOUNTS_MAX = 10;
const ID = /^[\w-]{22}$/;

type Request = { cookieHeader: string | undefined; setCookie(cookie: string): void };

export type DeviceCookies = (request: Request) => KnownDevice;

/**
 * Remembers devices by one signed cookie per account: `id.signature`. It signs nobody in. Its holder's wrong passwords are
 * counted apart from those of strangers, who therefore can't lock the golfer out.
 */
export function createDeviceCookies({ db, isHttps }: { db: Db; isHttps: boolean }): DeviceCookies {
  const prefix = isHttps ? "__Host-device-" : "device-";
  const attributes = { httpOnly: true, sameSite: "Lax", path: "/", secure: isHttps } as const;
  const ownNames = new RegExp(`(?<=^|;\\s*)${prefix}[\\w-]+(?==)`, "g");
  let key: Promise<Buffer> | undefined;

  async function sign(text: string): Promise<string> {
    key ??= installationKey(db, "device cookies");
    // The next call tries again.
    key.catch(() => {
      key = undefined;
    });
    return createHmac("sha256", await key)
      .update(text)
      .digest("base64url");
  }

  const nameFor = async (email: string): Promise<string> => prefix + (await sign(`name ${email}`)).slice(0, 16);
  const signatureOf = (id: string, email: string): Promise<string> => sign(`device ${id} ${email}`);

  return ({ cookieHeader = "", setCookie }) => ({
    async idFor(email) {
      const name = await nameFor(email);
      const [id = "", signature = ""] = parse(cookieHeader, name)[name]?.split(".") ?? [];
      return ID.test(id) && isEqual(signature, await signatureOf(id, email)) ? id : null;
    },
    async remember(email) {
      const name = await nameFor(email);
      const id = randomBytes(16).toString("base64url");
      setCookie(serialize(name, `${id}.${await signatureOf(id, email)}`, { ...attributes, maxAge: MAX_AGE_SECONDS }));
      const others = (cookieHeader.match(ownNames) ?? []).filter((other) => other !== name);
      for (const old of others.slice(0, Math.max(0, others.length + 1 - ACCOUNTS_MAX)))
        setCookie(serialize(old, "", { ...attributes, maxAge: 0 }));
    },
  });
}

function isEqual(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
