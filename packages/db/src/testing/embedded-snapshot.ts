import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openEmbedded } from "../embedded/open-embedded.ts";
import { migrate } from "../migrate.ts";
import { migrationsFolder } from "../migration-state.ts";

const cache = fileURLToPath(new URL("../../node_modules/.cache/fourball/", import.meta.url));
const anHour = 3_600_000;

/** A migrated, empty database as a file: opening it costs 0.7 s instead of 3 s. Made anew when a migration or the engine changes. */
export async function migratedSnapshotFile(): Promise<string> {
  const name = `snapshot-${await fingerprint()}.tar`;
  const file = join(cache, name);
  await mkdir(cache, { recursive: true });
  await removeOutdated(name);
  if (!(await readdir(cache)).includes(name)) await writeSnapshot(file);
  return file;
}

async function fingerprint(): Promise<string> {
  // The path that the engine is found at names its version.
  const hash = createHash("sha256").update(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
  for (const name of (await readdir(migrationsFolder)).filter((entry) => entry.endsWith(".sql")).sort()) {
    hash.update(await readFile(join(migrationsFolder, name)));
  }
  return hash.digest("hex").slice(0, 16);
}

async function writeSnapshot(file: string): Promise<void> {
  const database = await openEmbedded({ memory: true });
  await migrate(database);
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, await database.snapshot());
  await rename(unfinished, file);
  await database.close();
}

async function removeOutdated(current: string): Promise<void> {
  for (const name of await readdir(cache)) {
    if (name !== current && Date.now() - (await stat(join(cache, name))).mtimeMs > anHour)
      await rm(join(cache, name), { force: true });
  }
}
