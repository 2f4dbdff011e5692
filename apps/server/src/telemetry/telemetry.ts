import type { ObserveCall } from "@fourball/api/context";
import { toFailure } from "@fourball/api/describe-failure";
import type { Env } from "../env.ts";
import type { Outages } from "../log/outages.ts";
import type { EndedRequest, Metrics } from "../metrics/metrics.ts";
import type { Tracing } from "../tracing/tracing.ts";

/** What watches the server: nothing, unless the environment asks for it. */
export type Telemetry = { metrics?: Metrics | undefined; tracing?: Tracing | undefined };

/** Loads only what is asked for. */
export async function startTelemetry(env: Env, outages: Outages): Promise<Telemetry> {
  const isMeasured = env.METRICS_PORT !== undefined;
  return {
    metrics: isMeasured ? (await import("../metrics/create-metrics.ts")).createMetrics() : undefined,
    tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? (await import("../tracing/create-tracing.ts")).createTracing(env, outages)
      : undefined,
  };
}

type ObservedRequest = {
  /** For its line in the log. */
  traceId: string | undefined;
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  end(request: EndedRequest): void;
};

/** Starts to watch one request; undefined when nothing does. `traceparent` is the header of a client. */
export function observeRequest({ metrics, tracing }: Telemetry, traceparent: string | undefined): ObservedRequest | undefined {
  if (!metrics && !tracing) return undefined;
  metrics?.requestStarted();
  const span = tracing?.startRequest(traceparent);
  return {
    traceId: span?.traceId,
    run: (work) => (span ? span.run(work) : work()),
    end(request) {
      metrics?.requestEnded(request);
      span?.end(request);
    },
  };
}

export function observeCalls({ metrics, tracing }: Telemetry): ObserveCall | undefined {
  if (!metrics && !tracing) return undefined;
  return async (path, run) => {
    const started = performance.now();
    const result = await (tracing ? tracing.call(path, run) : run());
    const outcome = result.ok ? "ok" : (toFailure(result.error)?.code ?? "bug");
    metrics?.callEnded(path, outcome, performance.now() - started);
    return result;
  };
}
