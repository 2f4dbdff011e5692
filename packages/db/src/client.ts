import type { Database } from "./database.ts";
import type { EmbeddedOptions } from "./embedded/open-embedded.ts";
import type { PostgresOptions } from "./postgres/connect-postgres.ts";

export type { Database, Db, ReplicaDatabase, Tx } from "./database.ts";

export type DatabaseOptions =
  | PostgresOptions
  /** The embedded PostgreSQL: in a folder that only this process may use, or in memory and forgotten at its end. */
  | EmbeddedOptions;

/** Loads only the engine that is asked for: the embedded one costs a second and 300 MB. */
export async function createDatabase(options: DatabaseOptions): Promise<Database> {
  if ("url" in options) {
    const { connectPostgres } = await import("./postgres/connect-postgres.ts");
    return connectPostgres(options);
  }
  const { openEmbedded } = await import("./embedded/open-embedded.ts");
  return openEmbedded(options);
}
