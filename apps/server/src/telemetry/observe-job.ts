import type { Metrics } from "../metrics/metrics.ts";

type Run = (signal: AbortSignal) => Promise<"more" | "done">;

/** The same job, whose runs are counted under its name. */
export function observeJob(metrics: Metrics | undefined, name: string, run: Run): Run {
  if (!metrics) return run;
  metrics.jobStarted(name);
  return async (signal) => {
    const started = performance.now();
    let outcome: "done" | "failed" = "failed";
    try {
      const result = await run(signal);
      outcome = "done";
      return result;
    } finally {
      metrics.jobEnded(name, outcome, performance.now() - started);
    }
  };
}
