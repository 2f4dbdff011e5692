import { describe, expect, test, vi } from "vitest";
import { startJobLoop } from "../../src/jobs/job-loop.ts";

const often = { intervalMs: 1, onError: () => undefined };

describe("a job loop", () => {
  test("runs at the start and then at its interval, one run at a time", async () => {
    let under = 0;
    let most = 0;
    let runs = 0;
    const loop = startJobLoop({
      ...often,
      run: async () => {
        most = Math.max(most, ++under);
        await Promise.resolve();
        under--;
        runs++;
        return "done";
      },
    });
    await vi.waitUntil(() => runs > 3);
    await loop.close();
    expect(most).toBe(1);
  });

  test("runs at once when it is woken, in its pause and during a run", async () => {
    let runs = 0;
    let wake: () => void = () => undefined;
    const loop = startJobLoop({
      intervalMs: 3_600_000,
      onError: () => undefined,
      run: async () => {
        if (++runs === 2) wake();
        return "done";
      },
    });
    wake = loop.wake;
    await vi.waitUntil(() => runs === 1);
    loop.wake();
    await vi.waitUntil(() => runs === 3);
    await loop.close();
  });

  test("reports a failed run and goes on", async () => {
    const errors: unknown[] = [];
    let runs = 0;
    const loop = startJobLoop({
      intervalMs: 1,
      onError: (error, failures) => errors.push([error, failures]),
      run: async () => {
        if (++runs < 3) throw new Error("the database is away");
        return "done";
      },
    });
    await vi.waitUntil(() => runs > 3);
    await loop.close();
    const away = new Error("the database is away");
    expect(errors).toEqual([
      [away, 1],
      [away, 2],
    ]);
  });

  test("waits for the run in progress when it is closed, and starts no other", async () => {
    let runs = 0;
    let end: () => void = () => undefined;
    const inProgress = new Promise<"done">((resolve) => {
      end = () => resolve("done");
    });
    const run = () => {
      runs++;
      return inProgress;
    };
    const closed = startJobLoop({ ...often, run }).close();
    end();
    await closed;
    expect(runs).toBe(1);
  });

  test("runs again at once while there is more to do", async () => {
    let runs = 0;
    const run = async () => (++runs < 4 ? ("more" as const) : ("done" as const));
    const loop = startJobLoop({ ...often, intervalMs: 60_000, run });
    await vi.waitUntil(() => runs >= 4);
    await loop.close();
  });

  test("pauses longer after every failure in a row", async () => {
    const pauses: number[] = [];
    let last = performance.now();
    const loop = startJobLoop({
      intervalMs: 10,
      backoffMaxMs: 40,
      onError: () => undefined,
      run: async () => {
        pauses.push(performance.now() - last);
        last = performance.now();
        throw new Error("the database is away");
      },
    });
    await vi.waitUntil(() => pauses.length >= 4);
    await loop.close();
    const atLeast = [0, 19, 39, 39];
    expect(pauses.slice(0, 4).map((pause, index) => pause >= (atLeast[index] ?? 0))).toEqual([true, true, true, true]);
  });
});
