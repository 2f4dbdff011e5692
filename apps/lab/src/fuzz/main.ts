import "temporal-polyfill/global";
import { printTable } from "@fourball/bench/report/print-table";
import { readFuzzOptions } from "./options.ts";
import { runFuzz } from "./run-fuzz.ts";
import { startOwnServer } from "./start-own-server.ts";

const FAULTS_SHOWN = 20;

const { url, count, seed } = readFuzzOptions(process.argv.slice(2));
const say = (text: string): void => void process.stdout.write(`${text}\n`);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const own = url === undefined ? await startOwnServer() : undefined;
const target = url ?? own?.url ?? "";
say(`${count} malformed inputs to ${target}, --seed ${seed}`);
const started = Date.now();
const onProgress = (sent: number) => {
  if (sent % 10_000 === 0) say(`${sent} sent`);
};
const { tally, isAlive } = await runFuzz({ url: target, count, seed, onProgress });
const bugs = own?.bugsInLog() ?? [];
await own?.[Symbol.asyncDispose]();

printTable(`Malformed inputs, ${Math.round((Date.now() - started) / 1000)} s`, tally.table());
for (const fault of tally.faults.slice(0, FAULTS_SHOWN))
  say(
    `\nrepeat with --seed ${fault.seed} --count ${fault.count}, the last input:\n${JSON.stringify(fault.outcome)}\n${JSON.stringify(fault.input)}`,
  );
if (tally.faults.length > FAULTS_SHOWN) say(`\n… and ${tally.faults.length - FAULTS_SHOWN} more faults`);
for (const bug of bugs.slice(0, FAULTS_SHOWN)) say(`\nin the log of the server: ${bug}`);
const undeclared = bugs.filter((line) => line.includes("which it does not declare"));
say(`\n${undeclared.length} refusals that their procedure does not declare.`);
if (!isAlive) say("\nThe server no longer answers.");
const isSound = isAlive && tally.faults.length === 0 && bugs.length === 0;
say(isSound ? "\nNo 5xx, no crash, no hang." : `\nFaults were found, --seed ${seed}.`);
process.exit(isSound ? 0 : 1);
