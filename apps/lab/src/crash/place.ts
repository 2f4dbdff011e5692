import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, type Database } from "@fourball/db/client";
import { createEmptyDatabase } from "@fourball/db/testing/postgres-template";

/** An empty database and the environment of servers on it. */
export type Place = AsyncDisposable & {
  folder: string;
  dataDir: string;
  environment: Record<string, string>;
  /** Opens the database without a server; on the embedded engine none may run. */
  open(): Promise<Database>;
};

export async function aPlace(postgres: string | undefined): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), "fourball-crash-"));
  const own = postgres ? await createEmptyDatabase({ serverUrl: postgres, template: "fourball_crash" }) : undefined;
  const dataDir = join(folder, "data");
  return {
    folder,
    dataDir,
    environment: {
      DATA_DIR: dataDir,
      SEED: "demo",
      RATE_LIMIT: "off",
      LOG_LEVEL: "error",
      ...(own && { DATABASE_URL: own.url }),
    },
    open: () => createDatabase(own ? { url: own.url } : { dataDir }),
    async [Symbol.asyncDispose]() {
      await own?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A machine that can lose its power: what its disk had not been made to keep is gone then. */
export type Power = { nodeArgs: string[]; environment: Record<string, string>; lose(): Promise<void> };

export async function aPower({ folder, dataDir }: Place): Promise<Power> {
  const engineFolder = join(dataDir, "postgres");
  const kept = join(folder, "kept");
  await mkdir(kept);
  return {
    nodeArgs: ["--import", new URL("./forgetful-disk.mjs", import.meta.url).href],
    environment: { FORGETFUL_FOLDER: engineFolder, FORGETFUL_COPY: kept },
    async lose() {
      await rm(engineFolder, { recursive: true });
      await cp(kept, engineFolder, { recursive: true });
    },
  };
}
