import { fail } from "@fourball/domain/failure";

export type Semaphore = {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** How many pieces of work wait. */
  waiting(): number;
};

/** Runs so many pieces of work at once; the others wait, and beyond `queueMax` they are refused. */
export function createSemaphore(limit: number, queueMax: number): Semaphore {
  let running = 0;
  const waiting: (() => void)[] = [];
  const run: Semaphore["run"] = async (work) => {
    if (running >= limit) {
      if (waiting.length >= queueMax) throw fail("serviceUnavailable", { retryAfterSeconds: 1 });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      // The next in the queue takes over the permit.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
  return { run, waiting: () => waiting.length };
}
