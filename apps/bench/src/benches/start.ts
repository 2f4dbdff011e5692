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

/** Measures the start on the embedded database until ready, with an empty and an existing data folder, and the idle memory. */
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
