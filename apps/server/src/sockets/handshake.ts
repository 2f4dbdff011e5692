import { type IncomingMessage, STATUS_CODES } from "node:http";
import { isIP } from "node:net";
import type { Duplex } from "node:stream";
import type { FailureDescription } from "@fourball/api/describe-failure";
import { parsedUrl } from "@fourball/domain/parsed-url";
import type { Env } from "../env.ts";
import { isSameOrigin } from "../http/middleware/same-origin.ts";

/**
 * Whether the socket is opened by our own page, or not by a browser. A local app has several names (localhost, 127.0.0.1,
 * the development server), so there the page may come from any of them that is the host of its socket. Not from another
 * name: a site may have its own lead to this machine.
 */
export function isAllowedOrigin(
  { headers }: IncomingMessage,
  { PUBLIC_URL, isLocal }: Pick<Env, "PUBLIC_URL" | "isLocal">,
): boolean {
  const { origin, host } = headers;
  const site = [headers["sec-fetch-site"]].flat()[0];
  if (isSameOrigin(site, origin, PUBLIC_URL)) return true;
  return isLocal && site === undefined && origin === `http://${host}` && isLocalName(origin);
}

/** No site can make an address that is a number lead elsewhere. */
function isLocalName(origin: string): boolean {
  const hostname = parsedUrl(origin)?.hostname.replace(/^\[|\]$/g, "") ?? "";
  return hostname === "localhost" || isIP(hostname) !== 0;
}

/** Answers an upgrade request with an HTTP error, and closes the connection. */
export function refuseUpgrade(socket: Duplex, { status, message, retryAfterSeconds }: FailureDescription): void {
  const body = JSON.stringify({ message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
    "Connection: close",
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(retryAfterSeconds ? [`Retry-After: ${retryAfterSeconds}`] : []),
  ];
  socket.once("finish", () => socket.destroy());
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
