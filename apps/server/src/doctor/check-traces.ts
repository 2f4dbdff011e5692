import type { Env } from "../env.ts";
import { type Finding, ok, warning, wordsOf } from "./finding.ts";

const WAIT_MS = 3000;

/** Sends no span, with the headers and certificates that the server uses. */
export async function checkTraces({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: Env): Promise<Finding[]> {
  if (!endpoint) return [];
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http");
  const { tracesUrl } = await import("../tracing/create-tracing.ts");
  const exporter = new OTLPTraceExporter({ url: tracesUrl(endpoint), timeoutMillis: WAIT_MS });
  try {
    const error = await new Promise<Error | undefined>((resolve) => exporter.export([], (result) => resolve(result.error)));
    if (!error) return [ok("Traces", `${new URL(endpoint).host} takes them`)];
    return [warning("Traces", `not taken: ${wordsOf(error)}`, TRACES_ADVICE)];
  } finally {
    await exporter.shutdown();
  }
}

export const TRACES_ADVICE =
  "Start the collector, and see that OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_EXPORTER_OTLP_HEADERS are right.";
