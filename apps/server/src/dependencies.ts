import { join } from "node:path";
import { createDatabase, type Database } from "@fourball/db/client";
import type { EventBus } from "@fourball/domain/ports/event-bus";
import type { ServiceContext } from "@fourball/services/service-context";
import { Redis } from "ioredis";
import type { Logger } from "pino";
import type { Env } from "./env.ts";
import { createMemoryEventBus } from "./events/memory-event-bus.ts";
import { createRedisEventBus } from "./events/redis-event-bus.ts";
import { createRateLimiter } from "./limits/rate-limiter.ts";
import { createOutboxFolderMailer } from "./notifications/outbox-folder-mailer.ts";
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
  const sessions = createSessions({
    db,
    bus,
    isHttps: env.isHttps,
    onSeen: createPresence(db, logFailure),
  });
  const world: World = {
    db,
    bus,
    clock: { now: () => Temporal.Now.instant() },
    limiter: createRateLimiter({
      mode: env.RATE_LIMIT,
      byAddress: !env.isLocal,
      redis,
    }),
    passwords: createPasswords(),
    mailer: createOutboxFolderMailer(join(env.DATA_DIR, "outbox"), log),
    publicUrl: env.PUBLIC_URL,
    adminEmails: new Set(env.ADMIN_EMAILS),
    later: (work) => void setImmediate(() => work().catch(logFailure)),
  };
  return {
    env,
    log,
    database,
    bus,
    sessions,
    world,
    async close() {
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
  });
  redis.on("error", (error) => log.warn({ error: error.message }, "redis is away"));
  return redis;
}
