import { writeFile } from "node:fs/promises";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { aDataFolder, isReady, type Running, runProcess, untilReady } from "../support/run-process.ts";

/** Whether a probe is answered, on a connection of these. */
const answers = ({ url }: Running, agent: Agent | false) =>
  new Promise<boolean>((resolve) => {
    const request = get(`${url}/healthz`, { agent, timeout: 1000 }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode === 200));
    });
    request.once("timeout", () => request.destroy()).once("error", () => resolve(false));
  });

describe("server process", () => {
  test("starts, refuses a second process on its data folder, answers its probe at 256 open files while more clients keep their connections, and shuts down gracefully on SIGTERM", {
    timeout: 120_000,
  }, async () => {
    const DATA_DIR = await aDataFolder();
    const first = await runProcess({ DATA_DIR }, { openFiles: "256" });
    await untilReady(first);
    expect(first.said()).toMatch(/"version":"[\d.]+","engine":"embedded".*"msg":"started"/);

    const second = await runProcess({ DATA_DIR });
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(DATA_DIR);
    expect(second.said()).not.toMatch(/\n\s+at /);
    expect(await isReady(first)).toBe(200);

    const clients = new Agent({ keepAlive: true, maxFreeSockets: 300 });
    onTestFinished(() => clients.destroy());
    await Promise.all(Array.from({ length: 300 }, () => answers(first, clients)));
    await expect.poll(() => answers(first, false), { timeout: 10_000 }).toBe(true);

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
