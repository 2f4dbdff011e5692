import type { Database } from "@fourball/db/client";
import { observeDatabase } from "@fourball/db/observe-database";
import { Replica } from "@fourball/db/replica/replica";
import { ChatHub } from "@fourball/services/chat/chat-hub";
import { MessageBatches } from "@fourball/services/chat/message-batches";
import { MapSummaries } from "@fourball/services/core/map-summaries";
import { PageCache } from "@fourball/services/core/page-cache";
import { ChangeFeed } from "@fourball/services/core/realtime/change-feed";
import type { Caches } from "@fourball/services/core/service-context";
import { StaleCache } from "@fourball/services/core/stale-cache";
import type { Cluster, Redis } from "ioredis";
import { createCalendarWriter } from "./calendar/calendar-writer.ts";
import { createClock } from "./clock.ts";
import type { AppServices, Dependencies } from "./dependencies.ts";
import { createMemoryEventBus } from "./events/memory-event-bus.ts";
import { createRateLimiter } from "./limits/rate-limiter.ts";
import { createPictureRenderer } from "./link-pictures/picture-renderer.ts";
import type { Outages } from "./log/outages.ts";
import { createNotificationWorker } from "./notifications/notification-worker.ts";
import { createSenders } from "./notifications/senders.ts";
import type { PushKeys } from "./notifications/web-push.ts";
import { createPictureEncoder } from "./pictures/encode-picture.ts";
import { createPictureStore } from "./pictures/picture-store.ts";
import { canWrite, createReadiness } from "./readiness.ts";
import { createDeviceCookies } from "./sessions/device-cookies.ts";
import { createPasskeyVerifier } from "./sessions/passkey-verifier.ts";
import { createPasswords } from "./sessions/passwords.ts";
import { createPresence } from "./sessions/presence.ts";
import { createSessions } from "./sessions/sessions.ts";
import { observeCalls } from "./telemetry/telemetry.ts";

type Given = Pick<Dependencies, "env" | "log" | "outages" | "database" | "telemetry" | "reportUndeclared"> & {
  pushKeys: PushKeys;
};

/** The only place that connects adapters to ports; loads only those that the environment configures. Closing them closes the database too. */
export async function createDependencies(given: Given): Promise<Dependencies> {
  const { env, log, outages, database, telemetry, pushKeys, reportUndeclared } = given;
  const { db } = database;
  const { metrics, tracing } = telemetry;
  const unobserve = [metrics?.database, tracing?.database].map((observer) => observer && observeDatabase(db, observer));
  metrics?.database.setPoolSize(database.poolSize);
  const redisBus = env.REDIS_URL ? new (await import("./events/redis-event-bus.ts")).RedisEventBus(env.REDIS_URL, outages) : null;
  const bus = redisBus ?? createMemoryEventBus();
  const redis = env.REDIS_URL ? await limitsRedis(env.REDIS_URL, outages) : undefined;
  const logFailure = (error: unknown) => {
    metrics?.backgroundFailed();
    log.error({ err: error }, "work without a request failed");
  };
  const presence = createPresence(db, logFailure);
  const sessions = createSessions({ db, bus, isHttps: env.isHttps, onOnline: presence.markOnline });
  const devices = createDeviceCookies({ db, isHttps: env.isHttps });
  const rooms = new ChatHub({ db, bus, onError: (error) => log.error({ err: error }, "a chat room could not be read") });
  // Before the feed: who hears of a change and reads at once must not read what was shared before it.
  const replica = openReplica(database, outages);
  const clock = createClock(env.CLOCK_FILE);
  const caches: Caches = {
    pages: new PageCache(bus, { replica }),
    counts: new PageCache(bus, { replica }),
    figures: new PageCache(bus, { replica }),
    largeCounts: new StaleCache({ replica }),
    largeFigures: new StaleCache({ replica }),
    mapSummaries: new MapSummaries(clock),
  };
  const live = new ChangeFeed(bus);
  const channels = await createSenders({ env, log, outages, pushKeys, telemetry });
  const passwords = createPasswords();
  const services: AppServices = {
    db,
    bus,
    chat: { rooms, writer: new MessageBatches() },
    live,
    caches,
    clock,
    limiter: createRateLimiter({
      mode: env.RATE_LIMIT,
      byAddress: !env.isLocal,
      redis,
      onRefused: metrics?.refused,
    }),
    ports: {
      passwords,
      passkeyVerifier: createPasskeyVerifier(env.PUBLIC_URL),
      identityProvider: env.OIDC_ISSUER
        ? (await import("./sessions/identity-provider.ts")).createIdentityProvider(env, log, outages)
        : null,
      mailer: channels.mailer,
      calendars: createCalendarWriter(env.PUBLIC_URL),
      pictures: createPictureStore(env, database, outages),
      encodePicture: createPictureEncoder(),
    },
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
  const notifications = createNotificationWorker(services, channels.senders, log, metrics);
  const pictures = createPictureRenderer();
  return {
    env,
    log,
    database,
    isReady: createReadiness({ database, log, outages, canWrite: () => canWrite(env) }),
    outages,
    bus,
    sessions,
    devices,
    services,
    senders: channels.senders,
    mailFolder: channels.mailFolder,
    notifications,
    pictures,
    telemetry,
    observeCall: observeCalls(telemetry),
    reportUndeclared,
    passwordsWaiting: passwords.waiting,
    busStatus: () => redisBus?.status() ?? null,
    markOnline: presence.markOnline,
    async close() {
      await notifications.stop();
      await pictures.close();
      channels.close();
      rooms.close();
      live.close();
      for (const cache of [caches.pages, caches.counts, caches.figures]) cache.close();
      sessions.close();
      presence.close();
      await bus.close();
      redis?.disconnect();
      for (const stop of unobserve.reverse()) stop?.();
      await tracing?.close();
      await database.close();
    },
  };
}

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
