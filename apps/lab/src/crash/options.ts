import { parseArgs } from "node:util";

export type CrashOptions = {
  /** A server on which databases may be created; undefined for the embedded database. */
  postgres: string | undefined;
  cycles: number;
  seed: number;
  /** What is killed: `write`, `start`; empty for both. */
  parts: string[];
};

export function readCrashOptions(args: string[]): CrashOptions {
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
