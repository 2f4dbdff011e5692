import { expect, test } from "vitest";
import { StaleCache } from "./stale-cache.ts";

function aReader() {
  const clock = { ms: 1 };
  const cache = new StaleCache<number>({ now: () => clock.ms });
  const reads: { resolve(value: number): void; reject(error: Error): void }[] = [];
  const read = () => cache.get("figures", () => new Promise((resolve, reject) => reads.push({ resolve, reject })));
  const at = (seconds: number) => {
    clock.ms = 1 + seconds * 1000;
  };
  return { at, read, reads };
}

test("what is cached is read once for all who ask, and again after half a minute, for which nobody waits", async () => {
  const { at, read, reads } = aReader();
  const together = [read(), read()];
  reads[0]?.resolve(1);
  expect(await Promise.all(together)).toEqual([1, 1]);
  at(29);
  expect(await read()).toBe(1);
  expect(reads).toHaveLength(1);
  at(31);
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect(reads).toHaveLength(2);
  reads[1]?.resolve(2);
  await expect.poll(read).toBe(2);
  expect(reads).toHaveLength(2);
});

test("what is cached for longer than some minutes is not answered any more", async () => {
  const { at, read, reads } = aReader();
  const first = read();
  reads[0]?.resolve(1);
  await first;
  at(301);
  const next = read();
  reads[1]?.resolve(2);
  expect(await next).toBe(2);
});

test("what could not be read again is still answered, and tried by the next who asks", async () => {
  const { at, read, reads } = aReader();
  const failing = expect(read()).rejects.toThrow("away");
  reads[0]?.reject(new Error("away"));
  await failing;
  const first = read();
  reads[1]?.resolve(1);
  await first;
  at(31);
  expect(await read()).toBe(1);
  reads[2]?.reject(new Error("away"));
  await expect.poll(async () => [await read(), reads.length]).toEqual([1, 4]);
  reads[3]?.resolve(2);
  await expect.poll(read).toBe(2);
});
