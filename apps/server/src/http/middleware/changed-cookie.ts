import { PAGE_MAX_AGE_MS } from "@fourball/services/core/page-cache";
import type { Context, MiddlewareHandler } from "hono";
import { parse, serialize } from "hono/utils/cookie";
import type { AppEnv } from "../app-env.ts";

const NAME = "changed";

/** Longer than anything shared is used, in whole seconds as cookies count. */
const MAX_AGE_SECONDS = Math.ceil(PAGE_MAX_AGE_MS / 1000) + 1;

/** Marks the answer to a golfer's write: their next reads show it, on whichever process they arrive. */
export function markChanges(isHttps: boolean): MiddlewareHandler<AppEnv> {
  const cookie = serialize(NAME, "1", { path: "/", maxAge: MAX_AGE_SECONDS, httpOnly: true, sameSite: "lax", secure: isHttps });
  return async (c, next) => {
    await next();
    const isRefused = c.res.status >= 400 && c.res.status < 500;
    // After the cookie of the session: some programs read the first one only.
    if (c.req.method !== "GET" && c.var.viewer && !isRefused) c.res.headers.append("Set-Cookie", cookie);
  };
}

/** How old answers from caches may be for a request: 0 for a write, after one of the same browser, and where the client asks for no cache. */
export function cacheMaxAgeOf(c: Context): number {
  const isWrite = c.req.method !== "GET";
  const hasChanged = parse(c.req.header("cookie") ?? "", NAME)[NAME] !== undefined;
  const asksForNow = /no-cache|max-age=0/.test(c.req.header("cache-control") ?? "");
  return isWrite || hasChanged || asksForNow ? 0 : PAGE_MAX_AGE_MS;
}
