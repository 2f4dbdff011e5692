import { invalid } from "@fourball/domain/failure";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "./app-env.ts";

/**
 * Refuses a host such as `a.1`, which no address can be made of. The listener lets through whatever looks like a name, and
 * the first handler that parsed the address would fail.
 */
export const readableHost: MiddlewareHandler<AppEnv> = (c, next) => {
  if (!URL.canParse(c.req.url)) throw invalid("The Host header can't be read");
  return next();
};
