/** @module-tag dialect */
import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { describe, expect, test } from "vitest";
import { createDatabase, type Database, type Db } from "./client.ts";
import { WrongDatabaseVersion } from "./database-errors.ts";
import { migrate } from "./migrate.ts";
import { migrationsFolder } from "./migration-state.ts";
import { prepareText } from "./prepare-once.ts";
import { golfCourses, teeTimeParticipants, teeTimes, users } from "./schema/index.ts";
import {
  createEmptyPostgres,
  createTestDatabase,
  emptyTables,
  sharedTestDatabase,
  type TestDatabase,
  testsHavePostgres,
} from "./testing.ts";

const written = readMigrationFiles({ migrationsFolder }).length;

const count = { count: sql`count(*)`.mapWith(Number) };
const countApplied = prepareText(count, (list) => sql`select ${list} from drizzle.__drizzle_migrations`);
const applied = async ({ db }: Database) => (await countApplied(db))[0]?.count;

/** As it was at the last of the fifty migrations that the first one replaced, with one game. */
async function afterFiftyMigrations(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  const { db } = database;
  for (const schema of ["public", "drizzle"]) await db.execute(sql`drop schema ${sql.identifier(schema)} cascade`);
  await db.execute(sql`create schema public`);
  const dump = await readFile(new URL("testing/after-fifty-migrations.sql", import.meta.url), "utf8");
  await db.transaction(async (tx) => {
    // As one statement, since the two engines take several at once in different ways.
    await tx.execute(sql.raw(`do $dump$ begin execute $text$${dump}$text$; end $dump$`));
    await tx.execute(sql`select set_config('search_path', 'public', false)`);
  });
  return database;
}

/** All that a migration makes, in the words of the database. The order of columns says when they came. */
const findObjects = prepareText(
  { object: sql`object`.mapWith(String) },
  (columns) => sql`select ${columns} from (
    select format('column %s.%s %s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attstorage,
        (select pg_get_expr(adbin, adrelid) from pg_attrdef where adrelid = c.oid and adnum = a.attnum)) object
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    union all select format('table %s %s', relname, reloptions) from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'S')
    union all select format('constraint %s %s', conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select format('index %s', indexdef) from pg_indexes where schemaname = 'public'
    union all select format('trigger %s', pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
    union all select format('function %s', pg_get_functiondef(p.oid)) from pg_proc p join pg_language l on l.oid = p.prolang
      where p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')
        and not exists (select 1 from pg_depend where objid = p.oid and deptype = 'e')
    union all select format('extension %s', extname) from pg_extension
  ) objects order by object collate "C"`,
);
const objects = async ({ db }: Database) => (await findObjects(db)).map(({ object }) => object);

describe("migrating", () => {
  test("changes nothing in an up-to-date database", async () => {
    const database = await sharedTestDatabase();
    await emptyTables(database);
    await database.db.insert(users).values({ email: "ann@example.com" });
    await migrate(database);
    expect(await applied(database)).toBe(written);
    expect(await database.db.$count(users)).toBe(1);
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

/** Of two tables, one after the other. */
const laterMigration = (): MigrationMeta => ({
  sql: ["alter table golf_courses add column opened date", "alter table tee_times add column bar text"],
  bps: true,
  folderMillis: Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)) + 1,
  hash: "later",
});

test.runIf(testsHavePostgres())("a migration gives way to golfers who hold what it needs and need what it holds", async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  let migrating: Promise<number> | undefined;
  await db.transaction(async (golfer) => {
    await golfer.select().from(teeTimes);
    migrating = migrate(database, [...readMigrationFiles({ migrationsFolder }), laterMigration()]);
    await expect.poll(() => waiting(db, "relation")).toBe(1);
    await golfer.select({ id: golfCourses.id }).from(golfCourses);
  });
  expect(await migrating).toBe(1);
  expect(await applied(database)).toBe(written + 1);
});

describe("a database at the last of the fifty earlier migrations", () => {
  test("is taken over as it is, and has all that a new one has", async () => {
    await using earlier = await afterFiftyMigrations();
    await migrate(earlier);
    expect(await applied(earlier)).toBe(50 + written - 1);
    const found = await objects(earlier);
    expect(found).toContain("extension earthdistance");
    expect(found).toEqual(await objects(await sharedTestDatabase()));
    const [game] = await earlier.db.select().from(teeTimes);
    expect(game).toMatchObject({ date: "2026-12-12", time: "07:30", confirmedCount: 2 });
  });

  test("is used like a new one: its counters follow its players", async () => {
    await using earlier = await afterFiftyMigrations();
    await migrate(earlier);
    await earlier.db.delete(teeTimeParticipants);
    expect((await earlier.db.select().from(teeTimes))[0]).toMatchObject({ confirmedCount: 0, pendingCount: 0 });
  });
});

describe("a database of another version is refused, and nothing is changed,", () => {
  test("before the last of the fifty earlier migrations: the version to start first is named", async () => {
    await using older = await afterFiftyMigrations();
    await older.db.execute(sql`delete from drizzle.__drizzle_migrations where id = 50`);
    await expect(migrate(older)).rejects.toThrow(WrongDatabaseVersion);
    await expect(migrate(older)).rejects.toThrow("Start the version of commit 41a4df8 on it once");
    expect(await applied(older)).toBe(49);
  });

  test("after a migration that this version doesn't have", async () => {
    await using newer = await createTestDatabase();
    await newer.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) select 'later', max(created_at) + 1 from drizzle.__drizzle_migrations`,
    );
    await expect(migrate(newer)).rejects.toThrow(WrongDatabaseVersion);
    await expect(migrate(newer)).rejects.toThrow("the database was migrated by a newer release");
    expect(await applied(newer)).toBe(written + 1);
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
        await expect.poll(() => waiting(db, "advisory")).toBe(starters.length - done - 1);
        expect(busy).toBe(1);
        busy -= 1;
        done += 1;
      });
    await Promise.all(starters.map(work));
    expect(done).toBe(starters.length);
    await Promise.all(starters.map((database) => database.close()));
  });
});

/** How many sessions of this database wait for a lock of this kind. */
const countWaiting = prepareText(
  count,
  (list) => sql`select ${list} from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and l.locktype = ${sql.placeholder("kind")}::text and not l.granted`,
);
const waiting = async (db: Db, kind: "advisory" | "relation") => (await countWaiting(db, { kind }))[0]?.count;
