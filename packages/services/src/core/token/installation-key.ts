import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Db, Tx } from "@fourball/db/client";
import { installationSecret } from "./installation-secret.ts";
import { newSecret } from "./secret-hash.ts";

/** A key for one purpose, the same in every process and after every start. */
export async function installationKey(db: Db | Tx, purpose: string): Promise<Buffer> {
  return Buffer.from(hkdfSync("sha256", await installationSecret(db, "keys", newSecret), "", purpose, 32));
}

/** A token that is stored nowhere: with the key it can be made again. */
export const derivedToken = (key: Buffer, of: string): string => createHmac("sha256", key).update(of).digest("base64url");

/** Takes the same time wherever they differ. */
export function isSameToken(known: string, given: string): boolean {
  const [a, b] = [Buffer.from(known), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
