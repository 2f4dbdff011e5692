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

export type NotificationWorker = {
  start(): void;
  /** Looks at once for what is due. */
  wake(): void;
  stop(): Promise<void>;
};

/** Sends notifications while the process runs. Each channel has its own loop, so that a slow one does not delay the others. */
export function createNotificationWorker(
  ctx: DeliveryContext,
  senders: Senders,
  log: Pick<Logger, "error">,
  metrics?: Metrics,
): NotificationWorker {
  const untilNone = (work: () => Promise<number>) => async () => ((await work()) > 0 ? ("more" as const) : ("done" as const));
  const tasks = [
    { name: "fan-out", run: untilNone(() => fanOutNotifications(ctx)), intervalMs: INTERVAL_MS },
    ...CHANNELS.map((channel) => ({
      name: `send-${channel}`,
      run: untilNone(() => deliverNotifications(ctx, channel, senders)),
      intervalMs: INTERVAL_MS,
    })),
    {
      name: "requeue-mails",
      run: () => requeueKeptMails(ctx, senders).then(() => "done" as const),
      intervalMs: REQUEUE_INTERVAL_MS,
    },
  ];
  let loops: JobLoop[] = [];
  return {
    start() {
      loops = tasks.map(({ name, run, intervalMs }) =>
        startJobLoop({
          run: observeJob(metrics, name, run),
          intervalMs,
          backoffMaxMs: BACKOFF_MAX_MS,
          onError: (error, failures) => failures === 1 && log.error({ job: name, err: error }, "notifications could not be sent"),
        }),
      );
    },
    wake() {
      for (const loop of loops) loop.wake();
    },
    async stop() {
      const closed = Promise.all(loops.map((loop) => loop.close()));
      await Promise.race([closed, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}
