import { freePort } from "@fourball/api/testing/free-port";
import { expect, test } from "vitest";
import { stormOptions } from "./options.ts";
import { runStorm } from "./run-storm.ts";

test("fifty idle golfers, twenty who chat through restarts, and slow readers: nothing is lost", {
  timeout: 240_000,
}, async () => {
  const options = stormOptions({ sockets: 50, clients: 20, port: await freePort() });
  const { rows, complaints } = await runStorm(options);
  expect(complaints).toEqual([]);
  // Two parts need PostgreSQL.
  expect(rows.map(({ result }) => result).filter((result) => result.startsWith("skipped"))).toHaveLength(2);
});
