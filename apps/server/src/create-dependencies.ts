import type { Database } from "@fourball/db/client";
import { observeDatabase } from "@fourball/db/observe-database";
import { Replica } from "@fourball/db/replica/replica";
import type { Clock } from "@fourball/domain/ports/clock";
import type { EventBus } from "@fourball/domain/ports/event-bus";
import type { Mailer } from "@fourball/domain/ports/mailer";
import type { Passwords } from "@fourball/domain/ports/passwords";
import { ChatHub } from "@fourball/services/chat/chat-hub";
import { MessageBatches } from "@fourball/services/chat/message-batches";
import { MapSummaries } from "@fourball/services/core/map-summaries";
import { PageCache } from "@fourball/services/core/page-cache";
import { ChangeFeed } from "@fourball/services/core/realtime/change-feed";
import type { Caches, Ports } from "@fourball/services/core/service-context";
import { StaleCache } from "@fourball/services/core/stale-cache";
import type { Cluster, Redis } from "ioredis";
import type { Logger } from "pino";
import { createCalendarWriter } from "./calendar/calendar-writer.ts";
import { createClock } from "./clock.ts";
import type { AppServices, Dependencies } from "./dependencies.ts";
import type { Env } from "./env.ts";
import { createMemoryEventBus } from "./events/memory-event-bus.ts";
import { createRateLimiter } from "./limits/rate-limiter.ts";
import { createPictureRenderer } from "./link-pictures/picture-renderer.ts";
import type { Outages } from "./log/outages.ts";
import { createNotificationWorker } from "./notifications/notification-worker.ts";
import { createSenders, type SendersOfEnv } from "./notifications/senders.ts";
import type { PushKeys } from "./notifications/web-push.ts";
import { createPictureEncoder } from "./pictures/encode-picture.ts";
import { createPictureStore } from "./pictures/picture-store.ts";
import { canWrite, createReadiness } from "./readiness.ts";
import { createDeviceCookies } from "./sessions/device-cookies.ts";
import { createPasskeyVerifier } from "./sessions/passkey-verifier.ts";
import { createPasswords } from "./sessions/passwords.ts";
import { createPresence } from "./sessions/presence.ts";
import { createSessions } from "./sessions/sessions.ts";
import { observeCalls, type Telemetry } from "./telemetry/telemetry.ts";

type Given = Pick<Dependencies, "env" | "log" | "outages" | "database" | "telemetry" | "reportUndeclared"> & {
  pushKeys: PushKeys;
};

/** The only place that connects adapters to ports; loads only those that the environment configures. Closing them closes the database too. */
export async function createDependencies(given: Given): Promise<Dependencies> {
  const { env, log, outages, database, telemetry, reportUndeclared } = given;
  const { db } = database;
  const stopObserving = observe(database, telemetry);
  const logFailure = failureLog(log, telemetry);
  const processes = await connectProcesses(env, outages);
  const { bus } = processes;
  const presence = createPresence(db, logFailure);
  const sessions = createSessions({ db, bus, isHttps: env.isHttps, onOnline: presence.markOnline });
  const channels = await createSenders(given);
  const passwords = createPasswords();
  const adapted = await createServices(given, { ...processes, channels, passwords, logFailure });
  const notifications = createNotificationWorker(adapted.services, channels.senders, log, telemetry.metrics);
  const pictures = createPictureRenderer();
  return {
    env,
    log,
    database,
    outages,
    telemetry,
    reportUndeclared,
    isReady: createReadiness({ database, log, outages, canWrite: () => canWrite(env) }),
    bus,
    sessions,
    devices: createDeviceCookies({ db, isHttps: env.isHttps }),
    services: adapted.services,
    senders: channels.senders,
    mailFolder: channels.mailFolder,
    notifications,
    pictures,
    observeCall: observeCalls(telemetry),
    passwordsWaiting: passwords.waiting,
    busStatus: processes.busStatus,
    markOnline: presence.markOnline,
    async close() {
      await notifications.stop();
      await pictures.close();
      for (const each of [channels, adapted, sessions, presence]) each.close();
      await processes.close();
      await stopObserving();
      await database.close();
    },
  };
}

/** Counts and traces the statements of the database, until the result is called. */
function observe({ db, poolSize }: Database, { metrics, tracing }: Telemetry): () => Promise<void> {
  const stops = [metrics?.database, tracing?.database].map((observer) => observer && observeDatabase(db, observer));
  metrics?.database.setPoolSize(poolSize);
  return async () => {
    for (const stop of stops.reverse()) stop?.();
    await tracing?.close();
  };
}

