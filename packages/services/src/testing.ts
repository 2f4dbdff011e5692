import type { Database, Db } from "@fourball/db/client";
import { golfCourses, guestRequests, notifications, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { emptyTables, sharedTestDatabase, type TestDatabase } from "@fourball/db/testing";
import type { EmailSent } from "@fourball/domain/account/schema";
import { courseIdentity } from "@fourball/domain/course/identity";
import { courseSearchText } from "@fourball/domain/course/search-text";
import { CHANNELS } from "@fourball/domain/notification/channels";
import type { ParticipantStatus } from "@fourball/domain/participation/constants";
import type { BusEvent, EventBus } from "@fourball/domain/ports/event-bus";
import type { Mail } from "@fourball/domain/ports/mailer";
import { searchable } from "@fourball/domain/search-words";
import { teeOffInstant } from "@fourball/domain/tee-time/when";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { ChatHub } from "./chat/chat-hub.ts";
import { deliverNotifications } from "./notification/delivery/deliver-notifications.ts";
import type { DeliveryContext, Senders } from "./notification/delivery/delivery.ts";
import { requeueKeptMails } from "./notification/delivery/requeue-kept-mails.ts";
import { fanOutNotifications } from "./notification/fan-out-notifications.ts";
import { ChangeFeed } from "./realtime/change-feed.ts";
import type { MemberContext, ServiceContext } from "./service-context.ts";
import { MapSummaries } from "./tee-time/map/map-summaries.ts";
import { fakePasskeys } from "./testing/fake-passkeys.ts";

type CourseRow = typeof golfCourses.$inferSelect;
type GolferRow = typeof users.$inferSelect;
type TeeTimeRow = typeof teeTimes.$inferSelect;

/** The time of the tests: a Thursday, 8 o'clock in California. */
export const NOW: Temporal.Instant = Temporal.Instant.from("2026-06-11T15:00:00Z");

/** A world to play in: a database, a clock to turn, and what was said and done outside of it. */
export type TestWorld = {
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
  anonymous(): ServiceContext;
  as(golfer: { id: string; isAdmin?: boolean }): MemberContext;
  /** What is done inside is undone at the end, for tests that share their rows. */
  rolledBack<Result>(work: (inside: Pick<TestWorld, "anonymous" | "as">) => Promise<Result>): Promise<Result>;
  golfer(changes?: Partial<typeof users.$inferInsert>): Promise<GolferRow>;
  /** Several by one statement, in the given order. */
  golfers(changes: Partial<typeof users.$inferInsert>[]): Promise<GolferRow[]>;
  course(changes?: Partial<typeof golfCourses.$inferInsert>): Promise<CourseRow>;
  /** By default tomorrow at 7:30 on a Californian course. */
  teeTime(changes?: Partial<typeof teeTimes.$inferInsert>): Promise<TeeTimeRow>;
  request(teeTime: { id: string }, golfer: { id: string }, status?: ParticipantStatus): Promise<string>;
  guestRequest(request: typeof guestRequests.$inferInsert): Promise<string>;
  /** The kinds of a golfer's notifications, oldest first. */
  notificationsFor(golfer: { id: string }): Promise<string[]>;
};

const one = <Row>([row]: Row[]): Row => {
  if (row === undefined) throw new Error("an insert returned no row");
  return row;
};

type TestWorldOptions = {
  /** Rows of one test are there in the next: for tests that only read, or undo what they write. */
  keepsRows?: boolean;
};

/** One world for all tests of a file, empty at the start of each unless it keeps its rows. */
export function testWorld({ keepsRows = false }: TestWorldOptions = {}): TestWorld {
  const database = new Opened();
  const clock = { time: NOW };
  const password = { givenAt: NOW };
  const signUp: { secret: string | null } = { secret: null };
  const mails: Mail[] = [];
  const pictureFiles = new Map<string, Uint8Array<ArrayBuffer>>();
  const browser: (string | null)[] = [];
  const later: Promise<void>[] = [];
  const events: BusEvent[] = [];
  const bus = recordingBus(events);
  const live = new ChangeFeed(bus);
  let rooms: ChatHub;
  let made = 0;

  beforeAll(async () => {
    await database.open();
    if (keepsRows) await emptyTables(database.now);
    rooms = new ChatHub({ db: database.now.db, bus, onError: rethrow });
  });
  beforeEach(async () => {
    if (!keepsRows) await emptyTables(database.now);
    clock.time = NOW;
    password.givenAt = NOW;
    signUp.secret = null;
    for (const list of [mails, browser, later, events]) list.length = 0;
    pictureFiles.clear();
  });
  afterAll(() => {
    live.close();
    rooms.close();
  });

  const context = (db = database.now.db): ServiceContext => ({
    db,
    clock: { now: () => clock.time },
    bus,
    rooms,
    live,
    mapSummaries: new MapSummaries({ now: () => clock.time }),
    limiter: { spend: async () => undefined, overspend: async () => 0, refund: async () => undefined },
    passwords: {
      hash: async (password) => `hashed ${password}`,
      isEasyToGuess: async (password, words) => ["password", ...words].includes(password),
      verify: async (hash, password) => hash === `hashed ${password}`,
    },
    passkeyVerifier: fakePasskeys,
    isAdminPasskeyRequired: false,
    mailer: { send: async (mail) => void mails.push(mail) },
    hasMailServer: false,
    pictures: {
      put: async (key, bytes) => void pictureFiles.set(key, Uint8Array.from(bytes)),
      get: async (key) => pictureFiles.get(key) ?? null,
      delete: async (key) => void pictureFiles.delete(key),
    },
    encodePicture: async (bytes, sizes) => sizes.map(({ width, height }) => ({ bytes, width, height })),
    writeCalendar: (events) => JSON.stringify(events),
    browser: {
      sid: null,
      open: async (userId) => void browser.push(userId),
      authenticatedWithin: async (minutes) => clock.time.since(password.givenAt).total("minutes") < minutes,
      renew: async () => {
        password.givenAt = clock.time;
      },
      get signUpSecret() {
        return signUp.secret;
      },
      rememberSignUp: (secret) => {
        signUp.secret = secret;
      },
      close: async () => void browser.push(null),
      forget: () => void browser.push(null),
    },
    device: { idFor: async () => null, remember: async () => undefined },
    address: "192.0.2.1",
    idempotencyKey: null,
    publicUrl: "https://fourball.example",
    mapTiles: null,
    pushPublicKey: null,
    adminEmails: new Set(["owner@example.com"]),
    defaultTimeZone: "America/Los_Angeles",
    later: (work) => void later.push(work()),
    pause: async () => undefined,
    viewer: null,
  });

  const world: TestWorld = {
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
    post: (senders = {}) => postAll(context(), { email: context().mailer, sms: null, push: null, ...senders }),
    ...callers(context),
    async rolledBack(work) {
      const undone = new Error("rolled back");
      const kept: Awaited<ReturnType<typeof work>>[] = [];
      const end = database.now.db.transaction(async (tx) => {
        const inTransaction = () => ({ ...context(tx), rooms: new ChatHub({ db: tx, bus, onError: rethrow }) });
        kept.push(await work(callers(inTransaction)));
        throw undone;
      });
      await end.catch((error: unknown) => {
        if (error !== undone) throw error;
      });
      return one(kept);
    },
    golfer: async (changes = {}) => one(await world.golfers([changes])),
    async golfers(changes) {
      const values = changes.map((change) => {
        const number = ++made;
        const names = { firstName: "Golfer", lastName: `Number${number}`, ...change };
        return {
          email: `golfer${number}@example.com`,
          emailVerifiedAt: new Date(),
          searchText: searchable(names.firstName, names.lastName),
          ...names,
        };
      });
      return world.db.insert(users).values(values).returning();
    },
    async course(changes = {}) {
      const place = {
        name: `Course ${++made}`,
        location: "Monterey, CA",
        city: "Monterey",
        state: "CA",
        country: "US",
        ...changes,
      };
      const derived = {
        identity: courseIdentity(place),
        searchText: courseSearchText(place),
        timeZone: "America/Los_Angeles",
      };
      return one(
        await world.db
          .insert(golfCourses)
          .values({ ...derived, ...place })
          .returning(),
      );
    },
    async teeTime(changes = {}) {
      const courseId = changes.courseId ?? (await world.course()).id;
      const hostId = changes.hostId ?? (await world.golfer()).id;
      const { timeZone } = one(await world.db.select().from(golfCourses).where(eq(golfCourses.id, courseId)));
      const when = { date: changes.date ?? "2026-06-12", time: changes.time ?? "07:30" };
      const teeOffAt = new Date(teeOffInstant({ ...when, timeZone }).epochMilliseconds);
      const values = { mood: "competitive" as const, teeOffAt, ...when, ...changes, courseId, hostId };
      return one(await world.db.insert(teeTimes).values(values).returning());
    },
    async request(teeTime, golfer, status = "pending") {
      const values = { teeTimeId: teeTime.id, userId: golfer.id, status };
      return one(await world.db.insert(teeTimeParticipants).values(values).returning()).id;
    },
    async guestRequest(request) {
      return one(await world.db.insert(guestRequests).values(request).returning()).id;
    },
    async notificationsFor({ id }) {
      const rows = await world.db
        .select()
        .from(notifications)
        .where(eq(notifications.recipientId, id))
        .orderBy(notifications.createdAt);
      return rows.map(({ content }) => content.kind);
    },
  };
  return world;
}

const callers = (context: () => ServiceContext): Pick<TestWorld, "anonymous" | "as"> => ({
  anonymous: () => context(),
  as: ({ id, isAdmin = false }) => ({ ...context(), viewer: { id, isAdmin } }),
});

const rethrow = (error: unknown): never => {
  throw error;
};

/** What the notification worker of the server does. */
export async function postAll(ctx: DeliveryContext, senders: Senders): Promise<void> {
  let tried = 0;
  await requeueKeptMails(ctx, senders);
  do {
    tried = await fanOutNotifications(ctx);
    for (const channel of CHANNELS) tried += await deliverNotifications(ctx, channel, senders);
  } while (tried > 0);
}

/** The event bus of one process, which records the events. */
function recordingBus(events: BusEvent[]): EventBus {
  const listeners = new Set<(event: BusEvent) => void>();
  return {
    async publish(event) {
      events.push(event);
      for (const listener of listeners) listener(event);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => undefined,
  };
}

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

/** A tee time with its counters as they are stored now. */
export async function storedTeeTime({ db }: TestWorld, { id }: { id: string }): Promise<TeeTimeRow> {
  return one(await db.select().from(teeTimes).where(eq(teeTimes.id, id)));
}

/** The answer of a call that doesn't wait for a mailed link. */
export function atOnce<Answer extends object>(answer: Answer | EmailSent): Exclude<Answer, EmailSent> {
  if (!isAtOnce(answer)) throw new Error("a mailed link has to be opened first");
  return answer;
}
const isAtOnce = <Answer extends object>(answer: Answer | EmailSent): answer is Exclude<Answer, EmailSent> =>
  !("checkEmail" in answer);
