import type { Db, Tx } from "@fourball/db/client";
import { installationSecrets } from "@fourball/db/schema/index";
import { eq } from "drizzle-orm";

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