const failureLog =
  (log: Logger, { metrics }: Telemetry) =>
  (error: unknown) => {
    metrics?.backgroundFailed();
    log.error({ err: error }, "work without a request failed");
  };

type Processes = { bus: EventBus; redis: Redis | Cluster | undefined };

/** What this process has in common with the others of the installation: events and counts, over Redis where there is one. */
async function connectProcesses({ REDIS_URL }: Env, outages: Outages) {
  const redisBus = REDIS_URL ? new (await import("./events/redis-event-bus.ts")).RedisEventBus(REDIS_URL, outages) : null;
  const bus = redisBus ?? createMemoryEventBus();
  const redis = REDIS_URL ? await limitsRedis(REDIS_URL, outages) : undefined;
  return {
    bus,
    redis,
    busStatus: () => redisBus?.status() ?? null,
    async close() {
      await bus.close();
      redis?.disconnect();
    },
  } satisfies Processes & Pick<Dependencies, "busStatus" | "close">;
}

type Adapters = Processes & { channels: SendersOfEnv; passwords: Passwords; logFailure(error: unknown): void };

async function createServices(given: Given, { bus, redis, channels, passwords, logFailure }: Adapters) {
  const { env, log, outages, database, telemetry, pushKeys } = given;
  const { db } = database;
  const rooms = new ChatHub({ db, bus, onError: (error) => log.error({ err: error }, "a chat room could not be read") });
  const clock = createClock(env.CLOCK_FILE);
  // Before the feed: who hears of a change and reads at once must not read what was shared before it.
  const caches = createCaches(bus, clock, openReplica(database, outages));
  const live = new ChangeFeed(bus);
  const services: AppServices = {
    db,
    bus,
    live,
    caches,
    clock,
    chat: { rooms, writer: new MessageBatches() },
    limiter: createRateLimiter({
      mode: env.RATE_LIMIT,
      byAddress: !env.isLocal,
      redis,
      onRefused: telemetry.metrics?.refused,
    }),
    ports: await createPorts(given, passwords, channels.mailer),
    config: {
      publicUrl: env.PUBLIC_URL,
      defaultTimeZone: env.DEFAULT_TIME_ZONE,
      mapTiles: env.MAP_TILES_URL ? { url: env.MAP_TILES_URL, attribution: env.MAP_ATTRIBUTION ?? "" } : null,
      adminEmails: new Set(env.ADMIN_EMAILS),
      isAdminPasskeyRequired: env.ADMIN_PASSKEY === "required",
      hasMailServer: channels.senders.email !== null,
      pushPublicKey: pushKeys.publicKey,
    },
    later: (work) => void setImmediate(() => work().catch(logFailure)),
  };
  const close = () => {
    for (const each of [rooms, live, caches.pages, caches.counts, caches.figures]) each.close();
  };
  return { services, close };
}

const createCaches = (bus: EventBus, clock: Clock, replica: Replica | null): Caches => ({
  pages: new PageCache(bus, { replica }),
  counts: new PageCache(bus, { replica }),
  figures: new PageCache(bus, { replica }),
  largeCounts: new StaleCache({ replica }),
  largeFigures: new StaleCache({ replica }),
  mapSummaries: new MapSummaries(clock),
});

const createPorts = async ({ env, log, outages, database }: Given, passwords: Passwords, mailer: Mailer): Promise<Ports> => ({
  passwords,
  passkeyVerifier: createPasskeyVerifier(env.PUBLIC_URL),
  identityProvider: env.OIDC_ISSUER
    ? (await import("./sessions/identity-provider.ts")).createIdentityProvider(env, log, outages)
    : null,
  mailer,
  calendars: createCalendarWriter(env.PUBLIC_URL),
  pictures: createPictureStore(env, database, outages),
  encodePicture: createPictureEncoder(),
});

function openReplica({ replica }: Database, outages: Outages): Replica | null {
  if (!replica) return null;
  return new Replica(replica, {
    onAway: (error) => outages.failed("replica", error),
    onBack: () => outages.worked("replica"),
  });
}

async function limitsRedis(urls: string, outages: Outages): Promise<Redis | Cluster> {
  const { openRedis } = await import("./redis/open-redis.ts");
  const redis = openRedis(urls, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    // Asked on every call: without a quick answer each process counts for itself.
    commandTimeout: 250,
    socketTimeout: 1000,
  });
  redis.on("error", (error: Error) => outages.failed("redis", error));
  return redis;
}
