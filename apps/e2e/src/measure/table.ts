import { aimText } from "./aims.ts";
import type { Interaction } from "./interaction-times.ts";
import type { Measured } from "./measure-page.ts";
import type { PaintRatios } from "./paint-times.ts";

export const rowsText = (rows: readonly Measured[]): string =>
  table([
    ["route", "width", "scripts", "gzip KB", "requests", "calls", "shift", "scroll", "sideways", "axe", "height", "action"],
    ...rows.map(({ route, width, scripts, kb, requests, calls, shift, scrolled, sideways, axe, height, action }) => [
      route,
      ...[width, scripts].map(String),
      kb.toFixed(1),
      String(requests),
      String(calls.length),
      shift.toFixed(3),
      ...[scrolled, sideways, axe, height, action ?? ""].map(String),
    ]),
    ["aim", "", ...["scripts", "KB", "", "calls", "shift", "scroll", "sideways", "axe", "height", "action"].map(aimText)],
  ]);

export const paintText = ({ landing, marketplace, first, largest }: PaintRatios): string =>
  table([
    ["slow 4G, CPU 4x, medians", "first paint", "largest paint"],
    ["landing, ms", ...[landing.first, landing.largest].map(Math.round).map(String)],
    ["marketplace, ms", ...[marketplace.first, marketplace.largest].map(Math.round).map(String)],
    ["marketplace by landing", first.toFixed(2), largest.toFixed(2)],
    ["aim", aimText("first paint"), aimText("largest paint")],
  ]);

export const interactionsText = (times: readonly Interaction[], aim: number): string =>
  table([
    ["CPU 4x, from tap to paint", "ms", "fixed work, ms", "ratio"],
    ...times.map(({ name, ms, work, ratio }) => [name, ...[ms, work].map(Math.round).map(String), ratio.toFixed(2)]),
    ["aim", "100", "", String(aim)],
  ]);

type Effort = { taps: number; swipes: number };
export type MeasuredTaps = { task: string; done: Effort; most: Effort };

export const tapsText = (measured: readonly MeasuredTaps[]): string =>
  table([
    ["on a phone, from the page", "taps", "aim", "swipes", "aim"],
    ...measured.map(({ task, done, most }) => [task, ...[done.taps, most.taps, done.swipes, most.swipes].map(String)]),
  ]);

export const print = (text: string): boolean => process.stdout.write(`\n${text}\n`);

/** Columns as wide as their longest cell; the first is aligned left. */
function table(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number): string =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join("  ")).join("\n");
}
