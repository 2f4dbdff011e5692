import { aimText } from "./aims.ts";
import type { BlockedTime } from "./blocked-times.ts";
import type { Interaction } from "./interaction-times.ts";
import type { Measured } from "./measure-page.ts";
import type { PaintRatios } from "./paint-times.ts";

/** Named as the aims; KB are compressed. */
const COLUMNS = [
  "scripts",
  "KB",
  "requests",
  "calls",
  "later",
  "shift",
  "moved",
  "scroll",
  "sideways",
  "small",
  "axe",
  "controls",
  "words",
  "targets",
  "height",
  "action",
];

export const rowsText = (rows: readonly Measured[]): string =>
  table([
    ["route", "width", ...COLUMNS],
    ...rows.map(({ route, width, scripts, kb, requests, calls, later, shift, moved, scrolled, sideways, small, axe, ...row }) => [
      route,
      ...[width, scripts].map(String),
      kb.toFixed(1),
      String(requests),
      ...[calls, later].map(({ length }) => String(length)),
      shift.toFixed(3),
      ...[moved, scrolled, sideways, small.length, axe, row.controls.length, row.words].map(String),
      ...[width < 640 ? row.targets.length : "", row.height, row.action ?? ""].map(String),
    ]),
    ["aim", "", ...COLUMNS.map(aimText)],
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
    ["CPU 4x, from tap", "next paint, ms", "shown, ms", "fixed work, ms", "ratio"],
    ...times.map(({ name, ms, shown, work, ratio }) => [
      name,
      ...[ms, shown, work].map((time) => (time === undefined ? "" : String(Math.round(time)))),
      ratio.toFixed(2),
    ]),
    ["aim", "100", "100", "", String(aim)],
  ]);

export const blockedText = (times: readonly BlockedTime[], aim: number): string =>
  table([
    ["CPU 4x, by processor time", "blocked, ms", "least", "most"],
    ...times.map(({ page, blocked, least, most }) => [page, ...[blocked, least, most].map((time) => String(Math.round(time)))]),
    ["aim", `floor + ${aim}`, "", ""],
  ]);

/** How one letter was answered: until it was painted, and how long the server took for the search it led to. */
export type Keystroke = { painted: number; searched: number };

export function typingText(courses: number, strokes: readonly Keystroke[]): string {
  const quantiles = (times: number[]) => {
    const sorted = times.toSorted((a, b) => a - b);
    return [0.5, 0.95].map((share) => String(Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)));
  };
  return table([
    [`a letter among ${courses} courses`, "p50, ms", "p95, ms"],
    ["until it is painted", ...quantiles(strokes.map(({ painted }) => painted))],
    ["the search, from request to answer", ...quantiles(strokes.map(({ searched }) => searched))],
    ["aim", "", "50"],
  ]);
}

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
