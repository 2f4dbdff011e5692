import { setTimeout as sleep } from "node:timers/promises";

export type JobLoop = {
  /** Returns when the run in progress has ended; no other begins. */
  close(): Promise<void>;
};

type Options = {
  /** Runs what is due, and says whether there is more to do at once. Ends early once the signal aborts. */
  run(signal: AbortSignal): Promise<"more" | "done">;
  intervalMs: number;
  /** The longest pause after repeated failures; without it a failure does not change the interval. */
  backoffMaxMs?: number;
  /** `failures` is how many runs in a row have failed. */
  onError(error: unknown, failures: number): void;
};

/** Runs a job at once and then at an interval, each run only when the one before has ended. */
export function startJobLoop(options: Options): JobLoop {
  const closing = new AbortController();
  const running = runForever(options, closing.signal);
  return {
    async close() {
      closing.abort();
      await running;
    },
  };
}

async function runForever({ run, intervalMs, backoffMaxMs = intervalMs, onError }: Options, signal: AbortSignal): Promise<void> {
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
  let failures = 0;
  while (!signal.aborted) {
    try {
      const outcome = await run(signal);
      failures = 0;
      if (outcome === "done") await pause(intervalMs);
    } catch (error) {
      onError(error, ++failures);
      await pause(Math.min(intervalMs * 2 ** failures, backoffMaxMs));
    }
  }
}
