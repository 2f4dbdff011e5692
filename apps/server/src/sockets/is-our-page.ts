import type { IncomingMessage } from "node:http";
import type { Env } from "../env.ts";
import { isOurs } from "../http/same-origin.ts";

/**
 * Whether a page of ours opens the socket, or no browser at all. On this machine the app has several names (localhost,
 * 127.0.0.1, the development server), so there the page only has to come from where its socket goes.
 */
export function isOurPage({ headers }: IncomingMessage, { PUBLIC_URL, isLocal }: Pick<Env, "PUBLIC_URL" | "isLocal">): boolean {
  const { origin, host } = headers;
  const site = [headers["sec-fetch-site"]].flat()[0];
  if (isOurs(site, origin, PUBLIC_URL)) return true;
  return isLocal && site === undefined && origin === `http://${host}`;
}
