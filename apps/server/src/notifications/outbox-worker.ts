import { setTimeout as rest } from "node:timers/promises";
import { CHANNELS } from "@fourball/domain/notification/channels";
import { deliverNews } from "@fourball/services/notification/deliver-news";
import type { DeliveryContext, Senders } from "@fourball/services/notification/delivery";
import { handOutNews } from "@fourball/services/notification/hand-out-news";
import type { Logger } from "pino";

const EVERY_MS = 1000;
/** While the database is away it is asked ever more rarely. */
const LONGEST_REST_MS = 30_000;
/** What is still on its way then is sent again by whoever comes next. */
const STOP_WITHIN_MS = 5000;

export type OutboxWorker = { start(): void; stop(): Promise<void> };

/** Sends news while the process lives. Each channel goes at its own pace, so that a slow one keeps no other waiting. */
export function createOutboxWorker(ctx: DeliveryContext, senders: Senders, log: Pick<Logger, "error">): OutboxWorker {
  const stopping = new AbortController();
  const duties = [() => handOutNews(ctx), ...CHANNELS.map((channel) => () => deliverNews(ctx, channel, senders))];
  let working: Promise<unknown> = Promise.resolve();
  return {
    start() {
      working = Promise.all(duties.map((duty) => keepDoing(duty, stopping.signal, log)));
    },
    async stop() {
      stopping.abort();
      await Promise.race([working, rest(STOP_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}

/** One round at a time, the next at once while there is something to do. Nothing that goes wrong ends it. */
async function keepDoing(duty: () => Promise<number>, signal: AbortSignal, log: Pick<Logger, "error">): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      if ((await duty()) === 0) await untilNext(EVERY_MS, signal);
      failures = 0;
    } catch (error) {
      if (failures === 0) log.error({ err: error }, "news could not be sent");
      failures += 1;
      await untilNext(Math.min(EVERY_MS * 2 ** failures, LONGEST_REST_MS), signal);
    }
  }
}

const untilNext = (ms: number, signal: AbortSignal): Promise<void> =>
  rest(ms, undefined, { signal, ref: false }).catch(() => undefined);
