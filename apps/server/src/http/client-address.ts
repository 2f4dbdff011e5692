import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** Who asks: the socket's address, or what the trusted proxies in front saw. Anything before them is the client's own word. */
export function clientAddress(c: Context, trustedProxies: number): string {
  const forwarded = c.req.header("x-forwarded-for")?.split(",") ?? [];
  const seenByProxy = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined;
  return seenByProxy || getConnInfo(c).remote.address || "unknown";
}
