import { readFile } from "node:fs/promises";
import { inject } from "vitest";
import { createDatabase, type Database } from "./client.ts";
import { type EmbeddedDatabase, openEmbedded } from "./embedded/open-embedded.ts";
import { tablesInForeignKeyOrder } from "./tables-in-order.ts";
import type {} from "./testing/global-setup.ts";
import { copyTemplate, createEmptyDatabase } from "./testing/postgres-template.ts";

export type TestDatabase = Database & AsyncDisposable;

/** A migrated, empty database that nobody else uses: `await using database = await createTestDatabase()`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { postgres } = inject("testDatabaseSource");
  if (!postgres) return createEmbeddedTestDatabase();
  const copy = await copyTemplate(postgres);
  const database = await createDatabase({ url: copy.url });
  const close = () => database.close().then(copy.drop);
  return { ...database, close, [Symbol.asyncDispose]: close };
}

/** The same on the embedded engine, whatever the other tests run on. */
export async function createEmbeddedTestDatabase(): Promise<EmbeddedDatabase & AsyncDisposable> {
  const database = await openEmbedded({ memory: true, snapshot: await migratedSnapshot() });
  return { ...database, [Symbol.asyncDispose]: database.close };
}

export const migratedSnapshot = async (): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(inject("testDatabaseSource").snapshotFile));

/** Deletes every row, in a thirtieth of the time that another database takes: for tests that share one. */
export async function emptyTables({ db }: Database): Promise<void> {
  await db.transaction(async (tx) => {
    for (const table of tablesInForeignKeyOrder().reverse()) await tx.delete(table);
  });
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
