import { type Failure, fail } from "@fourball/domain/failure";
import type { MiddlewareHandler } from "hono";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that another site makes a browser send. Browsers send Sec-Fetch-Site, older ones Origin; a client that sends
 * neither is not a browser and has no ambient cookies.
 */
export const sameOrigin = (publicOrigin: string): MiddlewareHandler => {
  return async (c, next) => {
    if (!SAFE.has(c.req.method) && !isSameOrigin(c.req.header("sec-fetch-site"), c.req.header("origin"), publicOrigin))
      throw crossOrigin();
    await next();
  };
};

export const crossOrigin = (): Failure => fail("crossOrigin");

export function isSameOrigin(site: string | undefined, origin: string | undefined, publicOrigin: string): boolean {
  if (site !== undefined) return site === "same-origin" || site === "none";
  return origin === undefined || origin === publicOrigin;
}
