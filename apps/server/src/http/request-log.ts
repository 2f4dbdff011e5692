import { randomUUID } from "node:crypto";
import { unwrapError } from "@fourball/api/describe-failure";
import type { Context, MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { Logger } from "pino";
import type { EndedRequest } from "../metrics/metrics.ts";
import { observeRequest, type Telemetry } from "../telemetry/telemetry.ts";
import type { AppEnv } from "./app-env.ts";

/** One structured line a request, without query, body and headers, which may be secret. */
export const requestLog = (log: Logger, telemetry: Telemetry): MiddlewareHandler<AppEnv> => {
  return async (c, next) => {
    const requestId = randomUUID();
    c.set("requestId", requestId);
    const observed = observeRequest(telemetry, c.req.header("traceparent"));
    const ids = { requestId, traceId: observed?.traceId };
    c.set("logBug", (error, path) => log.error({ ...ids, err: unwrapError(error), path }, "bug"));
    const started = performance.now();
    await (observed ? observed.run(next) : next());
    c.res.headers.set("X-Request-Id", requestId);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    observed?.end({ ...routeOf(c), method: c.req.method, status: c.res.status, ms });
    log.info(
      {
        ...ids,
        method: c.req.method,
        path: withoutSecret(c.req.path),
        status: c.res.status,
        ms,
        user: c.get("viewer")?.id,
      },
      "request",
    );
  };
};

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
