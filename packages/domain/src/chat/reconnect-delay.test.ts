import { expect, test } from "vitest";
import { reconnectDelay } from "./reconnect-delay.ts";

const soonest = (failures: number) => reconnectDelay(failures, () => 0);
const latest = (failures: number) => reconnectDelay(failures, () => 1);

test("the first try is after 3 seconds, and at most half a second later", () => {
  expect([soonest(0), latest(0)]).toEqual([3000, 3500]);
});

test("the next two are as soon, spread over two seconds more", () => {
  expect([1, 2].map((failures) => [soonest(failures), latest(failures)])).toEqual([
    [3000, 5000],
    [3000, 5000],
  ]);
});

test("after three failures each wait is half as long again, up to a minute", () => {
  expect([3, 4, 5].map(soonest)).toEqual([4500, 6750, 10_125]);
  expect([soonest(30), latest(30)]).toEqual([60_000, 60_000]);
});
