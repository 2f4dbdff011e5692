import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { AppEnv } from "./app-env.ts";

/** One structured line a request, without query, body and headers, which may be secret. */
export const requestLog = (log: Logger): MiddlewareHandler<AppEnv> => {
  return async (c, next) => {
    const requestId = randomUUID();
    c.set("requestId", requestId);
    c.set("log", log.child({ requestId }));
    const started = performance.now();
    await next();
    c.res.headers.set("X-Request-Id", requestId);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    c.get("log").info(
      {
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

/** Mail and calendar programs carry the token of a golfer in the path. */
const withoutSecret = (path: string): string => path.replace(/^(\/api\/(?:unsubscribe|calendar))\/.+/, "$1");
