import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createDatabase } from "../client.ts";
import { migrate } from "../migrate.ts";
import { queryRows } from "../rows.ts";
import { users } from "../schema/index.ts";
import { DataFolderOfOtherVersion, DataFolderUnusable, EMBEDDED_MAJOR } from "./data-folder.ts";
import { folderProblem } from "./folder-problem.ts";

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

  test("is refused with advice where a file is in its way", async () => {
    const file = join(parent, "notes.txt");
    await writeFile(file, "");
    for (const dataDir of [file, join(file, "data")]) {
      const failure = await createDatabase({ dataDir }).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(DataFolderUnusable);
      expect(String(failure)).toContain(`The data folder cannot be used: ${file} is a file. Name a folder in DATA_DIR.`);
    }
  });

  test.runIf(process.platform === "linux")("is refused at once where no folder can be made", async () => {
    const failure = await createDatabase({ dataDir: "/proc/fourball/data" }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DataFolderUnusable);
    expect(String(failure)).toContain("/proc/fourball/data cannot be made or written (ENOENT). Name a folder on a disk");
  });

  const refused = (code: string) => Object.assign(new Error("refused"), { syscall: "mkdir", code });

  test("is to be given to the user of the server, and neither a parent nor a folder of others", async () => {
    const adviceFor = async (folder: string) => (await folderProblem(folder, refused("EACCES")))?.advice;
    const missing = join(parent, "not", "there");
    expect(await adviceFor(missing)).toBe(
      `Give it to the user that runs the server: mkdir -p ${missing} && chown USER ${missing}`,
    );
    expect(await adviceFor(parent)).toContain(`mkdir -p ${parent} && chown USER ${parent}`);

    await writeFile(join(parent, "letters.txt"), "");
    expect(await adviceFor(parent)).not.toContain("chown");
    await mkdir(join(parent, "postgres"));
    expect(await adviceFor(parent)).toContain(`chown -R USER ${parent}`);
    expect(await adviceFor(join(parent, "my data"))).toContain(`chown USER '${join(parent, "my data")}'`);
  });

  test("is explained on a full disk and on one without write access", async () => {
    expect(await folderProblem(parent, refused("ENOSPC"))).toMatchObject({ found: `the disk of ${parent} is full` });
    expect(await folderProblem(parent, refused("EROFS"))).toMatchObject({
      found: `the disk of ${parent} is mounted read-only`,
    });
    expect(await folderProblem(parent, new TypeError("x is undefined"))).toBeUndefined();
  });
});
