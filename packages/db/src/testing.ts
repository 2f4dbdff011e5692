import { execFile } from "node:child_process";
import { mkdir, readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { getTableName, sql } from "drizzle-orm";
import { inject } from "vitest";
import { createDatabase, type Database } from "./client.ts";
import { engineFolderIn } from "./embedded/data-folder.ts";
import { type EmbeddedDatabase, openEmbedded } from "./embedded/open-embedded.ts";
import { observeDatabase } from "./observe-database.ts";
import { tablesInForeignKeyOrder } from "./tables-in-order.ts";
import type {} from "./testing/global-setup.ts";
import { copyTemplate, createEmptyDatabase } from "./testing/postgres-template.ts";
import { recordStatementsIn } from "./testing/released-statements.ts";

export type TestDatabase = Database & AsyncDisposable;

// Twenty at once wait for one lock in turn: on a busy machine for longer than a golfer should wait.
const patient = { statement_timeout: 60_000, lock_timeout: 60_000 };

type TestLimits = {
  /** How long a transaction may wait for its next statement, in milliseconds. */
  idleLimitMs?: number;
};

/** A migrated, empty database of its own: `await using database = await createTestDatabase()`. */
export async function createTestDatabase({ idleLimitMs }: TestLimits = {}): Promise<TestDatabase> {
  const { postgres } = inject("testDatabaseSource");
  if (!postgres) return createEmbeddedTestDatabase({ ...(idleLimitMs !== undefined && { idleLimitMs }) });
  const copy = await copyTemplate(postgres);
  const limits = { ...patient, ...(idleLimitMs !== undefined && { idle_in_transaction_session_timeout: idleLimitMs }) };
  const database = await createDatabase({ url: copy.url, limits });
  const close = () => database.close().then(copy.drop);
  return { ...database, close, [Symbol.asyncDispose]: close };
}

let shared: Promise<TestDatabase> | undefined;

/** The one that the files of a worker share, each after it has emptied it. It ends with the worker. */
export const sharedTestDatabase = (): Promise<TestDatabase> => {
  shared ??= createTestDatabase();
  return shared;
};

/** The same on the embedded engine, whatever the other tests run on. */
export async function createEmbeddedTestDatabase(limits: TestLimits = {}): Promise<EmbeddedDatabase & AsyncDisposable> {
  const database = await openEmbedded({ memory: true, snapshot: await migratedSnapshot(), ...limits });
  const { statementsFolder } = inject("testDatabaseSource");
  if (statementsFolder) observeDatabase(database.db, recordStatementsIn(statementsFolder));
  return { ...database, [Symbol.asyncDispose]: database.close };
}

export const migratedSnapshot = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(inject("testDatabaseSource").snapshotFile));

// One statement, hence one round trip and one transaction. On tables of a few rows DELETE is far faster than TRUNCATE.
const deleteAll = sql.raw(
  `DO $$ BEGIN ${tablesInForeignKeyOrder()
    .reverse()
    .map((table) => `DELETE FROM ${getTableName(table)};`)
    .join(" ")} END $$`,
);

/** Puts an empty, migrated database into an empty data folder. */
export async function unpackMigratedDatabase(dataDir: string): Promise<void> {
  const engineFolder = engineFolderIn(dataDir);
  await mkdir(engineFolder, { recursive: true, mode: 0o700 });
  await promisify(execFile)("tar", ["-xf", inject("testDatabaseSource").snapshotFile, "-C", engineFolder]);
}

/** Deletes every row, in a fraction of the time that another database takes: for tests that share one. */
export async function emptyTables({ db }: Database): Promise<void> {
  await db.execute(deleteAll);
}

/** Whether a PostgreSQL server was given, for `test.runIf`. */
export const testsHavePostgres = (): boolean => inject("testDatabaseSource").postgres !== undefined;

/** The address of a PostgreSQL database without tables. */
export async function createEmptyPostgres(): Promise<{ url: string } & AsyncDisposable> {
  const { postgres } = inject("testDatabaseSource");
  if (!postgres) throw new Error("No PostgreSQL server was given to the tests");
  const { url, drop } = await createEmptyDatabase(postgres);
  return { url, [Symbol.asyncDispose]: drop };
}

/** Whether they run at full count, for `test.runIf`. */
export const testsAreFull = (): boolean => inject("testScale") === "full";

/**
 * How often something is repeated: a sample in every run, all of it under `npm run test:full`. Transactions of the
 * embedded engine wait for each other, so a race between them ends alike each time: `embedded` repeats it less.
 */
export const atScale = ({ sample, full, embedded = sample }: { sample: number; full: number; embedded?: number }): number => {
  if (testsAreFull()) return full;
  return testsHavePostgres() ? sample : embedded;
};
