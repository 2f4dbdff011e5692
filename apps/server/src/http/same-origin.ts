import { forbidden } from "@fourball/domain/failure";
import type { MiddlewareHandler } from "hono";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that another site makes a browser send. Browsers say where a request comes from in Sec-Fetch-Site;
 * older ones in Origin; a client that says neither is no browser and carries no one's cookies.
 */
export const sameOrigin = (publicOrigin: string): MiddlewareHandler => {
  return async (c, next) => {
    if (!SAFE.has(c.req.method) && !isOurs(c.req.header("sec-fetch-site"), c.req.header("origin"), publicOrigin))
      throw forbidden("Cross-origin request blocked");
    await next();
  };
};

export function isOurs(site: string | undefined, origin: string | undefined, publicOrigin: string): boolean {
  if (site !== undefined) return site === "same-origin" || site === "none";
  return origin === undefined || origin === publicOrigin;
}
