import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { cookieOf } from "@fourball/bench/data/golfers";
import { say } from "@fourball/bench/report/progress";
import { chatThroughPhases } from "../storm/chat-phases.ts";
import { stormOptions } from "../storm/options.ts";
import { RedisServer } from "../storm/redis-server.ts";
import { prepareStage, type Stage } from "../storm/stage.ts";
import { loggedBugs, startStormServer } from "../storm/storm-server.ts";
import type { ScalingOptions } from "./options.ts";
import { printReport } from "./print-report.ts";

const NODES = 3;
const TRIES = 900;

/** A Redis Cluster of three masters without copies: one that ends takes a third of the keys along, as long as it is away. */
export async function simulateRedisCluster({ port, postgres }: ScalingOptions): Promise<void> {
  const options = stormOptions({ sockets: 1, clients: 200, seed: 7, port, postgres });
  await using stage = await prepareStage(options);
  const nodes = await startCluster(stage, port + 10);
  const REDIS_URL = nodes.map(({ url }) => url).join();
  const environment = { REDIS_URL, RATE_LIMIT: "x10" };
  const servers = [];
  for (let index = 0; index < 3; index++) servers.push(await startStormServer(stage, port + index, environment));
  const urls = servers.map(({ url }) => url);
  try {
    const report = await chatThroughPhases({
      groups: stage.groups.redis,
      urls: () => urls,
      seed: options.seed,
      name: "three processes",
      phases: [
        ["the cluster runs", () => undefined],
        ...nodes.flatMap((node, index): [string, () => Promise<void>][] => [
          [`node ${index + 1} is killed`, () => node.stop()],
          [`node ${index + 1} is back`, () => node.start()],
        ]),
        ["all nodes are killed", async () => void (await Promise.all(nodes.map((node) => node.stop())))],
        ["all nodes are back", async () => void (await Promise.all(nodes.map((node) => node.start())))],
      ],
    });
    printReport("Redis Cluster", report);
    await pause(3000);
    await countRefusals(stage, urls);
    for (const bug of await loggedBugs(stage)) say(`FAILED: ${bug}`);
  } finally {
    await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
    await Promise.all(nodes.map((node) => node.stop()));
  }
}

async function startCluster(stage: Stage, port: number): Promise<RedisServer[]> {
  const nodes = Array.from({ length: NODES }, (_, index) => {
    const folder = join(stage.folder, `node-${index}`);
    mkdirSync(folder);
    return new RedisServer(port + index, folder, ["--cluster-enabled", "yes", "--cluster-node-timeout", "2000"]);
  });
  await Promise.all(nodes.map((node) => node.start()));
  const addresses = nodes.map(({ url }) => new URL(url).host);
  execFileSync("redis-cli", ["--cluster", "create", ...addresses, "--cluster-yes"], { stdio: "ignore" });
  return nodes;
}

/** Calls of one golfer, spread over the processes: together they must not be allowed more than one process would. */
async function countRefusals(stage: Stage, urls: string[]): Promise<void> {
  const [group] = stage.groups.redis;
  const headers = { cookie: cookieOf(0), "content-type": "application/json" };
  const statuses: number[] = [];
  for (let index = 0; index < TRIES; index++) {
    const path = `/api/tee-times/${group?.teeTimeId}/join`;
    const response = await fetch(`${urls[index % urls.length]}${path}`, { method: "POST", headers, body: "{}" });
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  say(`${TRIES} calls of one golfer on ${urls.length} processes: ${statuses.filter((status) => status === 429).length} refused`);
}
