import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gather } from "./gather.ts";

const pace = { waitMs: 100, restMs: 1500 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("what comes in a burst is dealt with together, and the next after a rest", async () => {
  const deal = vi.fn(async (_: number[]) => undefined);
  const changes = gather(deal, pace);
  for (const each of [1, 2, 3]) changes.add(each);
  await vi.advanceTimersByTimeAsync(100);
  changes.add(4);
  await vi.advanceTimersByTimeAsync(1499);
  expect(deal.mock.calls).toEqual([[[1, 2, 3]]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(deal.mock.calls).toEqual([[[1, 2, 3]], [[4]]]);
});

test("what never comes to an end holds up the others for a while only, and each of them once", async () => {
  const deal = vi.fn((_: number[]) => new Promise<never>(() => undefined));
  const changes = gather(deal, pace);
  changes.add(1);
  await vi.advanceTimersByTimeAsync(100);
  changes.add(2);
  await vi.advanceTimersByTimeAsync(11_400);
  expect(deal.mock.calls).toEqual([[[1]]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(deal.mock.calls).toEqual([[[1]], [[2]]]);
});

test("what waits is forgotten on stop, whatever is still under way", async () => {
  let end = (): void => undefined;
  const round = new Promise<void>((resolve) => {
    end = resolve;
  });
  const deal = vi.fn((_: number[]) => round);
  const changes = gather(deal, pace);
  changes.add(1);
  await vi.advanceTimersByTimeAsync(100);
  changes.add(2);
  changes.stop();
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(deal.mock.calls).toEqual([[[1]]]);
});

test("what waits is dealt with at once when it has to be, and each of it once", async () => {
  const deal = vi.fn(async (_: number[]) => undefined);
  const changes = gather(deal, pace);
  changes.add(1);
  await vi.advanceTimersByTimeAsync(100);
  changes.add(2);
  changes.finish();
  changes.finish();
  expect(deal.mock.calls).toEqual([[[1]], [[2]]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(deal).toHaveBeenCalledTimes(2);
});
