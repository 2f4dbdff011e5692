import { createHash } from "node:crypto";

/** The key under which the session of a cookie is stored. */
export function sessionId(cookieHeader: string | undefined): string {
  const token = /(?:^|; )session=([^;]+)/.exec(cookieHeader ?? "")?.[1] ?? "";
  return createHash("sha256").update(token).digest("hex");
}
