import "temporal-polyfill/global";
import { parseArgs } from "node:util";
import { printTable } from "@fourball/bench/report/print-table";
import { z } from "zod";
import { type FillResult, type FillRun, simulateFill } from "./fill.ts";

const count = z.coerce.number().int().positive();
const options = z.object({
  seed: count.default(2026),
  golfers: count.default(2_000),
  days: count.default(200),
  /** Spots that are lost on each day. */
  losses: count.default(10),
});

const text = { type: "string" } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: text, golfers: text, days: text, losses: text },
});
if (positionals.join(" ") !== "fill") throw new Error("Say what to simulate: npm run simulate -- fill");
const { losses: lossesADay, ...rest } = options.parse(values);

/** What the feature is to reach for spots that are lost six hours before tee-off. */
const AIM = { hoursBefore: 6, filledPercent: 80, messages: 8 } as const;

type Row = Pick<FillRun, "hoursBefore"> & Partial<FillRun> & { name: string };
const ROWS: Row[] = [
  ...[2, 6, 12, 24, 48].map((hoursBefore) => ({ name: `${hoursBefore} h before`, hoursBefore })),
  { name: "6 h before, one at a time", hoursBefore: 6, mode: "one-at-a-time" },
  { name: "6 h before, half as willing", hoursBefore: 6, willingness: 0.5 },
  { name: "6 h before, lost at night too", hoursBefore: 6, isAtNightToo: true },
];

const filledPercent = ({ minutes, lost }: FillResult): number => (100 * minutes.length) / lost;
const messagesASpot = ({ minutes, messages }: FillResult): number => messages / minutes.length;
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const results = ROWS.map(({ name, ...row }) => {
  const run: FillRun = { mode: "first-come", willingness: 1, isAtNightToo: false, lossesADay, ...rest, ...row };
  return { name, run, result: simulateFill(run) };
});

printTable("Spots lost", [
  ["lost", "spots", "filled", "messages a filled spot", "median minutes", "yes too late", "golfers over the limits"],
  ...results.map(({ name, result }) => [
    name,
    String(result.lost),
    `${filledPercent(result).toFixed(1)} %`,
    messagesASpot(result).toFixed(1),
    median(result.minutes).toFixed(0),
    String(result.tooLate),
    String(result.overLimits),
  ]),
]);

const aimed = results.find(({ run }) => run.hoursBefore === AIM.hoursBefore)?.result;
const isReached =
  aimed !== undefined &&
  filledPercent(aimed) >= AIM.filledPercent &&
  messagesASpot(aimed) < AIM.messages &&
  results.every(({ result }) => result.overLimits === 0);
process.stdout.write(isReached ? "The aims are reached.\n" : `The aims are missed, --seed ${rest.seed}.\n`);
process.exit(isReached ? 0 : 1);
