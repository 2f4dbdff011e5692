import { unpackMigratedDatabase } from "@fourball/db/testing";
import { describe, expect, test } from "vitest";
import { readFuzzOptions } from "./options.ts";
import { HANG_MS, type Outcome } from "./outcome.ts";
import { runFuzz } from "./run-fuzz.ts";
import { startOwnServer } from "./start-own-server.ts";
import { Tally } from "./tally.ts";

const input = { kind: "static path", bytes: "GET / HTTP/1.1\r\n\r\n" } as const;
const seed = Number(process.env.SEED) || Math.floor(Math.random() * 2 ** 31);

describe("malformed inputs", () => {
  test(`are refused over HTTP and both sockets without a 5xx, a crash or a hang (SEED=${seed})`, async () => {
    await using server = await startOwnServer(unpackMigratedDatabase);
    const { tally, isAlive } = await runFuzz({ url: server.url, count: 100, seed });
    // A machine that is busy with other tests answers late, or with 503 after its time limit; `npm run fuzz` counts both as faults.
    const isLateRefusal = ({ status, ms }: Outcome) => status === 503 && ms > HANG_MS;
    const worst = tally.faults.filter(({ outcome }) => ["5xx", "none"].includes(outcome.answer) && !isLateRefusal(outcome));
    expect({ isAlive, worst, bugs: server.bugsInLog() }).toEqual({ isAlive: true, worst: [], bugs: [] });
  });

  test("are sent to this machine only, unless told otherwise", () => {
    expect(() => readFuzzOptions(["--url", "https://tees.example.org"])).toThrow("tees.example.org is another machine");
    expect(readFuzzOptions(["--url", "https://tees.example.org/", "--allow-remote"]).url).toBe("https://tees.example.org");
    expect(readFuzzOptions(["--url", "http://127.0.0.1:3000"]).url).toBe("http://127.0.0.1:3000");
  });

  test.each([
    ["a 5xx", { answer: "5xx", status: 503, ms: 1 }],
    ["no answer", { answer: "none", status: 0, ms: 1 }],
    ["a late answer", { answer: "refused", status: 400, ms: 2001 }],
  ] as const)("count as faults after %s", (_what, outcome) => {
    const tally = new Tally();
    tally.add({ seed: 1, count: 1, input, outcome });
    expect(tally.faults).toHaveLength(1);
  });

  test("are no fault when they are refused in time", () => {
    const tally = new Tally();
    tally.add({ seed: 1, count: 1, input, outcome: { answer: "refused", status: 400, ms: 2 } });
    expect(tally.faults).toEqual([]);
  });
});
