import { setTimeout } from "node:timers/promises";
import { createDatabase, type Database } from "@fourball/db/client";
import type { EventBus } from "@fourball/domain/ports/event-bus";
import { ChatHub } from "@fourball/services/chat/chat-hub";
import type { Senders } from "@fourball/services/notification/delivery/delivery";
import { ChangeFeed } from "@fourball/services/realtime/change-feed";
import type { ServiceContext } from "@fourball/services/service-context";
import { MapSummaries } from "@fourball/services/tee-time/map/map-summaries";
import { Redis } from "ioredis";
import type { Logger } from "pino";
import { createCalendarWriter } from "./calendar/calendar-writer.ts";
import { createClock } from "./clock.ts";
import type { Env } from "./env.ts";
import { createMemoryEventBus } from "./events/memory-event-bus.ts";
import { createRedisEventBus } from "./events/redis-event-bus.ts";
import { createRateLimiter } from "./limits/rate-limiter.ts";
import { createPictureRenderer, type PictureRenderer } from "./link-pictures/picture-renderer.ts";
import { createNotificationWorker, type NotificationWorker } from "./notifications/notification-worker.ts";
import { createSenders } from "./notifications/senders.ts";
import type { PushKeys } from "./notifications/web-push.ts";
import { createPictureEncoder } from "./pictures/encode-picture.ts";
import { createPictureStore } from "./pictures/picture-store.ts";
import { createDeviceCookies, type DeviceCookies } from "./sessions/device-cookies.ts";
import { createIdentityProvider } from "./sessions/identity-provider.ts";
import { createPasskeyVerifier } from "./sessions/passkey-verifier.ts";
import { createPasswords } from "./sessions/passwords.ts";
import { createPresence } from "./sessions/presence.ts";
import { createSessions, type Sessions } from "./sessions/sessions.ts";

/** The parts of the service context that last as long as the process. */
type AppServices = Omit<ServiceContext, "viewer" | "browser" | "device" | "address" | "idempotencyKey">;

export type Dependencies = {
  env: Env;
  log: Logger;
  database: Database;
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
  /** Records that a golfer is online. */
  markOnline(userId: string): void;
  close(): Promise<void>;
};

export const openDatabase = (env: Env): Promise<Database> =>
  createDatabase(env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataDir: env.DATA_DIR });

/** The only place that connects adapters to ports. Closing them closes the database too. */
export function createDependencies(env: Env, log: Logger, database: Database, pushKeys: PushKeys): Dependencies {
  const { db } = database;
  const bus = env.REDIS_URL ? createRedisEventBus(env.REDIS_URL, log) : createMemoryEventBus();
  const redis = env.REDIS_URL ? limitsRedis(env.REDIS_URL, log) : undefined;
  const logFailure = (error: unknown) => log.error({ err: error }, "work after the response failed");
  const markOnline = createPresence(db, logFailure);
  const sessions = createSessions({ db, bus, isHttps: env.isHttps, onOnline: markOnline });
  const devices = createDeviceCookies({ db, isHttps: env.isHttps });
  const rooms = new ChatHub({ db, bus, onError: (error) => log.error({ err: error }, "a chat room could not be read") });
  const live = new ChangeFeed(bus);
  const channels = createSenders(env, log, pushKeys);
  const clock = createClock(env.CLOCK_FILE);
  const services: AppServices = {
    db,
    bus,
    rooms,
    live,
    mapSummaries: new MapSummaries(clock),
    clock,
    limiter: createRateLimiter({
      mode: env.RATE_LIMIT,
      byAddress: !env.isLocal,
      redis,
    }),
    passwords: createPasswords(),
    passkeyVerifier: createPasskeyVerifier(env.PUBLIC_URL),
    identityProvider: createIdentityProvider(env, log),
    isAdminPasskeyRequired: env.ADMIN_PASSKEY === "required",
    mailer: channels.mailer,
    hasMailServer: channels.senders.email !== null,
    writeCalendar: createCalendarWriter(env.PUBLIC_URL),
    pictures: createPictureStore(env, database),
    encodePicture: createPictureEncoder(),
    mapTiles: env.MAP_TILES_URL ? { url: env.MAP_TILES_URL, attribution: env.MAP_ATTRIBUTION ?? "" } : null,
    pushPublicKey: pushKeys.publicKey,
    publicUrl: env.PUBLIC_URL,
    defaultTimeZone: env.DEFAULT_TIME_ZONE,
    adminEmails: new Set(env.ADMIN_EMAILS),
    pause: (ms) => setTimeout(ms),
    later: (work) => void setImmediate(() => work().catch(logFailure)),
  };
  const notifications = createNotificationWorker(services, channels.senders, log);
  const pictures = createPictureRenderer();
  return {
    env,
    log,
    database,
    bus,
    sessions,
    devices,
    services,
    senders: channels.senders,
    mailFolder: channels.mailFolder,
    notifications,
    pictures,
    markOnline,
    async close() {
      await notifications.stop();
      await pictures.close();
      channels.close();
      rooms.close();
      live.close();
      sessions.close();
      await bus.close();
      redis?.disconnect();
      await database.close();
    },
  };
}

function limitsRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    // Asked on every call: without a quick answer each process counts for itself.
    commandTimeout: 250,
    socketTimeout: 1000,
  });
  redis.on("error", (error) => log.warn({ error: error.message }, "redis is away"));
  return redis;
}
