import { setMaxListeners } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { say } from "@fourball/bench/report/progress";
import { until } from "@fourball/bench/servers/until";
import { dice } from "@fourball/db/seed/random";
import { Answers } from "./answers.ts";
import { Delays } from "./delays.ts";
import { clientsOf, closeAll, sum } from "./group-chat.ts";
import { historyComplaints, untilCaughtUp } from "./histories.ts";
import type { PartReport, Row } from "./part.ts";
import type { Group } from "./stage.ts";

/** Each golfer writes about once in two seconds, far below the limits. */
const PAUSE_MS = 2000;
const PHASE_MS = 10_000;

export type Phase = [what: string, begin: () => void | Promise<void>];

type Options = {
  groups: Group[];
  /** Of the servers; the golfers of a group are on different ones. */
  urls: () => string[];
  seed: number;
  phases: Phase[];
  /** Servers end in some of the phases, and may ask clients to wait. */
  isRestarted?: boolean;
  /** Of the servers, in the rows. */
  name: string;
};

/** Golfers chat while things happen, and afterwards nothing that was acknowledged may be lost, doubled or out of order. */
export async function chatThroughPhases({ groups, urls, seed, phases, isRestarted = false, name }: Options): Promise<PartReport> {
  const answers = new Answers();
  const delays = new Delays();
  const clients = clientsOf(groups, { urls: urls(), answers, delays });
  await until(() => clients.every(({ opened }) => opened > 0), 60_000);
  const ending = new AbortController();
  setMaxListeners(clients.length, ending.signal);
  const random = dice(seed);
  const chats = clients.map((client) => client.chat({ dice: random, pauseMs: PAUSE_MS, signal: ending.signal }));

  const rows: Row[] = [];
  for (const [what, begin] of phases) {
    say(`${name}: ${what}`);
    await begin();
    await pause(PHASE_MS);
    const { count, p99, max } = delays.take();
    const result = `${count} deliveries, 99 in 100 within ${p99.toFixed(0)} ms, all within ${max.toFixed(0)} ms`;
    rows.push({ what: `${name}: ${what}`, count: `${clients.length}`, result });
  }
  ending.abort();
  await Promise.all(chats);
  const isCaughtUp = await untilCaughtUp(clients);
  await closeAll(clients);
  const lost = await historyComplaints(urls()[0] ?? "", groups, clients);
  const total = `${sum(clients, ({ acked }) => acked.length)} messages acknowledged, ${lost.length} complaints`;
  return {
    rows: [...rows, { what: `${name}: in all`, count: `${clients.length}`, result: total }],
    complaints: [
      ...(isCaughtUp ? [] : ["not every client received everything"]),
      ...lost,
      ...answers.complaints({ isRestarted }),
    ],
  };
}
