import { expect, test } from "vitest";
import { TokenBucket } from "./token-bucket.ts";

let time = 0;
const bucket = (factor: number) => new TokenBucket({ perSecond: 2, burst: 3 }, factor, () => time);
const taken = (from: TokenBucket, times: number) => Array.from({ length: times }, () => from.take()).filter(Boolean).length;

test("a token bucket allows its burst, then its rate, and never keeps more than its burst", () => {
  const tokens = bucket(1);
  expect(taken(tokens, 10)).toBe(3);
  time += 1000;
  expect(taken(tokens, 10)).toBe(2);
  time += 60_000;
  expect(tokens.take(4)).toBe(false);
  expect(tokens.take(3)).toBe(true);
});

test("a token bucket grows by its factor, and allows everything when limits are off", () => {
  expect(taken(bucket(10), 100)).toBe(30);
  expect(taken(bucket(Number.POSITIVE_INFINITY), 1000)).toBe(1000);
});
