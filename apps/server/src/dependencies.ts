import { createDatabase, type Database } from "@fourball/db/client";
import type { EventBus } from "@fourball/domain/ports/event-bus";
import { ChatHub } from "@fourball/services/chat/chat-hub";
import { LiveFeed } from "@fourball/services/live/live-feed";
import type { Senders } from "@fourball/services/notification/delivery";
import type { ServiceContext } from "@fourball/services/service-context";
import { Redis } from "ioredis";
import type { Logger } from "pino";
import { createCalendarWriter } from "./calendar/calendar-writer.ts";
import { createClock } from "./clock.ts";
import type { Env } from "./env.ts";
import { createMemoryEventBus } from "./events/memory-event-bus.ts";
import { createRedisEventBus } from "./events/redis-event-bus.ts";
import { createRateLimiter } from "./limits/rate-limiter.ts";
import { createOutboxWorker, type OutboxWorker } from "./notifications/outbox-worker.ts";
import { createSenders } from "./notifications/senders.ts";
import { createPasswords } from "./sessions/passwords.ts";
import { createPresence } from "./sessions/presence.ts";
import { createSessions, type Sessions } from "./sessions/sessions.ts";

/** What lasts as long as the process, as use-cases see it. */
type World = Omit<ServiceContext, "viewer" | "browser" | "address">;

export type Dependencies = {
  env: Env;
  log: Logger;
  database: Database;
  bus: EventBus;
  sessions: Sessions;
  world: World;
  /** What is set up to send news. */
  senders: Senders;
  /** Sends it, once it is started. */
  outbox: OutboxWorker;
  /** Notes that a golfer is here. */
  seen(userId: string): void;
  close(): Promise<void>;
};

export const openDatabase = (env: Env): Promise<Database> =>
  createDatabase(env.DATABASE_URL ? { url: env.DATABASE_URL } : { dataDir: env.DATA_DIR });

/** The only place that knows which adapter stands behind which port. Closing them closes the database too. */
export function createDependencies(env: Env, log: Logger, database: Database): Dependencies {
  const { db } = database;
  const bus = env.REDIS_URL ? createRedisEventBus(env.REDIS_URL, log) : createMemoryEventBus();
  const redis = env.REDIS_URL ? limitsRedis(env.REDIS_URL, log) : undefined;
  const logFailure = (error: unknown) => log.error({ err: error }, "work after the answer failed");
  const seen = createPresence(db, logFailure);
  const sessions = createSessions({ db, bus, isHttps: env.isHttps, onSeen: seen });
  const rooms = new ChatHub({ db, bus, onError: (error) => log.error({ err: error }, "a chat room could not be read") });
  const live = new LiveFeed(bus);
  const sending = createSenders(env, log);
  const world: World = {
    db,
    bus,
    rooms,
    live,
    clock: createClock(env.CLOCK_FILE),
    limiter: createRateLimiter({
      mode: env.RATE_LIMIT,
      byAddress: !env.isLocal,
      redis,
    }),
    passwords: createPasswords(),
    mailer: sending.mailer,
    writeCalendar: createCalendarWriter(env.PUBLIC_URL),
    pushPublicKey: sending.pushPublicKey,
    publicUrl: env.PUBLIC_URL,
    defaultTimeZone: env.DEFAULT_TIME_ZONE,
    adminEmails: new Set(env.ADMIN_EMAILS),
    later: (work) => void setImmediate(() => work().catch(logFailure)),
  };
  const outbox = createOutboxWorker(world, sending.senders, log);
  return {
    env,
    log,
    database,
    bus,
    sessions,
    world,
    senders: sending.senders,
    outbox,
    seen,
    async close() {
      await outbox.stop();
      sending.close();
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
    // Every call asks: one that does not answer is given up, and each process counts for itself.
    commandTimeout: 250,
    socketTimeout: 1000,
  });
  redis.on("error", (error) => log.warn({ error: error.message }, "redis is away"));
  return redis;
}
