import { parse, serialize } from "hono/utils/cookie";

const SECRET = /^[\w-]{43}$/;

type Options = { name: string; isHttps: boolean; maxAgeSeconds: number };

type SecretCookie = {
  read(cookieHeader: string | undefined): string | null;
  write(secret: string): string;
  clear(): string;
};

/** Lets a browser show later that it is the same. It doesn't sign in. */
export function createSecretCookie({ name: plain, isHttps, maxAgeSeconds }: Options): SecretCookie {
  const name = isHttps ? `__Host-${plain}` : plain;
  const attributes = { httpOnly: true, sameSite: "Lax", path: "/", secure: isHttps } as const;
  return {
    read(cookieHeader = "") {
      const secret = parse(cookieHeader, name)[name] ?? "";
      return SECRET.test(secret) ? secret : null;
    },
    write: (secret) => serialize(name, secret, { ...attributes, maxAge: maxAgeSeconds }),
    clear: () => serialize(name, "", { ...attributes, maxAge: 0 }),
  };
}
