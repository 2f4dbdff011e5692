import { expect, test } from "vitest";
import { aDataFolder, isReady, runProcess, untilReady } from "./run-process.ts";

test("it starts, says where, and ends at once and in order when told to", { timeout: 120_000 }, async () => {
  const running = await runProcess({ DATA_DIR: await aDataFolder() });
  await untilReady(running);
  expect(running.said()).toContain("Fourball is ready at http://localhost:");
  running.process.kill("SIGTERM");
  expect(await running.ended).toBe(0);
});

test("a second one on the same data folder is refused in words, and the first goes on", { timeout: 120_000 }, async () => {
  const DATA_DIR = await aDataFolder();
  const first = await runProcess({ DATA_DIR });
  await untilReady(first);
  const second = await runProcess({ DATA_DIR });
  expect(await second.ended).toBe(1);
  expect(second.said()).toContain(DATA_DIR);
  expect(second.said()).not.toMatch(/\n\s+at /);
  expect(await isReady(first)).toBe(200);
});

test("a wrong configuration ends it with a list, without a stack", { timeout: 60_000 }, async () => {
  const running = await runProcess({ PORT: "many", SEED: "some" });
  expect(await running.ended).toBe(1);
  expect(running.said()).toMatch(/PORT: .*\n.*SEED: must be demo or off/);
  expect(running.said()).not.toMatch(/\n\s+at /);
});
