import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createDatabase } from "../client.ts";
import { migrate } from "../migrate.ts";
import { queryRows } from "../rows.ts";
import { users } from "../schema/index.ts";
import { DataFolderOfOtherVersion, EMBEDDED_MAJOR } from "./data-folder.ts";

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "fourball-data-"));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

describe("the data folder", () => {
  test("keeps golfers across a restart, and is created with its parents", async () => {
    const dataDir = join(parent, "not", "yet", "there");
    const first = await createDatabase({ dataDir });
    await migrate(first);
    await first.db.insert(users).values({ email: "ann@example.com" });
    await first.close();

    const second = await createDatabase({ dataDir });
    await migrate(second);
    expect(await second.db.$count(users)).toBe(1);
    const settings = sql`select current_setting('server_version') as version, current_setting('fsync') as fsync`;
    expect(await queryRows(second.db, settings)).toMatchObject([
      { version: expect.stringMatching(`^${EMBEDDED_MAJOR}\\.`), fsync: "on" },
    ]);
    await second.close();
  });

  test("is refused with advice when it belongs to another PostgreSQL version, and stays unchanged and unlocked", async () => {
    await mkdir(join(parent, "postgres"));
    await writeFile(join(parent, "postgres", "PG_VERSION"), "17\n");
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const failure = await createDatabase({ dataDir: parent }).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(DataFolderOfOtherVersion);
      expect(String(failure)).toMatch(/written by PostgreSQL 17.*npm run db:copy -- <DATABASE_URL>.*move the folder away/s);
    }
  });
});
