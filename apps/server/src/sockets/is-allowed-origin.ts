import type { IncomingMessage } from "node:http";
import type { Env } from "../env.ts";
import { isSameOrigin } from "../http/same-origin.ts";

/**
 * Whether the socket is opened by our own page, or not by a browser. A local app has several names (localhost, 127.0.0.1,
 * the development server), so there the page only has to come from the host of its socket.
 */
export function isAllowedOrigin(
  { headers }: IncomingMessage,
  { PUBLIC_URL, isLocal }: Pick<Env, "PUBLIC_URL" | "isLocal">,
): boolean {
  const { origin, host } = headers;
  const site = [headers["sec-fetch-site"]].flat()[0];
  if (isSameOrigin(site, origin, PUBLIC_URL)) return true;
  return isLocal && site === undefined && origin === `http://${host}`;
}
