/** @module-tag dialect */
import { setTimeout } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "../database.ts";
import { DemoNotStored } from "../database-errors.ts";
import {
  chatMessages,
  chatReads,
  chatRooms,
  golfCourses,
  notifications,
  pictures,
  teeTimeParticipants,
  teeTimes,
  users,
} from "../schema/index.ts";
import { createTestDatabase, emptyTables, sharedTestDatabase, type TestDatabase } from "../testing.ts";
import { DEMO_EMAIL, DEMO_PASSWORD } from "./demo-accounts.ts";
import { seedGolfers } from "./golfers.ts";
import { planSeed } from "./plan.ts";
import { type SeedOptions, seedDemo } from "./seed.ts";

type Seeding = SeedOptions & { hashed: string[]; files: Map<string, Uint8Array> };

const options = (at = "2026-06-12T15:00:00Z"): Seeding => {
  const hashed: string[] = [];
  const files = new Map<string, Uint8Array>();
  return {
    now: Temporal.Instant.from(at),
    hashed,
    files,
    publicUrl: "https://golf.example",
    pictures: {
      put: async (key, bytes) => void files.set(key, bytes),
      get: async () => null,
      delete: async () => undefined,
    },
    hashPassword: async (password) => {
      hashed.push(password);
      return `hash of ${password}`;
    },
  };
};

const everything = async (db: Db): Promise<unknown[]> => {
  const tables = [golfCourses, users, teeTimes, teeTimeParticipants, chatMessages];
  const rows = tables.map(async (table) => [getTableConfig(table).name, await db.select().from(table).orderBy(table.id)]);
  const reads = db.select().from(chatReads).orderBy(chatReads.teeTimeId, chatReads.userId);
  return Promise.all([...rows, reads]);
};

let database: TestDatabase;
beforeAll(async () => {
  database = await sharedTestDatabase();
});

