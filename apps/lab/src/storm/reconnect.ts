import { setMaxListeners } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { megabytes, memoryOf } from "@fourball/bench/servers/memory";
import { until } from "@fourball/bench/servers/until";
import { dice } from "@fourball/db/seed/random";
import { Answers } from "./answers.ts";
import { Delays } from "./delays.ts";
import { clientsOf, closeAll, sum } from "./group-chat.ts";
import { historyComplaints, untilCaughtUp } from "./histories.ts";
import type { Part } from "./part.ts";
import { loggedBugs, startStormServer, stopWith } from "./storm-server.ts";

const MESSAGES_PER_SECOND = 50;
/** The limit of socket upgrades a second is what protects a server from all its clients at once. */
const LIMITS = { RATE_LIMIT: "on" };
/** Long enough for every client to write once, and to be in the middle of it. */
const betweenMs = (pauseMs: number): number => 1.5 * pauseMs;
const ALL_BACK_MS = 120_000;

/** Restarts the server under all clients while they chat: first as a deployment does, then as a crash does. */
export const reconnect: Part = async (stage, { seed, port, restarts }) => {
  const groups = stage.groups.reconnect;
  let server = await startStormServer(stage, port, LIMITS);
  const answers = new Answers();
  const delays = new Delays();
  const clients = clientsOf(groups, { urls: [server.url], answers, delays });
  const complaints: string[] = [];
  const untilAllOpened = async (times: number): Promise<number> => {
    const since = performance.now();
    if (!(await until(() => clients.every(({ opened }) => opened >= times), ALL_BACK_MS)))
      complaints.push(`${clients.filter(({ opened }) => opened < times).length} clients did not come back`);
    return (performance.now() - since) / 1000;
  };
  await untilAllOpened(1);
  const ending = new AbortController();
  setMaxListeners(clients.length, ending.signal);
  const random = dice(seed);
  const pauseMs = (clients.length / MESSAGES_PER_SECOND) * 1000;
  const chats = clients.map((client) => client.chat({ dice: random, pauseMs, signal: ending.signal }));
  const back: number[] = [];
  for (const [index, signal] of (["SIGTERM", "SIGKILL"] as const).slice(0, restarts).entries()) {
    await pause(betweenMs(pauseMs));
    await stopWith(server, signal);
    server = await startStormServer(stage, port, LIMITS);
    back.push(await untilAllOpened(index + 2));
  }
  await pause(betweenMs(pauseMs));
  ending.abort();
  await Promise.all(chats);
  const isCaughtUp = await untilCaughtUp(clients);
  const { max } = delays.take();
  const held = await memoryOf(server.process);
  await closeAll(clients);
  const lost = await historyComplaints(server.url, groups, clients);
  await stopWith(server, "SIGTERM");
  const acked = sum(clients, (client) => client.acked.length);
  return {
    rows: [
      {
        what: `chatting clients through ${restarts} restarts`,
        count: `${clients.length}`,
        result:
          `${acked} messages acknowledged, ${lost.length} complaints; all back ${back.map((seconds) => `${seconds.toFixed(1)} s`).join(" and ")} ` +
          `after the server was ready; last delivery ${(max / 1000).toFixed(1)} s after its acknowledgement; ` +
          `${answers.askedToWait} calls told to come back; ${megabytes(held.resident)}`,
      },
    ],
    complaints: [
      ...complaints,
      ...(isCaughtUp ? [] : ["not every client received everything"]),
      ...lost,
      ...answers.complaints({ isRestarted: true }),
      ...(await loggedBugs(stage)),
    ],
  };
};
