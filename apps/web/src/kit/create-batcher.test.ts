import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBatcher } from "./create-batcher.ts";

const pace = { waitMs: 100, cooldownMs: 1500 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("batcher › handles a burst in one batch, and what follows after the cooldown", async () => {
  const handle = vi.fn(async (_: number[]) => undefined);
  const changes = createBatcher(handle, pace);
  for (const each of [1, 2, 3]) changes.add(each);
  await vi.advanceTimersByTimeAsync(100);
  changes.add(4);
  await vi.advanceTimersByTimeAsync(1499);
  expect(handle.mock.calls).toEqual([[[1, 2, 3]]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(handle.mock.calls).toEqual([[[1, 2, 3]], [[4]]]);
});

test("batcher › is blocked by a batch that never ends for ten seconds only", async () => {
  const handle = vi.fn((_: number[]) => new Promise<never>(() => undefined));
  const changes = createBatcher(handle, pace);
  changes.add(1);
  await vi.advanceTimersByTimeAsync(100);
  changes.add(2);
  await vi.advanceTimersByTimeAsync(11_400);
  expect(handle.mock.calls).toEqual([[[1]]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(handle.mock.calls).toEqual([[[1]], [[2]]]);
});

test("batcher › clear drops what waits, also while a batch runs", async () => {
  let end = (): void => undefined;
  const round = new Promise<void>((resolve) => {
    end = resolve;
  });
  const handle = vi.fn((_: number[]) => round);
  const changes = createBatcher(handle, pace);
  changes.add(1);
  await vi.advanceTimersByTimeAsync(100);
  changes.add(2);
  changes.clear();
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(handle.mock.calls).toEqual([[[1]]]);
});

test("batcher › flush handles what waits at once, and each item once", async () => {
  const handle = vi.fn(async (_: number[]) => undefined);
  const changes = createBatcher(handle, pace);
  changes.add(1);
  await vi.advanceTimersByTimeAsync(100);
  changes.add(2);
  changes.flush();
  changes.flush();
  expect(handle.mock.calls).toEqual([[[1]], [[2]]]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(handle).toHaveBeenCalledTimes(2);
});

test("batcher › addSoon does not wait for the cooldown, and takes along what does", async () => {
  const handle = vi.fn(async (_: number[]) => undefined);
  const changes = createBatcher(handle, pace);
  changes.add(1);
  await vi.advanceTimersByTimeAsync(100);
  changes.add(2);
  changes.addSoon(3);
  changes.add(4);
  await vi.advanceTimersByTimeAsync(100);
  expect(handle.mock.calls).toEqual([[[1]], [[2, 3, 4]]]);
});

test("batcher › addSoon does not wait for a batch that is still running", async () => {
  const handle = vi.fn((_: number[]) => new Promise<never>(() => undefined));
  const changes = createBatcher(handle, pace);
  changes.add(1);
  await vi.advanceTimersByTimeAsync(100);
  changes.addSoon(2);
  await vi.advanceTimersByTimeAsync(100);
  expect(handle.mock.calls).toEqual([[[1]], [[2]]]);
});
