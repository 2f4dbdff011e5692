import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Env } from "./env.ts";
import type { AppEnv } from "./http/app-env.ts";
import { capConnections } from "./http/connection-cap.ts";
import { connectionsMax } from "./limits/open-files.ts";
import type { UpgradeRouter } from "./sockets/upgrade-router.ts";

/** What follows takes up to three seconds more: a stop has ten. */
const DRAIN_MS = 7000;
const HEADERS_TIMEOUT_MS = 10_000;
const CHECK_INTERVAL_MS = 1000;
/** With Node's 511, golfers who come at once are dropped by the kernel, and wait 1, 3, 7 or 15 s for their next attempt. */
const BACKLOG = 4096;

export type Listening = {
  port: number;
  /** Accepts nothing new and lets running requests finish for at most `drainMs`, seven seconds where nothing else is said. */
  close(): Promise<void>;
};

export async function listen(
  app: Pick<Hono<AppEnv>, "fetch">,
  upgradeRouter: UpgradeRouter,
  env: Pick<Env, "PORT" | "HOST" | "RATE_LIMIT" | "isLocal" | "TRUST_PROXY">,
  { headersTimeoutMs = HEADERS_TIMEOUT_MS, drainMs = DRAIN_MS } = {},
): Promise<Listening> {
  // The timeouts below hold as exactly as connections are checked.
  const server = createServer({ connectionsCheckingInterval: CHECK_INTERVAL_MS }, getRequestListener(app.fetch));
  server.maxConnections = connectionsMax();
  // Those that wait for another request make room for a new client.
  server.on("drop", () => server.closeIdleConnections());
  capConnections(server, env);
  server.on("upgrade", (request, socket, head) => upgradeRouter.upgrade(request, socket, head));
  // A slow request must not hold a connection for minutes; 65 s outlasts the idle timeout of common proxies.
  server.headersTimeout = headersTimeoutMs;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port: env.PORT, host: env.HOST, backlog: BACKLOG }, () => resolve());
  });
  const close = async () => void (await Promise.all([drain(server, drainMs), upgradeRouter.close()]));
  return { port: portOf(server), close };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server listens on no port");
  return address.port;
}

async function drain(server: Server, drainMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timeout = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearTimeout(timeout);
}
