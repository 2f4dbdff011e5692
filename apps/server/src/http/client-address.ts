import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

export const clientAddress = (c: Context, trustedProxies: number): string =>
  addressOf(c.req.header("x-forwarded-for"), getConnInfo(c).remote.address, trustedProxies);

/** The address of the client: that of the socket, or what the trusted proxies saw. Clients can forge the entries before those. */
export function addressOf(forwardedFor: string | undefined, remote: string | undefined, trustedProxies: number): string {
  const forwarded = forwardedFor?.split(",") ?? [];
  const seenByProxy = trustedProxies > 0 ? forwarded.at(-trustedProxies)?.trim() : undefined;
  return seenByProxy || remote || "unknown";
}
