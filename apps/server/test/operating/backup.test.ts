import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase, type Database } from "@fourball/db/client";
import { migrate } from "@fourball/db/migrate";
import { createDiskStore, pictureFolder } from "@fourball/db/pictures/disk-store";
import { users } from "@fourball/db/schema/index";
import { createEmptyPostgres, testsHavePostgres, unpackMigratedDatabase } from "@fourball/db/testing";
import { pictureKey } from "@fourball/domain/picture/address";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { ageOfNewestFile } from "../../src/backup/backup-age.ts";
import { drillAgeSeconds } from "../../src/backup/backup-folder.ts";
import { withCleanup } from "../../src/backup/cleanup.ts";
import { makeBackup } from "../../src/backup/make-backup.ts";
import { countMissingPictures } from "../../src/backup/picture-copies.ts";
import { printDrill } from "../../src/backup/print-drill.ts";
import { runDrill } from "../../src/backup/run-drill.ts";

type Installation = { DATA_DIR: string; BACKUP_FOLDER: string; DATABASE_URL?: string; DATABASE_PREPARE: "on" };

const backUp = (env: Installation) => withCleanup((cleanup) => makeBackup(env, cleanup));
const drill = (env: Installation) => withCleanup((cleanup) => runDrill(env, cleanup));
const signUp = (database: Database, name: string) => database.db.insert(users).values({ email: `${name}@example.com` });

/** Folders of its own, also for what is temporary. */
async function anInstallation(): Promise<Installation & { temporary: string }> {
  const folder = await mkdtemp(join(tmpdir(), "fourball-backup-"));
  const [DATA_DIR, BACKUP_FOLDER, temporary] = [join(folder, "data"), join(folder, "backups"), join(folder, "temporary")];
  for (const path of [BACKUP_FOLDER, temporary]) await mkdir(path);
  vi.stubEnv("TMPDIR", temporary);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true, force: true });
  });
  return { DATA_DIR, BACKUP_FOLDER, DATABASE_PREPARE: "on", temporary };
}

describe("a backup of the embedded database", () => {
  test("is made while golfers write, and passes a drill that leaves nothing behind", async () => {
    const { temporary, ...env } = await anInstallation();
    await unpackMigratedDatabase(env.DATA_DIR);
    const picture = pictureKey({ kind: "golfer", hash: "a".repeat(64) }, 512);
    await createDiskStore(pictureFolder(env.DATA_DIR)).put(picture, Uint8Array.of(1, 2, 3));
    const server = await createDatabase({ dataDir: env.DATA_DIR });
    onTestFinished(() => server.close());
    await signUp(server, "ann");
    await Promise.all([backUp(env), signUp(server, "bob"), signUp(server, "cleo")]);
    await signUp(server, "dan");
    expect(await createDiskStore(join(env.BACKUP_FOLDER, "pictures")).get(picture)).toEqual(Uint8Array.of(1, 2, 3));
    expect(await drillAgeSeconds(env)).toBeNull();

    const passed = await drill(env);
    expect(printDrill(passed)).toMatch(
      /users: [123] added or changed, 0 changed or deleted \([123] rows in the backup, 4 now\)\nPassed$/,
    );
    expect(await drillAgeSeconds(env)).toBeLessThan(600);
    expect(await readdir(temporary)).toEqual([]);
    expect(await readdir(env.DATA_DIR)).toEqual([expect.stringMatching(/^lock-/), "pictures", "postgres"]);
  });

  test("fails a drill when it is damaged", async () => {
    const { temporary, ...env } = await anInstallation();
    await unpackMigratedDatabase(env.DATA_DIR);
    const backup = await backUp(env);
    await truncate(join(backup, "postgres", "global", "pg_control"), 100);
    await expect(drill(env)).rejects.toThrow(`${backup} could not be opened: the backup is damaged or not whole.`);
    expect(await readdir(temporary)).toEqual([]);
  });

  test("lacks pictures that are missing or cut off, but for those that came since", async () => {
    const { DATA_DIR, BACKUP_FOLDER } = await anInstallation();
    const [pictures, copies] = [createDiskStore(pictureFolder(DATA_DIR)), createDiskStore(join(BACKUP_FOLDER, "pictures"))];
    const keys = ["a", "b", "c"].map((letter) => pictureKey({ kind: "golfer", hash: letter.repeat(64) }, 512));
    for (const [index, key] of keys.entries()) {
      await pictures.put(key, Uint8Array.of(1, 2, 3));
      if (index > 0) await copies.put(key, new Uint8Array(index + 1));
    }
    expect(await countMissingPictures(DATA_DIR, BACKUP_FOLDER, new Date(Date.now() + 60_000))).toBe(2);
    expect(await countMissingPictures(DATA_DIR, BACKUP_FOLDER, new Date(0))).toBe(0);
  });

  test("isn't there until it is whole: one that fails leaves nothing", async () => {
    const { temporary: _, ...env } = await anInstallation();
    await expect(backUp(env)).rejects.toThrow(`There is no embedded database in ${env.DATA_DIR}`);
    expect(await readdir(env.BACKUP_FOLDER)).toEqual([]);
    await expect(drill(env)).rejects.toThrow("Make one with `npm run backup`");
  });

  test("has the age of the newest, which pictures and the last drill don't count for", async () => {
    const { temporary: _, ...env } = await anInstallation();
    await mkdir(join(env.BACKUP_FOLDER, "pictures"));
    await writeFile(join(env.BACKUP_FOLDER, "last-drill.json"), "{}");
    await mkdir(join(env.BACKUP_FOLDER, ".fourball-2026-05-01T00-00-00.000Z"));
    expect(await ageOfNewestFile(env.BACKUP_FOLDER)).toBeNull();
  });
});

