import { createServer } from "node:http";
import { measureQueue } from "@fourball/services/notification/delivery/measure-queue";
import type { Registry } from "prom-client";
import { backupAgeSeconds } from "./backup/backup-age.ts";
import { drillAgeSeconds } from "./backup/backup-folder.ts";
import type { Dependencies } from "./dependencies.ts";
import type { UpgradeRouter } from "./sockets/upgrade-router.ts";

/** Undefined when the environment asks for none. */
export async function startMetrics(
  { env, telemetry, database, services, passwordsWaiting, busStatus, outages }: Dependencies,
  upgradeRouter: UpgradeRouter,
): Promise<MetricsServer | undefined> {
  const { METRICS_PORT, METRICS_HOST } = env;
  const { metrics } = telemetry;
  if (!metrics || METRICS_PORT === undefined) return undefined;
  const { addGauges } = await import("./metrics/gauges.ts");
  addGauges(metrics.registry, {
    socketsOpen: () => upgradeRouter.openSockets,
    chat: () => services.chat.rooms,
    passwordsWaiting,
    bus: busStatus,
    outages: () => outages.states(),
    queue: () => measureQueue(services.db),
    backupAgeSeconds: async () => (await backupAgeSeconds(env, database))?.seconds ?? null,
    drillAgeSeconds: () => drillAgeSeconds(env),
  });
  return startMetricsServer(metrics.registry, { port: METRICS_PORT, host: METRICS_HOST });
}

type MetricsServer = { port: number; close(): Promise<void> };

/** Answers `GET /metrics` on a port of its own, and nothing else. */
async function startMetricsServer(registry: Registry, { port, host }: { port: number; host: string }): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url?.split("?", 1)[0] !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "Content-Type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the metrics have no port");
  return {
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
