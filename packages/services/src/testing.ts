import type { Database, Db } from "@fourball/db/client";
import { emptyTables, sharedTestDatabase, type TestDatabase } from "@fourball/db/testing";
import type { BrowserSession } from "@fourball/domain/ports/browser-session";
import type { BusEvent } from "@fourball/domain/ports/event-bus";
import type { Mail } from "@fourball/domain/ports/mailer";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { ChatHub } from "./chat/chat-hub.ts";
import { MessageBatches } from "./chat/message-batches.ts";
import { MapSummaries } from "./core/map-summaries.ts";
import { PageCache } from "./core/page-cache.ts";
import { ChangeFeed } from "./core/realtime/change-feed.ts";
import type { Caller, Config, MemberContext, Ports, ServiceContext } from "./core/service-context.ts";
import { StaleCache } from "./core/stale-cache.ts";
import type { Senders } from "./notification/delivery/delivery.ts";
import { fakeBrowser } from "./testing/fakes/fake-browser.ts";
import { fakeIdentities } from "./testing/fakes/fake-identities.ts";
import { fakePasskeys } from "./testing/fakes/fake-passkeys.ts";
import { fakePasswords } from "./testing/fakes/fake-passwords.ts";
import { recordingBus } from "./testing/fakes/recording-bus.ts";
import { one } from "./testing/one.ts";
import { postAll } from "./testing/post-all.ts";
import { type TestRows, testRows } from "./testing/test-rows.ts";

/** The time of the tests: a Thursday, 8 o'clock in California. */
export const NOW: Temporal.Instant = Temporal.Instant.from("2026-06-11T15:00:00Z");

/** What a test of a use-case needs: a database, a clock to set, and records of what left the server. */
export type TestWorld = TestRows & {
  readonly database: Database;
  readonly db: Db;
  clock: { time: Temporal.Instant };
  mails: Mail[];
  /** The files of pictures, by key. */
  pictureFiles: Map<string, Uint8Array<ArrayBuffer>>;
  /** The golfers who were signed in, in order; null for a sign-out. */
  browser: (string | null)[];
  /** The published events, in order. */
  events: BusEvent[];
  /** Fans out and sends everything that is due, by default with a mail server only. */
  post(senders?: Partial<Senders>): Promise<void>;
  /** Waits for the work that runs after the response. */
  settled(): Promise<void>;
  anonymous(overrides?: Overrides): ServiceContext;
  as(golfer: { id: string; isAdmin?: boolean }, overrides?: Overrides): MemberContext;
  /** What is done inside is undone at the end, for tests that share their rows. Inside, a part of it can be undone before. */
  rolledBack<Result>(work: (inside: Pick<TestWorld, "anonymous" | "as" | "rolledBack">) => Promise<Result>): Promise<Result>;
};

/** What differs from the other calls of a test. */
type Overrides = {
  caller?: Partial<Omit<Caller, "browser">> & { browser?: Partial<BrowserSession> };
  ports?: Partial<Ports>;
  config?: Partial<Config>;
};

type TestWorldOptions = {
  /** Rows of one test are there in the next: for tests that only read, or undo what they write. */
  keepsRows?: boolean;
};

