import type { Database, Db } from "@fourball/db/client";
import { golfCourses, guestRequests, outbox, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import { createTestDatabase, emptyTables, type TestDatabase } from "@fourball/db/testing";
import { courseIdentity } from "@fourball/domain/course/identity";
import { courseSearchText } from "@fourball/domain/course/search-text";
import { CHANNELS } from "@fourball/domain/notification/channels";
import type { ParticipantStatus } from "@fourball/domain/participation/constants";
import type { BusEvent, EventBus } from "@fourball/domain/ports/event-bus";
import type { Mail } from "@fourball/domain/ports/mailer";
import { teeOffInstant } from "@fourball/domain/tee-time/when";
import { searchable } from "@fourball/domain/text";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { ChatHub } from "./chat/chat-hub.ts";
import { LiveFeed } from "./live/live-feed.ts";
import { deliverNews } from "./notification/deliver-news.ts";
import type { DeliveryContext, Senders } from "./notification/delivery.ts";
import { handOutNews } from "./notification/hand-out-news.ts";
import type { MemberContext, ServiceContext } from "./service-context.ts";

type CourseRow = typeof golfCourses.$inferSelect;
type GolferRow = typeof users.$inferSelect;
type TeeTimeRow = typeof teeTimes.$inferSelect;

/** The moment at which the golfers of the tests act: a Thursday, 8 o'clock in California. */
export const NOW: Temporal.Instant = Temporal.Instant.from("2026-06-11T15:00:00Z");

/** A club to play in: a database, a clock to turn, and what was said and done outside of it. */
export type Club = {
  readonly database: Database;
  readonly db: Db;
  clock: { time: Temporal.Instant };
  mails: Mail[];
  /** Who was signed in, in order; null for a sign-out. */
  browser: (string | null)[];
  /** What was said to the other processes, in order. */
  told: BusEvent[];
  /** Hands out and sends what is due, until nothing is; with a mail server and nothing else, unless told otherwise. */
  post(senders?: Partial<Senders>): Promise<void>;
  /** What was put off until after the answer. */
  settled(): Promise<void>;
  anonymous(): ServiceContext;
  as(golfer: { id: string; isAdmin?: boolean }): MemberContext;
  aGolfer(changes?: Partial<typeof users.$inferInsert>): Promise<GolferRow>;
  aCourse(changes?: Partial<typeof golfCourses.$inferInsert>): Promise<CourseRow>;
  /** Tomorrow at 7:30 at a Californian course, unless told otherwise. */
  aTeeTime(changes?: Partial<typeof teeTimes.$inferInsert>): Promise<TeeTimeRow>;
  aRequest(teeTime: { id: string }, golfer: { id: string }, status?: ParticipantStatus): Promise<string>;
  aGuestRequest(request: typeof guestRequests.$inferInsert): Promise<string>;
  /** The kinds of news that wait for a golfer, oldest first. */
  newsFor(golfer: { id: string }): Promise<string[]>;
};

const one = <Row>([row]: Row[]): Row => {
  if (row === undefined) throw new Error("an insert returned no row");
  return row;
};

/** One club for all tests of a file, empty at the start of each. */
export function testClub(): Club {
  const database = new Opened();
  const clock = { time: NOW };
  const password = { givenAt: NOW };
  const mails: Mail[] = [];
  const browser: (string | null)[] = [];
  const later: Promise<void>[] = [];
  const told: BusEvent[] = [];
  const bus = clubBus(told);
  const live = new LiveFeed(bus);
  let rooms: ChatHub;
  let made = 0;

  beforeAll(async () => {
    await database.open();
    rooms = new ChatHub({
      db: database.now.db,
      bus,
      onError: (error) => {
        throw error;
      },
    });
  });
  beforeEach(async () => {
    await emptyTables(database.now);
    clock.time = NOW;
    password.givenAt = NOW;
    for (const list of [mails, browser, later, told]) list.length = 0;
  });
  afterAll(async () => {
    live.close();
    rooms.close();
    await database.now.close();
  });

  const context = (): ServiceContext => ({
    db: database.now.db,
    clock: { now: () => clock.time },
    bus,
    rooms,
    live,
    limiter: { spend: async () => undefined, check: async () => undefined },
    passwords: {
      hash: async (password) => `hashed ${password}`,
      verify: async (hash, password) => hash === `hashed ${password}`,
    },
    mailer: { send: async (mail) => void mails.push(mail) },
    writeCalendar: (events) => JSON.stringify(events),
    browser: {
      sid: null,
      open: async (userId) => void browser.push(userId),
      gavePasswordWithin: async (minutes) => clock.time.since(password.givenAt).total("minutes") < minutes,
      notePassword: async () => {
        password.givenAt = clock.time;
      },
      close: async () => void browser.push(null),
    },
    address: "192.0.2.1",
    publicUrl: "https://fourball.example",
    pushPublicKey: null,
    adminEmails: new Set(["owner@example.com"]),
    defaultTimeZone: "America/Los_Angeles",
    later: (work) => void later.push(work()),
    viewer: null,
  });

  const club: Club = {
    get database() {
      return database.now;
    },
    get db() {
      return database.now.db;
    },
    clock,
    mails,
    browser,
    told,
    settled: async () => void (await Promise.all(later)),
    post: (senders = {}) => postAll(context(), { email: context().mailer, sms: null, push: null, ...senders }),
    anonymous: context,
    as: ({ id, isAdmin = false }) => ({ ...context(), viewer: { id, isAdmin } }),
    async aGolfer(changes = {}) {
      const number = ++made;
      const names = { firstName: "Golfer", lastName: `Number${number}`, ...changes };
      const values = { email: `golfer${number}@example.com`, searchText: searchable(names.firstName, names.lastName), ...names };
      return one(await club.db.insert(users).values(values).returning());
    },
    async aCourse(changes = {}) {
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
        await club.db
          .insert(golfCourses)
          .values({ ...derived, ...place })
          .returning(),
      );
    },
    async aTeeTime(changes = {}) {
      const courseId = changes.courseId ?? (await club.aCourse()).id;
      const hostId = changes.hostId ?? (await club.aGolfer()).id;
      const { timeZone } = one(await club.db.select().from(golfCourses).where(eq(golfCourses.id, courseId)));
      const when = { date: changes.date ?? "2026-06-12", time: changes.time ?? "07:30" };
      const teeOffAt = new Date(teeOffInstant({ ...when, timeZone }).epochMilliseconds);
      const values = { mood: "competitive" as const, teeOffAt, ...when, ...changes, courseId, hostId };
      return one(await club.db.insert(teeTimes).values(values).returning());
    },
    async aRequest(teeTime, golfer, status = "pending") {
      const values = { teeTimeId: teeTime.id, userId: golfer.id, status };
      return one(await club.db.insert(teeTimeParticipants).values(values).returning()).id;
    },
    async aGuestRequest(request) {
      return one(await club.db.insert(guestRequests).values(request).returning()).id;
    },
    async newsFor({ id }) {
      const rows = await club.db.select().from(outbox).where(eq(outbox.recipientId, id)).orderBy(outbox.createdAt);
      return rows.map(({ news }) => news.kind);
    },
  };
  return club;
}

/** What the worker of the server does in its own time. */
export async function postAll(ctx: DeliveryContext, senders: Senders): Promise<void> {
  let tried = 0;
  do {
    tried = await handOutNews(ctx);
    for (const channel of CHANNELS) tried += await deliverNews(ctx, channel, senders);
  } while (tried > 0);
}

/** The bus of a club with one process, which remembers what was said. */
function clubBus(told: BusEvent[]): EventBus {
  const listeners = new Set<(event: BusEvent) => void>();
  return {
    async publish(event) {
      told.push(event);
      for (const listener of listeners) listener(event);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => undefined,
  };
}

/** The database of a file, which is there from its first test on. */
class Opened {
  #database: TestDatabase | undefined;

  async open(): Promise<void> {
    this.#database = await createTestDatabase();
  }

  get now(): TestDatabase {
    if (!this.#database) throw new Error("testClub() stands at the top of a test file");
    return this.#database;
  }
}

/** A tee time with its counters as they are stored now. */
export async function storedTeeTime({ db }: Club, { id }: { id: string }): Promise<TeeTimeRow> {
  return one(await db.select().from(teeTimes).where(eq(teeTimes.id, id)));
}
