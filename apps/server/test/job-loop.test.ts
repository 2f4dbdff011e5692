import { expect, test, vi } from "vitest";
import { startJobLoop } from "../src/jobs/job-loop.ts";

const often = { everyMs: 1, onError: () => undefined };

test("jobs run at the start and again and again, one round at a time", async () => {
  let under = 0;
  let most = 0;
  let rounds = 0;
  const loop = startJobLoop({
    ...often,
    run: async () => {
      most = Math.max(most, ++under);
      await Promise.resolve();
      under--;
      rounds++;
    },
  });
  await vi.waitUntil(() => rounds > 3);
  await loop.close();
  expect(most).toBe(1);
});

test("a round that fails is told, and the next one runs", async () => {
  const errors: unknown[] = [];
  let rounds = 0;
  const loop = startJobLoop({
    everyMs: 1,
    onError: (error) => errors.push(error),
    run: async () => {
      if (++rounds === 1) throw new Error("the database is away");
    },
  });
  await vi.waitUntil(() => rounds > 1);
  await loop.close();
  expect(errors).toEqual([new Error("the database is away")]);
});

test("closing waits for the round that is under way, and no other begins", async () => {
  let rounds = 0;
  let end: () => void = () => undefined;
  const underWay = new Promise<void>((resolve) => {
    end = resolve;
  });
  const run = () => {
    rounds++;
    return underWay;
  };
  const closed = startJobLoop({ ...often, run }).close();
  end();
  await closed;
  expect(rounds).toBe(1);
});
