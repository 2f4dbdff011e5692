import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { describe, expect, test } from "vitest";
import { createDatabase, type Database, type Db } from "./client.ts";
import { migrate, migrationsFolder } from "./migrate.ts";
import { notificationDeliveries, notifications, teeTimeParticipants, users } from "./schema/index.ts";
import { asInteger } from "./select/expression.ts";
import { prepareQuery } from "./select/prepare-select.ts";
import { createEmptyPostgres, createTestDatabase, emptyTables, sharedTestDatabase, testsHavePostgres } from "./testing.ts";

const written = readMigrationFiles({ migrationsFolder }).length;

const count = { count: asInteger(sql`count(*)`) };
const countApplied = prepareQuery(count, (list) => sql`select ${list} from drizzle.__drizzle_migrations`);
const applied = async ({ db }: Database) => (await countApplied(db))[0]?.count;

/** Undoes all migrations, in a fraction of the time that the engine takes to make an empty database. */
async function removeEverything({ db }: Database): Promise<void> {
  for (const schema of ["public", "drizzle"]) await db.execute(sql`drop schema ${sql.identifier(schema)} cascade`);
  await db.execute(sql`create schema public`);
}

describe("migrating", () => {
  test("changes nothing in an up-to-date database", async () => {
    const database = await sharedTestDatabase();
    await emptyTables(database);
    await database.db.insert(users).values({ email: "ann@example.com" });
    await migrate(database);
    expect(await applied(database)).toBe(written);
    expect(await database.db.$count(users)).toBe(1);
  });

  test("keeps notifications stored under the old table names", async () => {
    const beforeTheRename = readMigrationFiles({ migrationsFolder }).slice(0, 9);
    await using database = await createTestDatabase();
    await removeEverything(database);
    await migrate(database, beforeTheRename);
    await database.db.execute(sql`with ann as (insert into users (email) values ('ann@example.com') returning id),
      reset as (insert into outbox (recipient_id, news) select id, '{"kind": "password-reset"}' from ann returning id)
      insert into outbox_deliveries (news_id, channel) select id, 'email' from reset`);
    await migrate(database);
    const [notification] = await database.db.select().from(notifications);
    expect(notification?.content).toEqual({ kind: "password-reset" });
    expect(await database.db.select().from(notificationDeliveries)).toMatchObject([
      { notificationId: notification?.id, channel: "email", state: "waiting" },
    ]);
  });

  test("keeps links that were sent as the hashes of their tokens", async () => {
    const withPlainTokens = readMigrationFiles({ migrationsFolder }).slice(0, 15);
    await using database = await createTestDatabase();
    await removeEverything(database);
    await migrate(database, withPlainTokens);
    await database.db.execute(sql`insert into users (email, unsubscribe_token) values ('ann@example.com', 'the way out')`);
    await migrate(database);
    const [ann] = await database.db.select().from(users);
    expect(ann?.oldUnsubscribeHash).toBe(createHash("sha256").update("the way out").digest("hex"));
  });

  test("keeps requests that were answered before the time of an answer was stored", async () => {
    const withoutAnswerTimes = readMigrationFiles({ migrationsFolder }).slice(0, 21);
    await using database = await createTestDatabase();
    await removeEverything(database);
    await migrate(database, withoutAnswerTimes);
    await database.db.execute(sql`with host as (insert into users (email) values ('host@example.com') returning id),
      ann as (insert into users (email) values ('ann@example.com') returning id),
      course as (insert into golf_courses (name, location, city, state, country, identity, search_text, time_zone)
        values ('Cypress Hollow', 'Monterey, CA', 'Monterey', 'CA', 'US', 'cypress hollow', 'cypress hollow', 'America/Los_Angeles') returning id),
      game as (insert into tee_times (host_id, course_id, date, time, tee_off_at, mood)
        select host.id, course.id, '2026-06-12', '07:30', '2026-06-12T14:30:00Z', 'casual' from host, course returning id)
      insert into tee_time_participants (tee_time_id, user_id, status) select game.id, ann.id, 'confirmed' from game, ann`);
    await migrate(database);
    expect(await database.db.select().from(teeTimeParticipants)).toMatchObject([
      { status: "confirmed", requestedAt: null, answeredAt: null },
    ]);
  });

  test.runIf(testsHavePostgres())("happens once when four processes start on an empty database", async () => {
    await using empty = await createEmptyPostgres();
    const starters = await Promise.all([1, 2, 3, 4].map(() => createDatabase({ url: empty.url, poolSize: 1 })));
    await Promise.all(starters.map((database) => migrate(database)));
    const [first, ...others] = starters;
    if (!first) throw new Error("no starter");
    expect(await applied(first)).toBe(written);
    await Promise.all([first, ...others].map((database) => database.close()));
  });
});

describe("exclusive work", () => {
  test.runIf(testsHavePostgres())("is done by one process at a time", async () => {
    await using empty = await createEmptyPostgres();
    const starters = await Promise.all([1, 2, 3].map(() => createDatabase({ url: empty.url, poolSize: 1 })));
    let busy = 0;
    let done = 0;
    const work = (database: Database) =>
      database.exclusively(async (db) => {
        busy += 1;
        // Wait until all the others are blocked on the lock, so that only the lock keeps them out.
        await expect.poll(() => waiting(db)).toBe(starters.length - done - 1);
        expect(busy).toBe(1);
        busy -= 1;
        done += 1;
      });
    await Promise.all(starters.map(work));
    expect(done).toBe(starters.length);
    await Promise.all(starters.map((database) => database.close()));
  });
});

/** How many sessions of this database wait for an advisory lock. */
const countWaiting = prepareQuery(
  count,
  (list) => sql`select ${list} from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`,
);
const waiting = async (db: Db) => (await countWaiting(db))[0]?.count;
