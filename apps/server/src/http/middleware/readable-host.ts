import { parsedUrl } from "@fourball/domain/parsed-url";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env.ts";

/**
 * Refuses a host such as `a.1`, which no address can be made of. The listener lets through whatever looks like a name, and
 * the first handler that parsed the address would fail.
 */
export const readableHost: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!parsedUrl(c.req.url)) return c.json({ message: "The Host header can't be read" }, 400);
  return next();
};
