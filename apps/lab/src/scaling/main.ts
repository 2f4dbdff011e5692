import "temporal-polyfill/global";
import { readScalingOptions, type ScalingOptions } from "./options.ts";
import { simulatePgBouncer, simulatePgBouncerWrites } from "./pgbouncer.ts";
import { simulateProxy } from "./proxy.ts";
import { simulateRecovery } from "./recovery.ts";
import { simulateRedisCluster } from "./redis-cluster.ts";
import { simulateReplica } from "./replica.ts";
import { simulateUpgrade } from "./upgrade.ts";

const simulations = new Map<string, (options: ScalingOptions) => Promise<void>>([
  ["replica", simulateReplica],
  ["pgbouncer", simulatePgBouncer],
  ["pgbouncer-writes", simulatePgBouncerWrites],
  ["redis-cluster", simulateRedisCluster],
  ["proxy", simulateProxy],
  ["recovery", simulateRecovery],
  ["upgrade", simulateUpgrade],
]);

// What was started ends with this process.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

// Only the upgrade needs a checkout of another release.
const all = [...simulations.keys()].filter((name) => name !== "upgrade");

const options = readScalingOptions(process.argv.slice(2));
for (const name of options.wanted.length > 0 ? options.wanted : all) {
  const simulate = simulations.get(name);
  if (!simulate) throw new Error(`There is no simulation ${name}: ${[...simulations.keys()].join(", ")}`);
  await simulate(options);
}
process.exit(0);
