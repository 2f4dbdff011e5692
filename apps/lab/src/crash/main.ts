import "temporal-polyfill/global";
import { parseArgs } from "node:util";
import { printTable } from "@fourball/bench/report/print-table";
import { dice } from "@fourball/db/seed/random";
import type { Found } from "./found.ts";
import { killInFirstStart } from "./kill-while-starting.ts";
import { type Kills, killWhileWriting } from "./kill-while-writing.ts";

/** Starts that are killed take longest, and are a tenth of the kills each. */
const STARTS_SHARE = 10;
const COMPLAINTS_SHOWN = 20;

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const { postgres, cycles, seed, parts } = readCrashOptions(process.argv.slice(2));
const say = (text: string): void => void process.stdout.write(`${text}\n`);
say(`${cycles} kills on ${postgres ? "two processes on PostgreSQL" : "the embedded database"}, --seed ${seed}`);

const starts = Math.ceil(cycles / STARTS_SHARE);
const kinds = [
  { part: "write", name: "while golfers write", kill: killWhileWriting, times: cycles },
  {
    part: "power",
    name: "and the power lost, while golfers write",
    kill: (work: Kills) => killWhileWriting({ ...work, losesPower: true }),
    times: postgres ? 0 : cycles,
  },
  { part: "start", name: "during the first start", kill: killInFirstStart, times: starts },
];
const unknown = parts.find((part) => !kinds.some((kind) => kind.part === part));
if (unknown !== undefined) throw new Error(`There is no part ${unknown}: ${kinds.map(({ part }) => part).join(", ")}`);

/** A server that does not come back ends its kind of kills, and the others go on. */
const failed = (error: unknown): Found => ({ kills: 0, writes: 0, complaints: [String(error)] });

const rows = [["killed", "kills", "acknowledged writes", "lost, doubled or out of order", "seconds"]];
const complaints: string[] = [];
for (const { part, name, kill, times } of kinds) {
  if (parts.length > 0 && !parts.includes(part)) continue;
  const started = Date.now();
  const found = await kill({ postgres, cycles: times, dice: dice(seed) }).catch(failed);
  const seconds = Math.round((Date.now() - started) / 1000);
  rows.push([name, ...[found.kills, found.writes, found.complaints.length, seconds].map(String)]);
  complaints.push(...found.complaints.map((complaint) => `${name}, ${complaint}`));
  say(`${name}: ${found.kills} kills, ${found.complaints.length} faults, ${seconds} s`);
}

printTable("SIGKILL", rows);
for (const complaint of complaints.slice(0, COMPLAINTS_SHOWN)) say(complaint);
say(
  complaints.length === 0
    ? "\nNothing that was acknowledged was lost, doubled or out of order."
    : `\nFaults were found, --seed ${seed}.`,
);
process.exit(complaints.length === 0 ? 0 : 1);

type CrashOptions = {
  /** A server on which databases may be created; undefined for the embedded database. */
  postgres: string | undefined;
  cycles: number;
  seed: number;
  /** What is killed: `write`, `start`; empty for both. */
  parts: string[];
};

function readCrashOptions(args: string[]): CrashOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      postgres: { type: "string" },
      cycles: { type: "string", default: "10" },
      seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
    },
  });
  return {
    postgres: values.postgres,
    cycles: wholeNumber("cycles", values.cycles),
    seed: wholeNumber("seed", values.seed),
    parts: positionals,
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new Error(`--${name} must be a whole number`);
  return Number(text);
}
