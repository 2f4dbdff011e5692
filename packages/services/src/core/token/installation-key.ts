import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import type { Db, Tx } from "@fourball/db/client";
import { installationSecrets } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
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

/** Made once for the installation: of processes that start at the same time, all read what the first one stored. */
export async function installationSecret(db: Db | Tx, name: string, make: () => string | Promise<string>): Promise<string> {
  const find = () => db.select().from(installationSecrets).where(eq(installationSecrets.name, name));
  const [known] = await find();
  if (known) return known.secret;
  await db
    .insert(installationSecrets)
    .values({ name, secret: await make() })
    .onConflictDoNothing();
  const [stored] = await find();
  if (!stored) throw new Error(`the secret "${name}" of the installation is gone`);
  return stored.secret;
}
