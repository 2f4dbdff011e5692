import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Db } from "../database.ts";
import { users } from "../schema/index.ts";
import { unpackMigratedDatabase } from "../testing.ts";
import { copyDataFolder } from "./copy-data-folder.ts";
import { engineFolderIn } from "./data-folder.ts";
import { openEmbedded } from "./open-embedded.ts";

let parent: string;
let dataDir: string;
let copy: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "fourball-copy-"));
  [dataDir, copy] = [join(parent, "data"), join(parent, "copy")];
  await mkdir(copy);
  await unpackMigratedDatabase(dataDir);
});
afterEach(() => rm(parent, { recursive: true, force: true }));

describe("a copy of the data folder", () => {
  test("has whole transactions, those that were under way when a server was asked for it too", async () => {
    const database = await openEmbedded({ dataDir });
    const signUp = (db: Db, name: string) => db.insert(users).values({ email: `${name}@example.com` });
    let copying = Promise.resolve();
    await database.db.transaction(async (tx) => {
      await signUp(tx, "ann");
      copying = database.copyTo(engineFolderIn(copy));
      await signUp(tx, "bob");
    });
    await Promise.all([copying, signUp(database.db, "cleo")]);
    await expect(copyDataFolder(dataDir, copy)).rejects.toThrow(/could not be copied: .*exist/i);
    expect(await database.db.$count(users)).toBe(3);
    await database.close();

    const copied = await openEmbedded({ dataDir: copy });
    const found = await copied.db.select({ email: users.email }).from(users).orderBy(asc(users.email));
    await copied.close();
    expect(found.map(({ email }) => email).slice(0, 2)).toEqual(["ann@example.com", "bob@example.com"]);
  });

  test("is made without a server, of a folder that nothing has open", async () => {
    await copyDataFolder(dataDir, copy);
    expect(await readdir(join(copy, "postgres"))).toEqual(await readdir(join(dataDir, "postgres")));
    expect(await readdir(dataDir)).toEqual(["postgres"]);
  });
});
