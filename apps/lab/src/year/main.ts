import "temporal-polyfill/global";
import { loadavg } from "node:os";
import { printTable } from "@fourball/bench/report/print-table";
import { growthTable } from "./growth.ts";
import { readYearOptions } from "./options.ts";
import { runYear } from "./run-year.ts";

const COMPLAINTS_SHOWN = 20;
const REFUSALS_SHOWN = 8;

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const options = readYearOptions(process.argv.slice(2));
const say = (text: string): void => void process.stdout.write(`${text}\n`);
say(`${options.days} days of ${options.golfers} golfers on two processes, --seed ${options.seed}`);

const started = performance.now();
const { steps, tally, mails, sizes, waited, complaints } = await runYear(options, say);
const seconds = Math.round((performance.now() - started) / 1000);
const count = (what: string): number => steps.filter((step) => step.what === what).length;
const refused = [...tally.refused.values()].reduce((sum, each) => sum + each, 0);

printTable("Rows and kilobytes, with indexes", growthTable(sizes));
const often = [...tally.refused].sort(([, a], [, b]) => b - a).slice(0, REFUSALS_SHOWN);
say(`
${steps.length} steps in ${seconds} s, load average ${loadavg()[0]?.toFixed(1)}, ${new Date().toISOString()}
${count("kill")} kills, ${count("down")} downtimes
${tally.calls} calls, ${tally.unanswered} without an answer, ${refused} refused, most often: ${often.map(([what, times]) => `${what} (${times})`).join(", ")}
${mails.mails} mails, ${mails.repeatedByKills} sent again because a server was killed while it sent them
${waited} jobs were put off because the database was too busy`);
for (const complaint of complaints.slice(0, COMPLAINTS_SHOWN)) say(`FAILED: ${complaint}`);
if (complaints.length > COMPLAINTS_SHOWN) say(`and ${complaints.length - COMPLAINTS_SHOWN} more`);
say(complaints.length === 0 ? "Nothing was wrong." : `Faults were found, --seed ${options.seed}.`);
process.exit(complaints.length === 0 ? 0 : 1);
