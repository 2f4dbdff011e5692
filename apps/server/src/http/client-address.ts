import { parsedUrl } from "@fourball/domain/parsed-url";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";

export const clientAddress = (c: Context, trustedProxies: number): string =>
  addressOf(c.req.header("x-forwarded-for"), getConnInfo(c).remote.address, trustedProxies);

/**
 * The address of the client, as a key for limits: that of the socket, or what the trusted proxies saw. Clients can forge the
 * entries before those.
 */
export function addressOf(forwardedFor: string | undefined, remote: string | undefined, trustedProxies: number): string {
  const seenByProxy = trustedProxies > 0 ? forwardedFor?.split(",").at(-trustedProxies)?.trim() : undefined;
  return networkOf(seenByProxy) ?? networkOf(remote) ?? "unknown";
}

/** One client with IPv6 has at least a /64 of addresses; an IPv4 address written as IPv6 is the same client. */
function networkOf(text: string | undefined): string | undefined {
  const address = text && [text, withoutPort(text)].find((each) => ipaddr.isValid(each));
  if (!address) return undefined;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])}/64`;
}

/** The host of `192.0.2.1:443` and `[2001:db8::1]:443`, as some proxies write them. */
function withoutPort(text: string): string {
  return parsedUrl(`http://${text}`)?.hostname.replace(/^\[|\]$/g, "") ?? "";
}