/** One world for all tests of a file, empty at the start of each unless it keeps its rows. */
export function testWorld({ keepsRows = false }: TestWorldOptions = {}): TestWorld {
  const database = new Opened();
  const clock = { time: NOW };
  const mails: Mail[] = [];
  const pictureFiles = new Map<string, Uint8Array<ArrayBuffer>>();
  const browser: (string | null)[] = [];
  const opened = fakeBrowser(clock, browser);
  const later: Promise<void>[] = [];
  const events: BusEvent[] = [];
  const bus = recordingBus(events);
  const live = new ChangeFeed(bus);
  const writer = new MessageBatches();
  let rooms: ChatHub;

  beforeAll(async () => {
    await database.open();
    if (keepsRows) await emptyTables(database.now);
    rooms = new ChatHub({ db: database.now.db, bus, onError: rethrow });
  });
  beforeEach(async () => {
    if (!keepsRows) await emptyTables(database.now);
    clock.time = NOW;
    opened.reset();
    for (const list of [mails, browser, later, events]) list.length = 0;
    pictureFiles.clear();
  });
  afterAll(() => {
    live.close();
    rooms.close();
  });

  type Live = Pick<ServiceContext, "db" | "bus" | "chat" | "live">;
  const context = ({ db, bus, chat, live }: Live): ServiceContext => ({
    db,
    clock: { now: () => clock.time },
    bus,
    chat,
    live,
    caches: {
      pages: new PageCache(bus),
      counts: new PageCache(bus),
      figures: new PageCache(bus),
      largeCounts: new StaleCache({ now: () => clock.time.epochMilliseconds }),
      largeFigures: new StaleCache({ now: () => clock.time.epochMilliseconds }),
      mapSummaries: new MapSummaries({ now: () => clock.time }),
    },
    limiter: {
      spend: async () => undefined,
      overspend: async () => 0,
      refund: async () => undefined,
      delay: async () => undefined,
    },
    ports: {
      passwords: fakePasswords,
      passkeyVerifier: fakePasskeys,
      identityProvider: fakeIdentities,
      mailer: { send: async (mail) => void mails.push(mail) },
      pictures: {
        put: async (key, bytes) => void pictureFiles.set(key, Uint8Array.from(bytes)),
        get: async (key) => pictureFiles.get(key) ?? null,
        delete: async (key) => void pictureFiles.delete(key),
      },
      encodePicture: async (bytes, sizes) => sizes.map(({ width, height }) => ({ bytes, width, height })),
      calendars: { file: (event) => JSON.stringify([event]), feed: (events) => JSON.stringify(events) },
    },
    caller: {
      browser: opened.session,
      device: { idFor: async () => null, remember: async () => undefined },
      address: "192.0.2.1",
      idempotencyKey: null,
      cacheMaxAgeMs: 0,
    },
    config: {
      publicUrl: "https://fourball.example",
      defaultTimeZone: "America/Los_Angeles",
      mapTiles: null,
      adminEmails: new Set(["owner@example.com"]),
      isAdminPasskeyRequired: false,
      hasMailServer: false,
      pushPublicKey: "BKey",
    },
    later: (work) => void later.push(work()),
    viewer: null,
  });

  const now = (): ServiceContext => context({ db: database.now.db, bus, chat: { rooms, writer }, live });
  const rolledBackIn =
    (db: () => Db): TestWorld["rolledBack"] =>
    async (work) => {
      const undone = new Error("rolled back");
      const results: Awaited<ReturnType<typeof work>>[] = [];
      const end = db().transaction(async (tx) => {
        const bus = recordingBus(events);
        const live = new ChangeFeed(bus);
        const rooms = new ChatHub({ db: tx, bus, onError: rethrow });
        const inside = callers(() => context({ db: tx, bus, chat: { rooms, writer }, live }));
        try {
          results.push(await work({ ...inside, rolledBack: rolledBackIn(() => tx) }));
        } finally {
          live.close();
          rooms.close();
        }
        throw undone;
      });
      await end.catch((error: unknown) => {
        if (error !== undone) throw error;
      });
      return one(results);
    };

  return {
    get database() {
      return database.now;
    },
    get db() {
      return database.now.db;
    },
    clock,
    mails,
    pictureFiles,
    browser,
    events,
    settled: async () => void (await Promise.all(later)),
    post: (senders = {}) => postAll(now(), { email: now().ports.mailer, sms: null, push: null, ...senders }),
    ...callers(now),
    ...testRows(() => database.now.db),
    rolledBack: rolledBackIn(() => database.now.db),
  };
}

const callers = (context: () => ServiceContext): Pick<TestWorld, "anonymous" | "as"> => ({
  anonymous: (overrides) => withOverrides(context(), overrides),
  as: ({ id, isAdmin = false }, overrides) => ({ ...withOverrides(context(), overrides), viewer: { id, isAdmin } }),
});

const withOverrides = (
  ctx: ServiceContext,
  { caller: { browser, ...caller } = {}, ports, config }: Overrides = {},
): ServiceContext => ({
  ...ctx,
  caller: { ...ctx.caller, ...caller, ...(browser && { browser: { ...ctx.caller.browser, ...browser } }) },
  ports: { ...ctx.ports, ...ports },
  config: { ...ctx.config, ...config },
});

const rethrow = (error: unknown): never => {
  throw error;
};

/** The database of a test file, available from its first test on. */
class Opened {
  #database: TestDatabase | undefined;

  async open(): Promise<void> {
    this.#database = await sharedTestDatabase();
  }

  get now(): TestDatabase {
    if (!this.#database) throw new Error("call testWorld() at the top of a test file");
    return this.#database;
  }
}
