import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createEmptyPostgres, testsHavePostgres } from "@fourball/db/testing";
import { describe, expect, test } from "vitest";
import { aDataFolder, aMigratedDataFolder } from "../support/run-process.ts";

const command = fileURLToPath(new URL("../../dist/cli/copy-to-postgres.js", import.meta.url));
const somewhere = "postgres://nobody@127.0.0.1:1/nothing";

/** What `npm run db:copy` prints, in a folder of its own with an `.env`. */
async function copy(url: string, settings: string): Promise<{ code: number; said: string }> {
  const cwd = await aDataFolder();
  await writeFile(join(cwd, ".env"), settings);
  const { PATH = "" } = process.env;
  return promisify(execFile)(process.execPath, [command, url], { cwd, env: { PATH } }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    (error) => ({ code: Number(error.code), said: String(error.stderr) }),
  );
}

describe("copying to PostgreSQL by the command", () => {
  test("refuses a folder without a database, in words, and makes none there", async () => {
    const folder = join(await aDataFolder(), "data");
    const { code, said } = await copy(somewhere, `DATA_DIR=${folder}`);
    expect(code).toBe(1);
    expect(said).toBe(`There is no embedded database in ${folder}. DATA_DIR names the folder of the server.\n`);
    expect(existsSync(folder)).toBe(false);
  });

  test.runIf(testsHavePostgres())("copies the database of the DATA_DIR in .env", { tags: "dialect" }, async () => {
    const folder = await aMigratedDataFolder();
    await using target = await createEmptyPostgres();
    const { code, said } = await copy(target.url, `DATA_DIR=${folder}`);
    expect(said).toMatch(/^ +\d+ {2}users$/m);
    expect(code).toBe(0);
  });
});
