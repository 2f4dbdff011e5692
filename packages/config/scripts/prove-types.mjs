// Breaks a copy of the code in many small ways, one at a time, and shows who notices. A word narrows it: `prove-types.mjs mood`.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { firstTypeError, outcomesOf } from "./prove-types/catchers.mjs";
import { mutated, mutations } from "./prove-types/mutations.mjs";
import { roomsInOrder, whoCanNotice } from "./prove-types/rooms.mjs";
import { scratchCopy } from "./prove-types/scratch-copy.mjs";

const [word = ""] = process.argv.slice(2);
const chosen = mutations.filter(({ name }) => name.includes(word));
const copy = scratchCopy(fileURLToPath(new URL("../../..", import.meta.url)));
const rooms = roomsInOrder(copy);
const say = (text) => process.stdout.write(`${text}\n`);

// What is wrong before anything is broken would pass for being noticed.
const wrong = firstTypeError(copy, rooms);
if (wrong) throw new Error(`The code does not compile as it is: ${wrong}`);
const tests = chosen.map(({ caughtBy }) => caughtBy).filter((catcher) => catcher !== "types");
const outcomes = tests.length > 0 ? outcomesOf(copy, tests) : new Map();
const failing = tests.filter(({ name }) => outcomes.get(name) !== "passed");
const problems = failing.map(({ test, name }) => `"${name}" of ${test}: ${outcomes.get(name) ?? "no such test"}`);
if (problems.length > 0) throw new Error(`These tests do not pass as they are:\n${problems.join("\n")}`);

const started = performance.now();
const secondsSince = (from) => ((performance.now() - from) / 1000).toFixed(1);
const survivors = [];
for (const mutation of chosen) {
  const from = performance.now();
  const catcher = caught(mutation);
  if (!catcher) survivors.push(mutation);
  say(`${catcher ? "caught  " : "SURVIVED"} ${secondsSince(from).padStart(5)} s  ${mutation.name}`);
  say(`                    ${catcher ?? `${mutation.file}: nobody noticed`}`);
}
say(`\n${chosen.length - survivors.length} of ${chosen.length} mutations caught in ${secondsSince(started)} s.`);
process.exit(survivors.length === 0 ? 0 : 1);

/** Who noticed, in words; nothing when nobody did. */
function caught(mutation) {
  const path = join(copy, mutation.file);
  const text = readFileSync(path, "utf8");
  writeFileSync(path, mutated(text, mutation));
  try {
    const { caughtBy, file } = mutation;
    if (caughtBy === "types") return firstTypeError(copy, whoCanNotice(rooms, file));
    return outcomesOf(copy, [caughtBy]).get(caughtBy.name) === "failed" ? `${caughtBy.test}: ${caughtBy.name}` : undefined;
  } finally {
    writeFileSync(path, text);
  }
}
