import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { DataFolderInUse, lockFolder, locksOf } from "./folder-lock.ts";

let folder: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fourball-lock-"));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

const tsx = createRequire(import.meta.url).resolve("tsx");
const holdFolder = fileURLToPath(new URL("../testing/hold-folder.ts", import.meta.url));

function startHolder() {
  const child = spawn(process.execPath, ["--import", tsx, holdFolder, folder], {
    stdio: "pipe",
  });
  children.push(child);
  return child;
}

describe("the folder lock", () => {
  test("refuses a second process with advice, and admits another once the first was killed", async () => {
    const first = startHolder();
    await once(first.stdout, "data");

    const second = startHolder();
    const [advice, [exitCode]] = await Promise.all([text(second.stderr), once(second, "exit")]);
    expect(exitCode).toBe(1);
    expect(advice).toContain(`The data folder ${folder} is in use by another Fourball process`);

    first.kill("SIGKILL");
    await once(first, "exit");
    const third = startHolder();
    expect(String(await once(third.stdout, "data"))).toBe("open\n");
    third.stdin.end();
    expect((await once(third, "exit"))[0]).toBe(0);
    expect(await readdir(folder)).toEqual(["postgres"]);
  });

  test("is never held twice when several processes find a leftover lock at once", async () => {
    for (let round = 0; round < 8; round += 1) {
      await writeFile(join(folder, "lock-leftover"), "");
      const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => lockFolder(folder)));
      const holders = outcomes.filter((outcome) => outcome.status === "fulfilled");
      const failures = outcomes.filter((outcome) => outcome.status === "rejected");
      expect(holders.length).toBeLessThanOrEqual(1);
      for (const { reason } of failures) expect(reason).toBeInstanceOf(DataFolderInUse);
      for (const { value: release } of holders) await release();
    }
    expect(await readdir(folder)).toEqual([]);
  });

  test("works for a folder whose path is too long for a socket", async () => {
    const deep = join(folder, "a-long-name-".repeat(5), "and-a-longer-one-".repeat(5));
    await mkdir(deep, { recursive: true });
    const release = await lockFolder(deep);
    await expect(lockFolder(deep)).rejects.toBeInstanceOf(DataFolderInUse);
    await release();
    await (await lockFolder(deep))();
  });

  test("is released at once while a process that says nothing is connected", async () => {
    const release = await lockFolder(folder, (visitor) => visitor.resume());
    const [lock = ""] = await locksOf(folder);
    const silent = connect(lock);
    await once(silent, "connect");
    await Promise.all([once(silent, "close"), release()]);
    expect(await readdir(folder)).toEqual([]);
  });
});
