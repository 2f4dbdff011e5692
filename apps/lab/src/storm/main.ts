import "temporal-polyfill/global";
import { loadavg } from "node:os";
import { readStormOptions } from "./options.ts";
import { runStorm } from "./run-storm.ts";

const COUNT_WIDTH = 6;

const options = readStormOptions(process.argv.slice(2));
const { rows, complaints } = await runStorm(options);
const load = loadavg().map((average) => average.toFixed(1));
const width = Math.max(...rows.map(({ what }) => what.length));
process.stdout.write(`\nStorm, --seed ${options.seed}, load average ${load.join(" ")}, ${new Date().toISOString()}\n`);
for (const { what, count, result } of rows)
  process.stdout.write(`${what.padEnd(width)}  ${count.padStart(COUNT_WIDTH)}  ${result}\n`);
for (const complaint of complaints) process.stdout.write(`FAILED: ${complaint}\n`);
process.exitCode = complaints.length > 0 ? 1 : 0;
