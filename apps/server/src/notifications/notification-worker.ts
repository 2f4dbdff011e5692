import { setTimeout as sleep } from "node:timers/promises";
import { CHANNELS } from "@fourball/domain/notification/channels";
import { deliverNotifications } from "@fourball/services/notification/delivery/deliver-notifications";
import type { DeliveryContext, Senders } from "@fourball/services/notification/delivery/delivery";
import { requeueKeptMails } from "@fourball/services/notification/delivery/requeue-kept-mails";
import { fanOutNotifications } from "@fourball/services/notification/fan-out-notifications";
import type { Logger } from "pino";
import { type JobLoop, startJobLoop } from "../jobs/job-loop.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { observeJob } from "../telemetry/observe-job.ts";

const INTERVAL_MS = 1000;
/** Another process may still keep mails while this one has a mail server already. */
const REQUEUE_INTERVAL_MS = 60_000;
const BACKOFF_MAX_MS = 30_000;
/** A notification that takes longer is sent again by the next process. */
const STOP_TIMEOUT_MS = 5000;

export type NotificationWorker = { start(): void; stop(): Promise<void> };

/** Sends notifications while the process runs. Each channel has its own loop, so that a slow one does not delay the others. */
export function createNotificationWorker(
  ctx: DeliveryContext,
  senders: Senders,
  log: Pick<Logger, "error">,
  metrics?: Metrics,
): NotificationWorker {
  const tasks = [
    { name: "fan-out", run: () => fanOutNotifications(ctx) },
    ...CHANNELS.map((channel) => ({ name: `send-${channel}`, run: () => deliverNotifications(ctx, channel, senders) })),
  ];
  let loops: JobLoop[] = [];
  return {
    start() {
      const options = {
        backoffMaxMs: BACKOFF_MAX_MS,
        onError: (error: unknown, failures: number) =>
          failures === 1 && log.error({ err: error }, "notifications could not be sent"),
      };
      const sending = tasks.map(({ name, run }) =>
        observeJob(metrics, name, async () => ((await run()) > 0 ? ("more" as const) : ("done" as const))),
      );
      const requeueing = observeJob(metrics, "requeue-mails", () => requeueKeptMails(ctx, senders).then(() => "done" as const));
      loops = [
        ...sending.map((run) => startJobLoop({ run, intervalMs: INTERVAL_MS, ...options })),
        startJobLoop({ run: requeueing, intervalMs: REQUEUE_INTERVAL_MS, ...options }),
      ];
    },
    async stop() {
      const closed = Promise.all(loops.map((loop) => loop.close()));
      await Promise.race([closed, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
