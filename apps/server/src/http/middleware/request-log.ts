import { randomUUID } from "node:crypto";
import { unwrapError } from "@fourball/api/describe-failure";
import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Logger } from "pino";
import type { EndedRequest } from "../../metrics/metrics.ts";
import { observeRequest, type Telemetry } from "../../telemetry/telemetry.ts";
import type { AppEnv } from "../app-env.ts";

/** One structured line a request, without query, body and headers, which may be secret. */
export const requestLog = (log: Logger, telemetry: Telemetry): MiddlewareHandler<AppEnv> => {
  return async (c, next) => {
    const requestId = randomUUID();
    c.set("requestId", requestId);
    const observed = observeRequest(telemetry, c.req.header("traceparent"));
    const ids = { requestId, traceId: observed?.traceId };
    c.set("logBug", (error, path) => {
      const bug = { ...ids, err: unwrapError(error), path };
      if (hasEnded(c)) log.warn(bug, "a request failed after it had ended");
      else log.error(bug, "bug");
    });
    const started = performance.now();
    await (observed ? observed.run(next) : next());
    c.res.headers.set("X-Request-Id", requestId);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    const status = hasLeft(c) ? CLIENT_LEFT : c.res.status;
    const route = routeOf(c);
    observed?.end({ ...route, method: c.req.method, status, ms });
    // Probes come every few seconds, for ever.
    log[route.kind === "probe" && status < 500 ? "debug" : "info"](
      {
        ...ids,
        method: c.req.method,
        path: withoutSecret(c.req.path),
        status,
        reason: c.get("reason"),
        ms,
        user: c.get("viewer")?.id,
      },
      "request",
    );
  };
};

/** As other servers log it. Nobody gets an answer with it. */
const CLIENT_LEFT = 499;

/** The client closed the connection before its answer. What is read of its request then fails in many ways. */
function hasLeft({ env }: Context<AppEnv>): boolean {
  // Requests of tests have no connection.
  if (!env?.incoming || !env.outgoing || env.outgoing.headersSent) return false;
  return env.incoming.errored !== null || env.outgoing.destroyed;
}

/** The same, or the answer was sent at the time limit: the rest of the body is gone, and a handler may still ask for it. */
const hasEnded = (c: Context<AppEnv>): boolean => hasLeft(c) || c.env?.outgoing?.headersSent === true;

/** What was asked for, as it is registered. */
function routeOf(c: Context<AppEnv>): Pick<EndedRequest, "kind" | "route"> {
  const route = routePath(c);
  if (route.startsWith("/trpc")) return { kind: "trpc", route };
  if (route.startsWith("/api")) return { kind: "rest", route };
  if (route === "/healthz" || route === "/readyz") return { kind: "probe", route };
  return { kind: c.res.headers.get("Content-Type")?.startsWith("text/html") ? "page" : "file", route };
}

/** Mail and calendar programs carry the token of a golfer in the path. */
const withoutSecret = (path: string): string => path.replace(/^(\/api\/(?:unsubscribe|calendar))\/.+/, "$1");
