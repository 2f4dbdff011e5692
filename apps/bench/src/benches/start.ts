import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Options } from "../options.ts";
import { spreadOf, spreadText } from "../report/figures.ts";
import { printTable } from "../report/print-table.ts";
import { writeResult } from "../report/write-result.ts";
import { residentMegabytes } from "../servers/process-figures.ts";
import { startBuilt } from "../servers/start-server.ts";

const SETTLE_MS = 3_000;

/** From the command to the first visitor, on the embedded database: in an empty folder and in a filled one, and its memory at rest. */
export async function benchStart({ port, rounds }: Options): Promise<void> {
  const measured: Record<"cold" | "warm", { ms: number; megabytes: number }[]> = { cold: [], warm: [] };
  for (let round = 0; round < rounds; round++) {
    const folder = mkdtempSync(join(tmpdir(), "fourball-bench-"));
    for (const state of ["cold", "warm"] as const) {
      const started = performance.now();
      await using server = await startBuilt(port, folder, { DATA_DIR: join(folder, "data"), SEED: "demo" });
      const ms = performance.now() - started;
      await pause(SETTLE_MS);
      measured[state].push({ ms, megabytes: residentMegabytes(server.pid) });
    }
    rmSync(folder, { recursive: true, force: true });
  }
  const results = Object.entries(measured).map(([state, figures]) => ({
    state,
    ms: spreadOf(figures.map(({ ms }) => ms)),
    megabytes: spreadOf(figures.map(({ megabytes }) => megabytes)),
  }));
  printTable(`Start on the embedded database, ${rounds} rounds`, [
    ["", "ms", "min-max", "MB at rest", "min-max"],
    ...results.map(({ state, ms, megabytes }) => [state, ...spreadText(ms), ...spreadText(megabytes)]),
  ]);
  writeResult("start", { rounds, results });
}
