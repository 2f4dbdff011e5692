import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { cube } from "@electric-sql/pglite/contrib/cube";
import { earthdistance } from "@electric-sql/pglite/contrib/earthdistance";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { expect, onTestFinished, test } from "vitest";
import { migratedSnapshot } from "../testing.ts";
import { DurableFolder, durably } from "./durable-folder.mjs";

test("a commit reaches the disk before it is answered, and a read waits for none", async () => {
  const folder = await mkdtemp(join(tmpdir(), "fourball-durable-"));
  const engine = await PGlite.create({
    fs: new DurableFolder(join(folder, "postgres")),
    loadDataDir: new Blob([await migratedSnapshot()]),
    extensions: { cube, earthdistance, pg_trgm },
    startParams: [...PGlite.defaultStartParams, ...durably],
  });
  onTestFinished(async () => {
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  });
  const files = engine.Module.NODEFS.stream_ops;
  const sync = files.fsync;
  let synced = 0;
  files.fsync = (file: unknown) => {
    sync(file);
    synced += 1;
  };
  const syncsOf = async (statement: string): Promise<number> => {
    synced = 0;
    await engine.exec(statement);
    return synced;
  };

  expect(await syncsOf("insert into users (email) values ('ann@example.com')")).toBe(1);
  expect(await syncsOf("select * from users")).toBe(0);
  expect(await syncsOf("begin; update users set bio = 'a'; update users set bio = 'b'; commit")).toBe(1);
  // The pages of tables, and the folders of files that were renamed.
  expect(await syncsOf("checkpoint")).toBeGreaterThan(2);
});
