import type { ApiContext, ObserveCall } from "@fourball/api/context";
import type { Database } from "@fourball/db/client";
import type { EventBus } from "@fourball/domain/ports/event-bus";
import type { ServiceContext } from "@fourball/services/core/service-context";
import type { Senders } from "@fourball/services/notification/delivery/delivery";
import type { Logger } from "pino";
import type { Env } from "./env.ts";
import type { BusStatus } from "./events/redis-event-bus.ts";
import type { PictureRenderer } from "./link-pictures/picture-renderer.ts";
import type { Outages } from "./log/outages.ts";
import type { NotificationWorker } from "./notifications/notification-worker.ts";
import type { DeviceCookies } from "./sessions/device-cookies.ts";
import type { Sessions } from "./sessions/sessions.ts";
import type { Telemetry } from "./telemetry/telemetry.ts";

/** The parts of the service context that last as long as the process. */
export type AppServices = Omit<ServiceContext, "viewer" | "caller">;

/** What routes, sockets and jobs are handed. */
export type Dependencies = {
  env: Env;
  log: Logger;
  database: Database;
  /** Whether golfers may be sent to this process. */
  isReady(): Promise<boolean>;
  outages: Outages;
  bus: EventBus;
  sessions: Sessions;
  devices: DeviceCookies;
  services: AppServices;
  /** The configured notification channels. */
  senders: Senders;
  /** Where mails are written; null with a mail server. */
  mailFolder: string | null;
  /** Sends notifications, once it is started. */
  notifications: NotificationWorker;
  /** Draws the pictures of link previews. */
  pictures: PictureRenderer;
  telemetry: Telemetry;
  observeCall: ObserveCall | undefined;
  /** Absent in tests, where a refusal that its procedure does not declare is an error. */
  reportUndeclared: ApiContext["reportUndeclared"];
  /** How many passwords wait to be hashed or checked. */
  passwordsWaiting(): number;
  /** Null without Redis. */
  busStatus(): BusStatus | null;
  /** Records that a golfer is online. */
  markOnline(userId: string): void;
  close(): Promise<void>;
};
