import { setTimeout as sleep } from "node:timers/promises";

export type JobLoop = {
  /** Ends the pause, and runs what is due at once. */
  wake(): void;
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
export function startJobLoop({ run, intervalMs, backoffMaxMs = intervalMs, onError }: Options): JobLoop {
  const closing = new AbortController();
  let waking = new AbortController();
  const pause = (ms: number) =>
    sleep(ms, undefined, { signal: AbortSignal.any([closing.signal, waking.signal]), ref: false }).catch(() => undefined);

  async function runForever(): Promise<void> {
    let failures = 0;
    while (!closing.signal.aborted) {
      // From here on, so that the pause after a run during which something became due ends at once.
      waking = new AbortController();
      try {
        const outcome = await run(closing.signal);
        failures = 0;
        if (outcome === "done") await pause(intervalMs);
      } catch (error) {
        onError(error, ++failures);
        await pause(Math.min(intervalMs * 2 ** failures, backoffMaxMs));
      }
    }
  }

  const running = runForever();
  return {
    wake: () => waking.abort(),
    async close() {
      closing.abort();
      await running;
    },
  };
}
