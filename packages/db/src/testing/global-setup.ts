import type { TestProject } from "vitest/node";
import { migratedSnapshotFile } from "./embedded-snapshot.ts";
import { makeTemplate, type PostgresTemplate } from "./postgres-template.ts";

/** Where `createTestDatabase` gets its databases from. */
export type TestDatabaseSource = { snapshotFile: string; postgres?: PostgresTemplate };

declare module "vitest" {
  export interface ProvidedContext {
    testDatabaseSource: TestDatabaseSource;
    testScale: "sample" | "full";
  }
}

/** The only place that asks for `TEST_DATABASE_URL`: with it the tests run on that server, else on the embedded engine. */
export default async function provideDatabases(project: TestProject): Promise<() => Promise<void>> {
  const snapshotFile = await migratedSnapshotFile();
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) {
    project.provide("testDatabaseSource", { snapshotFile });
    return async () => {};
  }
  const { template, drop } = await makeTemplate(serverUrl);
  project.provide("testDatabaseSource", { snapshotFile, postgres: { serverUrl, template } });
  return drop;
}
