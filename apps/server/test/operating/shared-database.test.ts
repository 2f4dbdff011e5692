import { createDatabase } from "@fourball/db/client";
import { createEmptyPostgres, testsHavePostgres } from "@fourball/db/testing";
import { pino } from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import { readEnv } from "../../src/env.ts";
import { warnOfSharedDatabase } from "../../src/shared-database.ts";

describe.runIf(testsHavePostgres())("a process that shares its database", { tags: "dialect" }, () => {
  async function warnings(processes: number, environment: Record<string, string> = {}): Promise<string[]> {
    await using server = await createEmptyPostgres();
    const databases = await Promise.all(Array.from({ length: processes }, () => createDatabase({ url: server.url })));
    await Promise.all(databases.map((each) => each.ping()));
    const [database] = databases;
    if (!database) throw new Error("no process");
    onTestFinished(() => Promise.all(databases.map((each) => each.close())).then(() => undefined));
    const logged: string[] = [];
    const log = pino({ level: "warn" }, { write: (line) => void logged.push(JSON.parse(line).msg) });
    await warnOfSharedDatabase({ database, env: readEnv(environment), log });
    return logged;
  }

  test("warns at start without Redis", async () => {
    expect(await warnings(2)).toEqual([expect.stringContaining("set REDIS_URL")]);
  });

  test("does not warn with Redis", async () => {
    expect(await warnings(2, { REDIS_URL: "redis://localhost:6379" })).toEqual([]);
  });

  test("does not warn when it is alone", async () => {
    expect(await warnings(1)).toEqual([]);
  });
});
