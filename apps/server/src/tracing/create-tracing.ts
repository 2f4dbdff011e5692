import { AsyncLocalStorage } from "node:async_hooks";
import { toFailure, unwrapError } from "@fourball/api/describe-failure";
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { ExportResultCode, parseTraceParent, setGlobalErrorHandler } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor, type SpanExporter } from "@opentelemetry/sdk-trace-base";
import type { Env } from "../env.ts";
import type { Outages } from "../log/outages.ts";
import { describeStatement } from "./describe-statement.ts";
import type { Tracing } from "./tracing.ts";

/** Retries included, and well within the time that a stop may take. */
const TIMEOUT_MS = 3000;

/** Of a collector, by the protocol's rule. */
export const tracesUrl = (endpoint: string): string => `${endpoint.replace(/\/$/, "")}/v1/traces`;

/** Spans are made at our own seams: what patches modules breaks with their next version, and would see values. */
export function createTracing(
  env: Pick<Env, "OTEL_EXPORTER_OTLP_ENDPOINT" | "OTEL_SERVICE_NAME" | "TRUST_PROXY">,
  outages: Outages,
): Tracing {
  const reportError = (error: unknown) => outages.failed("traces", error);
  setGlobalErrorHandler(reportError);
  const url = tracesUrl(env.OTEL_EXPORTER_OTLP_ENDPOINT ?? "");
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: TIMEOUT_MS });
  const watched: SpanExporter = {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.code === ExportResultCode.SUCCESS) outages.worked("traces");
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
  const provider = new BasicTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ "service.name": env.OTEL_SERVICE_NAME })),
    spanProcessors: [new BatchSpanProcessor(watched)],
  });
  const tracer = provider.getTracer("fourball");
  const current = new AsyncLocalStorage<Context>();

  const start = (name: string, kind: SpanKind, parent = current.getStore() ?? ROOT_CONTEXT): Span =>
    tracer.startSpan(name, { kind }, parent);
  const inside = <Result>(span: Span, work: () => Result): Result =>
    current.run(trace.setSpan(current.getStore() ?? ROOT_CONTEXT, span), work);

  return {
    startRequest(traceparent) {
      const remote = env.TRUST_PROXY > 0 && traceparent ? parseTraceParent(traceparent) : null;
      const parent = remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT;
      const span = start("request", SpanKind.SERVER, parent);
      return {
        traceId: span.spanContext().traceId,
        run: (work) => inside(span, work),
        end({ method, route, status }) {
          span.updateName(`${method} ${route}`);
          span.setAttributes({ "http.request.method": method, "http.route": route, "http.response.status_code": status });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async call(path, run) {
      const span = start(path, SpanKind.INTERNAL);
      span.setAttribute("rpc.method", path);
      const result = await inside(span, run);
      if (!result.ok) {
        // What a golfer may not do is no error of the server.
        const failure = toFailure(result.error);
        if (failure) span.setAttribute("error.type", failure.code);
        else fail(span, unwrapError(result.error));
      }
      span.end();
      return result;
    },
    async send(channel, send) {
      const span = start(`send ${channel}`, SpanKind.CLIENT);
      try {
        return await inside(span, send);
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    database: {
      statement(text) {
        // What runs by the clock polls every second: only statements of something that is traced are of interest.
        if (!current.getStore()) return () => undefined;
        const { operation, table } = describeStatement(text);
        const span = start([operation, table].filter(Boolean).join(" "), SpanKind.CLIENT);
        span.setAttributes({ "db.system.name": "postgresql", "db.operation.name": operation });
        if (table) span.setAttribute("db.collection.name", table);
        return (error) => {
          if (error !== undefined) fail(span, error);
          span.end();
        };
      },
    },
    // What can't be sent must not keep the server from stopping.
    close: () => provider.shutdown().catch(reportError),
  };
}

/** Only the kind of the error: its message may have values. */
function fail(span: Span, error: unknown): void {
  if (error instanceof Error) span.setAttribute("error.type", error.name);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
