import { loadavg } from "node:os";
import { printTable } from "@fourball/bench/report/print-table";
import { say } from "@fourball/bench/report/progress";
import type { PartReport } from "../storm/part.ts";

export function printReport(title: string, { rows, complaints }: PartReport): void {
  const load = loadavg()[0]?.toFixed(1);
  printTable(`${title}, load ${load}`, [
    ["", "clients", "result"],
    ...rows.map(({ what, count, result }) => [what, count, result]),
  ]);
  for (const complaint of complaints) say(`FAILED: ${complaint}`);
}
