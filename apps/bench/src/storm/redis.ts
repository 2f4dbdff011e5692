import { setMaxListeners } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { dice } from "@fourball/db/seed/random";
import { Answers } from "./answers.ts";
import { Delays } from "./delays.ts";
import { clientsOf, closeAll, sum } from "./group-chat.ts";
import { historyComplaints, untilCaughtUp } from "./histories.ts";
import type { Part, Row } from "./part.ts";
import { hasRedisServer, RedisServer } from "./redis-server.ts";
import { loggedBugs, startStormServer, stopWith } from "./storm-server.ts";
import { until } from "./until.ts";

/** Each golfer writes about once in two seconds, far below the limits. */
const PAUSE_MS = 2000;
const PHASE_MS = 10_000;

const skipped = (why: string) => ({
  rows: [{ what: "Redis stopped, frozen and restarted", count: "0", result: `skipped: ${why}` }],
  complaints: [],
});

/** Golfers on two processes chat while Redis between them fails. */
export const redis: Part = async (stage, { seed, port, postgres }) => {
  if (!postgres) return skipped("needs --postgres");
  if (!hasRedisServer()) return skipped("redis-server is not installed");
  const groups = stage.groups.redis;
  await using between = new RedisServer(port + 9, stage.folder);
  await between.start();
  const environment = { REDIS_URL: between.url, RATE_LIMIT: "x10" };
  const servers = [await startStormServer(stage, port, environment), await startStormServer(stage, port + 1, environment)];
  const answers = new Answers();
  const delays = new Delays();
  const clients = clientsOf(groups, { urls: servers.map(({ url }) => url), answers, delays });
  await until(() => clients.every(({ opened }) => opened > 0), 60_000);
  const ending = new AbortController();
  setMaxListeners(clients.length, ending.signal);
  const random = dice(seed);
  const chats = clients.map((client) => client.chat({ dice: random, pauseMs: PAUSE_MS, signal: ending.signal }));

  const phases: [what: string, begin: () => void | Promise<void>][] = [
    ["Redis runs", () => undefined],
    ["Redis is stopped", () => between.stop()],
    ["Redis is started again", () => between.start()],
    ["Redis is frozen", () => between.freeze()],
    ["Redis is thawed", () => between.thaw()],
    ["Redis is restarted at once", () => between.stop().then(() => between.start())],
  ];
  const rows: Row[] = [];
  for (const [what, begin] of phases) {
    await begin();
    await pause(PHASE_MS);
    const { count, p99, max } = delays.take();
    const result = `${count} deliveries, 99 in 100 within ${p99.toFixed(0)} ms, all within ${max.toFixed(0)} ms`;
    rows.push({ what: `two processes: ${what}`, count: `${clients.length}`, result });
  }
  ending.abort();
  await Promise.all(chats);
  const isCaughtUp = await untilCaughtUp(clients);
  await closeAll(clients);
  const lost = await historyComplaints(servers[0]?.url ?? "", groups, clients);
  for (const server of servers) await stopWith(server, "SIGTERM");
  const total = `${sum(clients, ({ acked }) => acked.length)} messages acknowledged, ${lost.length} complaints`;
  return {
    rows: [...rows, { what: "two processes: in all", count: `${clients.length}`, result: total }],
    complaints: [
      ...(isCaughtUp ? [] : ["not every client received everything"]),
      ...lost,
      ...answers.complaints({ isRestarted: false }),
      ...(await loggedBugs(stage)),
    ],
  };
};
