import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema/index.ts";

/** What every service is given: a pooled connection or a transaction, on either engine. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A `Db` that is known to be inside a transaction. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];

/** A copy that follows the primary, and how far it has come. */
export type ReplicaDatabase = {
  db: Db;
  /** How far the primary has written. */
  primaryPosition(): Promise<string>;
  /** Whether the copy has everything up to a position of the primary. */
  hasReplayed(position: string): Promise<boolean>;
};

export type Database = {
  db: Db;
  engine: "embedded" | "postgres";
  /** A copy for reads that may be a moment old; null without one. */
  replica: ReplicaDatabase | null;
  /** How many connections this process opens at most. */
  poolSize: number;
  /** Rejects when the database does not answer a trivial question within two seconds. */
  ping(): Promise<void>;
  /** How many other processes have it open. */
  countOtherProcesses(): Promise<number>;
  /** Runs work that no other process may do at the same time (migrations, seeding), without the limits of a request. */
  exclusively<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Ends what is under way and lets go of the connections, or of the data folder. */
  close(): Promise<void>;
};
