import { createHmac, hkdfSync } from "node:crypto";
import type { Db, Tx } from "@fourball/db/client";
import { installationSecrets } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { newSecret } from "./secret-hash.ts";

const NAME = "keys";

/** A key for one purpose, the same in every process and after every start. */
export async function installationKey(db: Db | Tx, purpose: string): Promise<Buffer> {
  return Buffer.from(hkdfSync("sha256", await installationSecret(db), "", purpose, 32));
}

async function installationSecret(db: Db | Tx): Promise<string> {
  const find = () => db.select().from(installationSecrets).where(eq(installationSecrets.name, NAME));
  const [known] = await find();
  if (known) return known.secret;
  await db.insert(installationSecrets).values({ name: NAME, secret: newSecret() }).onConflictDoNothing();
  const [stored] = await find();
  if (!stored) throw new Error("the secret of the installation is gone");
  return stored.secret;
}

/** A token that is stored nowhere: with the key it can be made again. */
export const derivedToken = (key: Buffer, of: string): string => createHmac("sha256", key).update(of).digest("base64url");
