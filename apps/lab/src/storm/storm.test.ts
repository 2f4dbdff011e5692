import { freePort } from "@fourball/api/testing/free-port";
import { unpackMigratedDatabase } from "@fourball/db/testing";
import { expect, test } from "vitest";
import { stormOptions } from "./options.ts";
import { runStorm } from "./run-storm.ts";

// After a restart clients wait for seconds before they try again: that is for `npm run nightly`.
test("a storm of twenty golfers who chat finds nothing lost, doubled or out of order", async () => {
  const options = stormOptions({ sockets: 20, clients: 20, restarts: 0, port: await freePort(), parts: ["reconnect"] });
  const { rows, complaints } = await runStorm(options, unpackMigratedDatabase);
  expect({ complaints, parts: rows.length }).toEqual({ complaints: [], parts: 1 });
  expect(rows[0]?.result).toMatch(/^[1-9]\d* messages acknowledged, 0 complaints/);
});
