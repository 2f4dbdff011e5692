import { mkdtemp, rm } from "node:fs/promises";
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
