import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { aDataFolder, isReady, runProcess, untilReady } from "./support/run-process.ts";

describe("server process", () => {
  test("starts, refuses a second process on its data folder, and shuts down gracefully on SIGTERM", {
    timeout: 120_000,
  }, async () => {
    const DATA_DIR = await aDataFolder();
    const first = await runProcess({ DATA_DIR });
    await untilReady(first);
    expect(first.said()).toMatch(/"version":"[\d.]+","engine":"embedded".*"msg":"started"/);

    const second = await runProcess({ DATA_DIR });
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(DATA_DIR);
    expect(second.said()).not.toMatch(/\n\s+at /);
    expect(await isReady(first)).toBe(200);

    first.process.kill("SIGTERM");
    expect(await first.ended).toBe(0);
    // No prose for programs that read the log.
    const messages = first
      .said()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).msg);
    expect(messages).toEqual(["migrated", "started", "stopping", "stopped"]);
  });

  test("exits with the list of configuration errors, without a stack", { timeout: 60_000 }, async () => {
    const running = await runProcess({ PORT: "many", SEED: "some" });
    expect(await running.ended).toBe(1);
    expect(running.said()).toMatch(/PORT: .*\n.*SEED: must be demo or off/);
    expect(running.said()).not.toMatch(/\n\s+at /);
  });

  test("exits with one sentence and advice on a data folder that cannot be made, without a stack", {
    timeout: 60_000,
  }, async () => {
    const file = join(await aDataFolder(), "notes.txt");
    await writeFile(file, "");
    const running = await runProcess({ DATA_DIR: join(file, "data") });
    expect(await running.ended).toBe(1);
    expect(running.said()).toBe(`The data folder cannot be used: ${file} is a file. Name a folder in DATA_DIR.\n`);
  });
});
