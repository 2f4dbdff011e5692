import type { TestProject } from "vitest/node";
import { migratedSnapshotFile } from "./embedded-snapshot.ts";
import { makeTemplate, type PostgresTemplate } from "./postgres-template.ts";

/** Where `createTestDatabase` gets its databases from. */
export type TestDatabaseSource = { snapshotFile: string } | PostgresTemplate;

declare module "vitest" {
  export interface ProvidedContext {
    testDatabaseSource: TestDatabaseSource;
  }
}

/** The only place that asks for `TEST_DATABASE_URL`: with it every test runs on that server, else on the embedded engine. */
export default async function provideDatabases(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (!serverUrl) {
    project.provide("testDatabaseSource", { snapshotFile: await migratedSnapshotFile() });
    return undefined;
  }
  const { template, drop } = await makeTemplate(serverUrl);
  project.provide("testDatabaseSource", { serverUrl, template });
  return drop;
}
