import { measureQueue } from "@fourball/services/notification/delivery/measure-queue";
import { backupAgeSeconds } from "./backup/backup-age.ts";
import { drillAgeSeconds } from "./backup/backup-folder.ts";
import type { Dependencies } from "./dependencies.ts";
import { type MetricsServer, startMetricsServer } from "./metrics/metrics-server.ts";
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
