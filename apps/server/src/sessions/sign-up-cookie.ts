import { EMAIL_VERIFICATION_HOURS } from "@fourball/domain/account/constants";
import { parse, serialize } from "hono/utils/cookie";

const SECRET = /^[\w-]{43}$/;

/** Remembers that this browser signed up, so that the mailed link asks for no password here. It doesn't sign in. */
export function createSignUpCookie(isHttps: boolean) {
  const name = isHttps ? "__Host-sign-up" : "sign-up";
  const attributes = { httpOnly: true, sameSite: "Lax", path: "/", secure: isHttps } as const;
  return {
    read(cookieHeader = ""): string | null {
      const secret = parse(cookieHeader, name)[name] ?? "";
      return SECRET.test(secret) ? secret : null;
    },
    /** As long as the link works. */
    write: (secret: string): string => serialize(name, secret, { ...attributes, maxAge: EMAIL_VERIFICATION_HOURS * 60 * 60 }),
  };
}
