import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pictureKey } from "@fourball/domain/picture/address";
import { getTableName, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createDatabase, type Db } from "./client.ts";
import { copyToPostgres } from "./copy-to-postgres.ts";
import { migrate } from "./migrate.ts";
import { createDatabaseStore } from "./pictures/database-store.ts";
import { createDiskStore, pictureFolder } from "./pictures/disk-store.ts";
import { prepareText } from "./prepare-once.ts";
import {
  golfCourses,
  installationSecrets,
  pictureFiles,
  sessions,
  teeTimeParticipants,
  teeTimes,
  users,
} from "./schema/index.ts";
import { tablesInForeignKeyOrder } from "./tables-in-order.ts";
import { createEmptyPostgres, testsHavePostgres, unpackMigratedDatabase } from "./testing.ts";

describe("tables in foreign key order", () => {
  test("come after the tables they reference, each once", () => {
    const names = tablesInForeignKeyOrder().map(getTableName);
    expect(names.indexOf("tee_times")).toBeGreaterThan(names.indexOf("golf_courses"));
    expect(names.indexOf("tee_times")).toBeGreaterThan(names.indexOf("users"));
    expect(names.indexOf("tee_time_participants")).toBeGreaterThan(names.indexOf("tee_times"));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe.runIf(testsHavePostgres())("copying the embedded database to PostgreSQL", { tags: "dialect" }, () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "fourball-copy-"));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  async function fillEmbedded(): Promise<string[]> {
    await unpackMigratedDatabase(dataDir);
    const source = await createDatabase({ dataDir });
    await playSomeGolf(source.db);
    const content = await everything(source.db);
    await source.close();
    return content;
  }

  test("copies every row with every digit, and does not count twice", async () => {
    const content = await fillEmbedded();
    const key = pictureKey({ kind: "golfer", hash: "a".repeat(64) }, 512);
    await createDiskStore(pictureFolder(dataDir)).put(key, Uint8Array.of(0, 127, 255));
    await using empty = await createEmptyPostgres();
    const { tables } = await copyToPostgres({ dataDir, url: empty.url });
    expect(tables).toContainEqual({ name: "users", rows: 703 });
    expect(tables).toContainEqual({ name: "tee_time_participants", rows: 2 });

    const target = await createDatabase({ url: empty.url });
    expect(await createDatabaseStore(target.db).get(key)).toEqual(Uint8Array.of(0, 127, 255));
    await target.db.delete(pictureFiles);
    expect(await everything(target.db)).toEqual(content);
    await target.db.delete(teeTimeParticipants);
    expect(await target.db.select({ confirmed: teeTimes.confirmedCount }).from(teeTimes)).toEqual([{ confirmed: 0 }]);
    await target.close();
  });

  test("keeps the installation's keys where a server was started on the PostgreSQL database before", async () => {
    await fillEmbedded();
    await using started = await createEmptyPostgres();
    const target = await createDatabase({ url: started.url });
    await migrate(target);
    await target.db.insert(installationSecrets).values({ name: "push keys", secret: "made by the first start" });
    await copyToPostgres({ dataDir, url: started.url });
    expect(await target.db.select().from(installationSecrets)).toMatchObject([
      { name: "push keys", secret: "known to browsers" },
    ]);
    await target.close();
  });

  test("is refused for a PostgreSQL database with rows, which stays unchanged", async () => {
    await fillEmbedded();
    await using occupied = await createEmptyPostgres();
    const target = await createDatabase({ url: occupied.url });
    await migrate(target);
    await target.db
      .insert(sessions)
      .values({ sid: "a", sess: { userId: "u", createdAt: "c", userAgent: null }, expire: new Date() });
    await expect(copyToPostgres({ dataDir, url: occupied.url })).rejects.toThrow("not empty: sessions has rows");
    expect(await target.db.$count(users)).toBe(0);
    await target.close();
  });
});

async function playSomeGolf(db: Db): Promise<void> {
  await db.insert(installationSecrets).values({ name: "push keys", secret: "known to browsers" });
  await db
    .insert(users)
    .values(Array.from({ length: 700 }, (_, i) => ({ email: `golfer${i}@example.com`, bio: `"${i}"\n\\ é ⛳` })));
  const [host, ann, bob] = await db
    .insert(users)
    .values(["host", "ann", "bob"].map((name) => ({ email: `${name}@example.com`, handicap: 7.5 })))
    .returning({ id: users.id });
  const [course] = await db
    .insert(golfCourses)
    .values({
      name: "Links",
      location: "Shore",
      city: "Bandon",
      state: "OR",
      timeZone: "America/Los_Angeles",
      identity: "links|bandon|or|us",
      searchText: "links",
      latitude: 43.18641234,
      longitude: -124.39551234,
    })
    .returning({ id: golfCourses.id });
  if (!host || !ann || !bob || !course) throw new Error("nothing was returned");
  const [teeTime] = await db
    .insert(teeTimes)
    .values({
      hostId: host.id,
      courseId: course.id,
      date: "2026-05-01",
      time: "07:30",
      teeOffAt: new Date("2026-05-01T14:30:00Z"),
      mood: "casual",
      preferences: ["walking", 'no "carts", please'],
    })
    .returning({ id: teeTimes.id });
  if (!teeTime) throw new Error("nothing was returned");
  await db.insert(teeTimeParticipants).values([
    { teeTimeId: teeTime.id, userId: ann.id, status: "confirmed" },
    { teeTimeId: teeTime.id, userId: bob.id, status: "pending" },
  ]);
  await db.execute(sql`update users set created_at = '2026-05-01 07:30:00.123456Z' where id = ${ann.id}`);
}

/** All rows of all tables as PostgreSQL writes them. */
async function everything(db: Db): Promise<string[]> {
  const content: string[] = [];
  for (const table of tablesInForeignKeyOrder()) {
    const rows = await prepareText(
      { row: sql`to_json(t)::text`.mapWith(String) },
      (row) => sql`select ${row} from ${table} as t`,
    )(db);
    content.push(...rows.map(({ row }) => `${getTableName(table)} ${row}`).sort());
  }
  return content;
}
