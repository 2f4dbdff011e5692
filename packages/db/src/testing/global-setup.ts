import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openEmbedded } from "../embedded/open-embedded.ts";
import { migrate } from "../migrate.ts";
import { migratedSnapshotFile } from "./embedded-snapshot.ts";
import { makeTemplate, type PostgresTemplate } from "./postgres-template.ts";
import { releaseRecorded } from "./released-statements.ts";

/** Where `createTestDatabase` gets its databases from. */
export type TestDatabaseSource = {
  snapshotFile: string;
  postgres?: PostgresTemplate;
  /** Where the statements that tests cause are written, while a release is made. */
  statementsFolder?: string;
};

declare module "vitest" {
  export interface ProvidedContext {
    testDatabaseSource: TestDatabaseSource;
    testScale: "sample" | "full";
  }
}

/**
 * The only place that asks for `TEST_DATABASE_URL`: with it the tests run on that server, else on the embedded engine. With
 * `RECORD_STATEMENTS` their statements become those of the last release.
 */
export default async function provideDatabases(project: TestProject): Promise<() => Promise<void>> {
  const snapshotFile = await migratedSnapshotFile();
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl && process.env.RECORD_STATEMENTS) {
    const statementsFolder = await mkdtemp(join(tmpdir(), "fourball-statements-"));
    project.provide("testDatabaseSource", { snapshotFile, statementsFolder });
    return () => release(statementsFolder);
  }
  if (!serverUrl) {
    project.provide("testDatabaseSource", { snapshotFile });
    return async () => {};
  }
  const { template, drop } = await makeTemplate(serverUrl);
  project.provide("testDatabaseSource", { snapshotFile, postgres: { serverUrl, template } });
  return drop;
}

async function release(statementsFolder: string): Promise<void> {
  const database = await openEmbedded({ memory: true });
  await migrate(database);
  await releaseRecorded(database.db, statementsFolder);
  await database.close();
  await rm(statementsFolder, { recursive: true });
}
