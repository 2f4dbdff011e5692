import { hkdfSync } from "node:crypto";
import type { Db } from "@fourball/db/client";
import { installationSecrets } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";
import { newSecret } from "./secret-hash.ts";

const NAME = "keys";

/** A key for one purpose, the same in every process and after every start. */
export async function installationKey(db: Db, purpose: string): Promise<Buffer> {
  await db.insert(installationSecrets).values({ name: NAME, secret: newSecret() }).onConflictDoNothing();
  const [stored] = await db.select().from(installationSecrets).where(eq(installationSecrets.name, NAME));
  if (!stored) throw new Error("the secret of the installation is gone");
  return Buffer.from(hkdfSync("sha256", stored.secret, "", purpose, 32));
}
