import { AsyncLocalStorage } from "node:async_hooks";
import { toFailure, unwrapError } from "@fourball/api/describe-failure";
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api";
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

type TracingEnv = Pick<Env, "OTEL_EXPORTER_OTLP_ENDPOINT" | "OTEL_SERVICE_NAME" | "TRUST_PROXY">;

/** Spans are made at our own seams: what patches modules breaks with their next version, and would see values. */
export function createTracing(env: TracingEnv, outages: Outages): Tracing {
  const reportError = (error: unknown) => outages.failed("traces", error);
  setGlobalErrorHandler(reportError);
  const provider = createProvider(env, outages);
  const spans = new Spans(provider.getTracer("fourball"));
  return {
    startRequest: (traceparent) => requestSpan(spans, env.TRUST_PROXY > 0 ? traceparent : undefined),
    async call(path, run) {
      const span = spans.start(path, SpanKind.INTERNAL);
      span.setAttribute("rpc.method", path);
      const result = await spans.inside(span, run);
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
      const span = spans.start(`send ${channel}`, SpanKind.CLIENT);
      try {
        return await spans.inside(span, send);
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    },
    database: { statement: (text) => statementSpan(spans, text) },
    // What can't be sent must not keep the server from stopping.
    close: () => provider.shutdown().catch(reportError),
  };
}

function createProvider(env: TracingEnv, outages: Outages): BasicTracerProvider {
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
  return new BasicTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ "service.name": env.OTEL_SERVICE_NAME })),
    spanProcessors: [new BatchSpanProcessor(watched)],
  });
}

/** Each span is part of the one inside of which it starts. */
class Spans {
  readonly #tracer: Tracer;
  readonly #current = new AsyncLocalStorage<Context>();

  constructor(tracer: Tracer) {
    this.#tracer = tracer;
  }

  get isTraced(): boolean {
    return this.#current.getStore() !== undefined;
  }

  get #context(): Context {
    return this.#current.getStore() ?? ROOT_CONTEXT;
  }

  start(name: string, kind: SpanKind, parent = this.#context): Span {
    return this.#tracer.startSpan(name, { kind }, parent);
  }

  inside<Result>(span: Span, work: () => Result): Result {
    return this.#current.run(trace.setSpan(this.#context, span), work);
  }
}

function requestSpan(spans: Spans, traceparent: string | undefined): ReturnType<Tracing["startRequest"]> {
  const remote = traceparent ? parseTraceParent(traceparent) : null;
  const parent = remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT;
  const span = spans.start("request", SpanKind.SERVER, parent);
  return {
    traceId: span.spanContext().traceId,
    run: (work) => spans.inside(span, work),
    end({ method, route, status }) {
      span.updateName(`${method} ${route}`);
      span.setAttributes({ "http.request.method": method, "http.route": route, "http.response.status_code": status });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

function statementSpan(spans: Spans, text: string): (error?: unknown) => void {
  // What runs by the clock polls every second: only statements of something that is traced are of interest.
  if (!spans.isTraced) return () => undefined;
  const { operation, table } = describeStatement(text);
  const span = spans.start([operation, table].filter(Boolean).join(" "), SpanKind.CLIENT);
  span.setAttributes({ "db.system.name": "postgresql", "db.operation.name": operation });
  if (table) span.setAttribute("db.collection.name", table);
  return (error) => {
    if (error !== undefined) fail(span, error);
    span.end();
  };
}

/** Only the kind of the error: its message may have values. */
function fail(span: Span, error: unknown): void {
  if (error instanceof Error) span.setAttribute("error.type", error.name);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
