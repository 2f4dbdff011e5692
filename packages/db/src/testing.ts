import { readFile } from "node:fs/promises";
import { inject } from "vitest";
import { createDatabase, type Database } from "./client.ts";
import type {} from "./testing/global-setup.ts";
import { copyTemplate } from "./testing/postgres-template.ts";

export type TestDatabase = Database & AsyncDisposable;

/** A migrated, empty database that nobody else uses: `await using database = await createTestDatabase()`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const source = inject("testDatabaseSource");
  if ("snapshotFile" in source) {
    const database = await createDatabase({ memory: true, snapshot: new Uint8Array(await readFile(source.snapshotFile)) });
    return { ...database, [Symbol.asyncDispose]: database.close };
  }
  const copy = await copyTemplate(source);
  const database = await createDatabase({ url: copy.url });
  const close = () => database.close().then(copy.drop);
  return { ...database, close, [Symbol.asyncDispose]: close };
}