describe.runIf(testsHavePostgres())("a backup of PostgreSQL", { tags: "dialect" }, () => {
  async function onPostgres(url: string) {
    const { temporary: _, ...env } = await anInstallation();
    const database = await createDatabase({ url, poolSize: 2 });
    onTestFinished(() => database.close());
    await migrate(database);
    return { database, env: { ...env, DATABASE_URL: url } };
  }

  const drillDatabases = ({ db }: Database, url: string) =>
    db.execute(`select from pg_database where datname like '${new URL(url).pathname.slice(1)}\\_drill%'`);

  test("passes a drill that leaves nothing behind, and fails one when it is cut off", async () => {
    await using empty = await createEmptyPostgres();
    const { database, env } = await onPostgres(empty.url);
    await signUp(database, "ann");
    const backup = await backUp(env);
    await signUp(database, "bob");
    expect(printDrill(await drill(env))).toMatch(
      /users: 1 added or changed, 0 changed or deleted \(1 rows in the backup, 2 now\)\nPassed$/,
    );
    expect(await drillDatabases(database, empty.url)).toHaveLength(0);

    await truncate(join(backup, "database.dump"), 20_000);
    await expect(drill(env)).rejects.toThrow(/could not be restored: pg_restore failed: .*end of file/);
    await truncate(join(backup, "database.dump"), 0);
    await expect(drill(env)).rejects.toThrow(/could not be restored: pg_restore failed: .*too short/);
    expect(await drillDatabases(database, empty.url)).toHaveLength(0);
  });

  test("fails a drill when it has no tables, or is of a newer release", async () => {
    await using empty = await createEmptyPostgres();
    const { temporary: _, ...folders } = await anInstallation();
    const env = { ...folders, DATABASE_URL: empty.url };
    await backUp(env);
    await expect(drill(env)).rejects.toThrow("is empty: it has no tables.");

    const { db } = (await onPostgres(empty.url)).database;
    await db.execute("insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9000000000000)");
    await backUp(env);
    await expect(drill(env)).rejects.toThrow(/is of another release\. .*newer release/);
  });
});