describe("a seeded demo", () => {
  const seeding = options();
  let accounts: Awaited<ReturnType<typeof seedDemo>>["accounts"];
  beforeAll(async () => {
    await emptyTables(database);
    ({ accounts } = await seedDemo(database.db, seeding));
  });

  it("fills an empty database and names the two demo accounts", async () => {
    expect(accounts).toEqual([
      { role: "golfer", email: DEMO_EMAIL.golfer, password: DEMO_PASSWORD },
      { role: "admin", email: DEMO_EMAIL.admin, password: DEMO_PASSWORD },
    ]);
    expect(await database.db.$count(golfCourses)).toBeGreaterThanOrEqual(64);
    expect(await database.db.$count(users)).toBeGreaterThanOrEqual(40);
    expect(await database.db.$count(teeTimes, eq(teeTimes.status, "active"))).toBe(120);
  });

  it("notifies the demo golfer of requests without sending mail", async () => {
    const [golfer] = await database.db.select().from(users).where(eq(users.email, DEMO_EMAIL.golfer));
    const received = await database.db
      .select()
      .from(notifications)
      .where(eq(notifications.recipientId, golfer?.id ?? ""));
    expect(received.filter(({ readAt }) => readAt === null).map(({ content }) => content.kind)).toContain("join-requested");
    expect(received.every(({ deliveredAt }) => deliveredAt !== null)).toBe(true);
  });

  it("lets only the demo accounts sign in, and hashes their password once", async () => {
    expect(seeding.hashed).toEqual([DEMO_PASSWORD]);
    const withPassword = await database.db
      .select()
      .from(users)
      .where(sql`${users.passwordHash} is not null`)
      .orderBy(users.email);
    expect(withPassword.map(({ email, isAdmin }) => ({ email, isAdmin }))).toEqual([
      { email: DEMO_EMAIL.admin, isAdmin: true },
      { email: DEMO_EMAIL.golfer, isAdmin: false },
    ]);
  });

  it("gives half of the golfers a face, as if they had uploaded it", async () => {
    const shown = await database.db
      .select({ address: users.profileImageUrl, hash: pictures.hash, unusedSince: pictures.unusedSince })
      .from(users)
      .innerJoin(pictures, eq(pictures.ownerId, users.id));
    expect(shown).toHaveLength(seedGolfers.length / 2);
    for (const { address, hash, unusedSince } of shown) {
      expect(address).toBe(`https://golf.example/pictures/${hash}-512.webp`);
      expect(unusedSince).toBeNull();
    }
    expect([...seeding.files.keys()].sort()).toEqual(shown.flatMap(({ hash }) => [`${hash}-512.webp`, `${hash}-96.webp`]).sort());
    for (const bytes of seeding.files.values()) expect(Buffer.from(bytes).toString("latin1", 8, 12)).toBe("WEBP");
  });

  it("keeps counters on the tee times that equal a recount", async () => {
    const participants = await database.db.select().from(teeTimeParticipants);
    for (const teeTime of await database.db.select().from(teeTimes)) {
      const count = (status: string): number =>
        participants.filter((row) => row.teeTimeId === teeTime.id && row.status === status).length;
      expect(teeTime).toMatchObject({ confirmedCount: count("confirmed"), pendingCount: count("pending") });
    }
  });

  it("fills the chats, which continue after their last message", async () => {
    const rooms = await database.db.select().from(chatRooms);
    const lines = await database.db.select().from(chatMessages).orderBy(chatMessages.teeTimeId, chatMessages.seq);
    expect(rooms.length).toBeGreaterThan(60);
    for (const { teeTimeId, lastSeq } of rooms) {
      const numbers = lines.filter((line) => line.teeTimeId === teeTimeId).map(({ seq }) => seq);
      expect(numbers).toEqual(Array.from({ length: lastSeq }, (_, index) => index + 1));
    }
    expect(lines.every(({ createdAt }) => createdAt.getTime() <= options().now.epochMilliseconds)).toBe(true);
  });

  it("finds golfers and courses by their names without accents", async () => {
    const [golfer] = await database.db.select().from(users).where(eq(users.searchText, "hector villanueva"));
    expect(golfer?.firstName).toBe("Héctor");
    const [course] = await database.db.select().from(golfCourses).where(sql`${golfCourses.searchText} like '%erin hills%'`);
    expect(course?.city).toBe("Erin");
  });

  it("is not changed by a second start on any other day", async () => {
    const before = await everything(database.db);
    const later = options("2026-07-01T08:00:00Z");
    const again = await seedDemo(database.db, later);

    expect(await everything(database.db)).toEqual(before);
    expect(later.hashed).toEqual([]);
    expect(again.accounts.map(({ email }) => email)).toEqual([DEMO_EMAIL.golfer, DEMO_EMAIL.admin]);
  });
});

describe("seeding a demo", () => {
  beforeEach(() => emptyTables(database));

  it("happens once when two processes start together", async () => {
    await Promise.all([seedDemo(database.db, options()), seedDemo(database.db, options())]);

    expect(await database.db.$count(teeTimes, eq(teeTimes.status, "active"))).toBe(120);
  });

  it("works on a machine that takes longer for the plan and the password than a transaction may wait", async () => {
    const idleLimitMs = 1_000;
    const slowness = idleLimitMs + 100;
    await using slow = await createTestDatabase({ idleLimitMs });
    const seeding: SeedOptions = {
      ...options(),
      plan: (now) => {
        const start = performance.now();
        while (performance.now() - start < slowness);
        return planSeed(now);
      },
      hashPassword: async () => {
        await setTimeout(slowness);
        return "hash";
      },
    };
    expect((await seedDemo(slow.db, seeding)).accounts).toHaveLength(2);
  });

  it("fails with an error of its own when the database goes away before the demo is stored", async () => {
    await using database = await createTestDatabase();
    const seeding = { ...options(), hashPassword: async () => database.close().then(() => "hash") };
    await expect(seedDemo(database.db, seeding)).rejects.toThrow(DemoNotStored);
  });

  it("leaves a database with users unchanged, and names no demo account", async () => {
    await database.db.insert(users).values({ email: "someone@example.com" });

    expect(await seedDemo(database.db, options())).toEqual({ accounts: [] });
    expect(await database.db.$count(users)).toBe(1);
    expect(await database.db.$count(golfCourses)).toBe(0);
  });
});
