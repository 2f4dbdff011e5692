import { setTimeout as sleep } from "node:timers/promises";
import { CHANNELS } from "@fourball/domain/notification/channels";
import { deliverNotifications } from "@fourball/services/notification/delivery/deliver-notifications";
import type { DeliveryContext, Senders } from "@fourball/services/notification/delivery/delivery";
import { fanOutNotifications } from "@fourball/services/notification/fan-out-notifications";
import type { Logger } from "pino";
import { type JobLoop, startJobLoop } from "../jobs/job-loop.ts";

const INTERVAL_MS = 1000;
const BACKOFF_MAX_MS = 30_000;
/** A notification that takes longer is sent again by the next process. */
const STOP_TIMEOUT_MS = 5000;

export type NotificationWorker = { start(): void; stop(): Promise<void> };

/** Sends notifications while the process runs. Each channel has its own loop, so that a slow one does not delay the others. */
export function createNotificationWorker(ctx: DeliveryContext, senders: Senders, log: Pick<Logger, "error">): NotificationWorker {
  const tasks = [() => fanOutNotifications(ctx), ...CHANNELS.map((channel) => () => deliverNotifications(ctx, channel, senders))];
  let loops: JobLoop[] = [];
  return {
    start() {
      loops = tasks.map((task) =>
        startJobLoop({
          run: async () => ((await task()) > 0 ? "more" : "done"),
          intervalMs: INTERVAL_MS,
          backoffMaxMs: BACKOFF_MAX_MS,
          onError: (error, failures) => failures === 1 && log.error({ err: error }, "notifications could not be sent"),
        }),
      );
    },
    async stop() {
      const closed = Promise.all(loops.map((loop) => loop.close()));
      await Promise.race([closed, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
