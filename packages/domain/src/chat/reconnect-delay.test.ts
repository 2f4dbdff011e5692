import { describe, expect, test } from "vitest";
import { reconnectDelay } from "./reconnect-delay.ts";

const soonest = (failures: number) => reconnectDelay(failures, () => 0);
const latest = (failures: number) => reconnectDelay(failures, () => 1);

describe("the reconnect delay", () => {
  test("is 3 seconds at first, plus at most half a second", () => {
    expect([soonest(0), latest(0)]).toEqual([3000, 3500]);
  });

  test("stays the same for two more tries, spread over two more seconds", () => {
    expect([1, 2].map((failures) => [soonest(failures), latest(failures)])).toEqual([
      [3000, 5000],
      [3000, 5000],
    ]);
  });

  test("grows by half after three failures, up to a minute", () => {
    expect([3, 4, 5].map(soonest)).toEqual([4500, 6750, 10_125]);
    expect([soonest(30), latest(30)]).toEqual([60_000, 60_000]);
  });
});
