import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { expect, test } from "vitest";
import { createDatabase, type Database } from "./client.ts";
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
  let most = 0;
  const work = (database: Database) =>
    database.exclusively(async (db) => {
      busy += 1;
      most = Math.max(most, busy);
      await db.execute(sql`select pg_sleep(0.05)`);
      busy -= 1;
    });
  await Promise.all(starters.map(work));
  expect(most).toBe(1);
  await Promise.all(starters.map((database) => database.close()));
});
