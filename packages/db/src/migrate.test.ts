import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { expect, test } from "vitest";
import { createDatabase, type Database, type Db } from "./client.ts";
import { migrate, migrationsFolder } from "./migrate.ts";
import { queryRows } from "./rows.ts";
import { users } from "./schema/index.ts";
import { createEmptyPostgres, createTestDatabase, testsHavePostgres } from "./testing.ts";

const written = readMigrationFiles({ migrationsFolder }).length;

const applied = async (database: Database) => {
  const [row] = await queryRows<{ count: number }>(database.db, sql`select count(*) from drizzle.__drizzle_migrations`);
  return row?.count;
};

test("migrating a database that is up to date changes nothing", async () => {
  await using database = await createTestDatabase();
  await database.db.insert(users).values({ email: "ann@example.com" });
  await migrate(database);
  expect(await applied(database)).toBe(written);
  expect(await database.db.$count(users)).toBe(1);
});

test.runIf(testsHavePostgres())("four processes that start at once on an empty database migrate it once", async () => {
  await using empty = await createEmptyPostgres();
  const starters = await Promise.all([1, 2, 3, 4].map(() => createDatabase({ url: empty.url, poolSize: 1 })));
  await Promise.all(starters.map(migrate));
  const [first, ...others] = starters;
  if (!first) throw new Error("no starter");
  expect(await applied(first)).toBe(written);
  await Promise.all([first, ...others].map((database) => database.close()));
});

test.runIf(testsHavePostgres())("work done exclusively is done by one process after the other", async () => {
  await using empty = await createEmptyPostgres();
  const starters = await Promise.all([1, 2, 3].map(() => createDatabase({ url: empty.url, poolSize: 1 })));
  let busy = 0;
  let done = 0;
  const work = (database: Database) =>
    database.exclusively(async (db) => {
      busy += 1;
      // Until all who are left stand at the lock: only then is it the lock that keeps them out.
      await expect.poll(() => waiting(db)).toBe(starters.length - done - 1);
      expect(busy).toBe(1);
      busy -= 1;
      done += 1;
    });
  await Promise.all(starters.map(work));
  expect(done).toBe(starters.length);
  await Promise.all(starters.map((database) => database.close()));
});

/** How many sessions of this database wait for an advisory lock. */
async function waiting(db: Db): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`,
  );
  return row?.count ?? 0;
}
