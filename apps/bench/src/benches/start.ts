import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Options } from "../options.ts";
import { spreadOf, spreadText } from "../report/figures.ts";
import { printTable } from "../report/print-table.ts";
import { writeResult } from "../report/write-result.ts";
import { busyMs, residentMegabytes } from "../servers/process-figures.ts";
import { startBuilt } from "../servers/start-server.ts";

const SETTLE_MS = 5_000;

/** Measures the start on the embedded database until ready, with an empty and an existing data folder, its processor time, and the idle memory. */
export async function benchStart({ port, rounds }: Options): Promise<void> {
  const measured: Record<"cold" | "warm", { ms: number; cpuMs: number; megabytes: number }[]> = { cold: [], warm: [] };
  for (let round = 0; round < rounds; round++) {
    const folder = mkdtempSync(join(tmpdir(), "fourball-bench-"));
    for (const state of ["cold", "warm"] as const) {
      const started = performance.now();
      await using server = await startBuilt(port, folder, { DATA_DIR: join(folder, "data"), SEED: "demo" });
      const ms = performance.now() - started;
      const cpuMs = busyMs(server.pid);
      await pause(SETTLE_MS);
      measured[state].push({ ms, cpuMs, megabytes: residentMegabytes(server.pid) });
    }
    rmSync(folder, { recursive: true, force: true });
  }
  const results = Object.entries(measured).map(([state, figures]) => ({
    state,
    ms: spreadOf(figures.map(({ ms }) => ms)),
    cpuMs: spreadOf(figures.map(({ cpuMs }) => cpuMs)),
    megabytes: spreadOf(figures.map(({ megabytes }) => megabytes)),
  }));
  printTable(`Start on the embedded database, ${rounds} rounds`, [
    ["", "ms", "min-max", "processor ms", "min-max", "MB at rest", "min-max"],
    ...results.map(({ state, ms, cpuMs, megabytes }) => [
      state,
      ...spreadText(ms),
      ...spreadText(cpuMs),
      ...spreadText(megabytes),
    ]),
  ]);
  writeResult("start", { rounds, results });
}
