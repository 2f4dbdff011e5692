import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { gatherFour } from "@fourball/api/testing/api-client";
import { printTable } from "@fourball/bench/report/print-table";
import { say } from "@fourball/bench/report/progress";
import { type Server, startBuilt } from "@fourball/bench/servers/start-server";
import { until } from "@fourball/bench/servers/until";
import { dice } from "@fourball/db/seed/random";
import { createEmptyDatabase } from "@fourball/db/testing/postgres-template";
import { complaintsOf, writesIn } from "../crash/ledger.ts";
import { writeAs } from "../crash/writers.ts";
import { RedisServer } from "../storm/redis-server.ts";
import { stopWith } from "../storm/storm-server.ts";
import type { ScalingOptions } from "./options.ts";
import { scalingFolder } from "./own-postgres.ts";
import { startProxy } from "./proxy.ts";

/** Four golfers each, who host, ask and chat as fast as they are answered. */
const GROUPS = 50;

/** Two processes of the release before are replaced behind a proxy by two of this one, while 200 golfers write. */
export async function simulateUpgrade({ port, seconds, postgres, from }: ScalingOptions): Promise<void> {
  if (!from) throw new Error("--from names a built checkout of the release before");
  const before = join(from, "apps/server/dist/main.js");
  await using own = await createUpgradeDatabase(postgres);
  using folder = scalingFolder();
  await using redis = new RedisServer(port + 9, folder.path);
  await redis.start();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    DATABASE_URL: own.url,
    DATA_DIR: folder.path,
    REDIS_URL: redis.url,
    PUBLIC_URL: url,
    TRUST_PROXY: "1",
    SEED: "demo",
    RATE_LIMIT: "off",
  };
  const start = (number: number, program?: string) => startBuilt(port + number, folder.path, settings, [], program);
  const old = [await start(1, before), await start(2, before)];
  const proxy = await startProxy(
    folder.path,
    port,
    [1, 2, 3, 4].map((number) => port + number),
  );

  const fours: Awaited<ReturnType<typeof gatherFour>>[] = [];
  while (fours.length < GROUPS) fours.push(await gatherFour(url));
  const ending = new AbortController();
  const writing = fours.map((four, index) => writeAs(four, { urls: [url], dice: dice(index + 1), stop: ending.signal }));
  const ledgers = writing.map(({ ledger }) => ledger);
  const written = () => ledgers.reduce((sum, ledger) => sum + writesIn(ledger), 0);
  say(`${GROUPS * 4} golfers in ${GROUPS} games`);
  const rows: string[][] = [["", "writes", "5xx at the proxy"]];
  let last = { writes: written(), failed: await failedAt(url) };
  const note = async (what: string) => {
    const now = { writes: written(), failed: await failedAt(url) };
    rows.push([what, String(now.writes - last.writes), String(now.failed - last.failed)]);
    last = now;
    say(what);
  };
  await pause(seconds * 1000);
  await note("two of the release before");
  const replaced: Server[] = [await start(3)];
  await pause(seconds * 1000);
  await note("one of this release beside them");
  const [first, second] = old;
  if (first) await stopWith(first, "SIGTERM");
  replaced.push(await start(4));
  if (second) await stopWith(second, "SIGTERM");
  await note("each is replaced");
  await pause(seconds * 1000);
  await note("two of this release");
  ending.abort();
  await Promise.all(writing.map(({ finished }) => finished));

  printTable(`An upgrade while ${GROUPS * 4} golfers write`, rows);
  const complaints: string[] = [];
  for (const ledger of ledgers) complaints.push(...(await complaintsOf(url, ledger)));
  const log = await readFile(join(folder.path, "server.log"), "utf8");
  const bugs = log.split("\n").filter((entry) => entry.includes('"msg":"bug"'));
  say(`${written()} writes acknowledged, ${complaints.length} lost or twice, ${bugs.length} answers 500`);
  for (const complaint of [...complaints, ...bugs].slice(0, 20)) say(`FAILED: ${complaint}`);
  proxy.kill("SIGKILL");
  for (const server of replaced) await stopWith(server, "SIGTERM");
}

async function createUpgradeDatabase(postgres: string): Promise<{ url: string } & AsyncDisposable> {
  const { url, drop } = await createEmptyDatabase({ serverUrl: postgres, template: "fourball_upgrade" });
  return { url, [Symbol.asyncDispose]: drop };
}

/** How many requests of golfers the proxy has answered with 5xx, whichever process did. */
async function failedAt(url: string): Promise<number> {
  let text = "";
  await until(async () => {
    text = await (await fetch(`${url}/proxy-figures;csv`)).text();
    return text.startsWith("# ");
  }, 10_000);
  const [head = "", ...entries] = text.slice(2).split("\n");
  const column = head.split(",").indexOf("hrsp_5xx");
  return Number(entries.find((entry) => entry.startsWith("golfers,FRONTEND"))?.split(",")[column]);
}
