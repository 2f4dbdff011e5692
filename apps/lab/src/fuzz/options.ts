import { parseArgs } from "node:util";

export type FuzzOptions = {
  /** The server under test; undefined for one of our own on a temporary data folder. */
  url: string | undefined;
  count: number;
  /** The same seed and count give the same inputs. */
  seed: number;
};

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

export function readFuzzOptions(args: string[]): FuzzOptions {
  const { values } = parseArgs({
    args,
    options: {
      url: { type: "string" },
      count: { type: "string", default: "10000" },
      seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
      "allow-remote": { type: "boolean", default: false },
    },
  });
  return {
    url: values.url === undefined ? undefined : allowed(values.url, values["allow-remote"]),
    count: wholeNumber("count", values.count),
    seed: wholeNumber("seed", values.seed),
  };
}

/** Malformed requests create accounts and games, and may look like an attack to the owner of the server. */
function allowed(address: string, allowRemote: boolean): string {
  const { hostname, origin } = new URL(address);
  if (!LOOPBACK.has(hostname) && !allowRemote)
    throw new Error(`${hostname} is another machine: add --allow-remote if it is yours`);
  return origin;
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new Error(`--${name} must be a whole number`);
  return Number(text);
}
