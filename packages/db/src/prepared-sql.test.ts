import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isUnavailable, sqlState } from "./database-errors.ts";
import { prepareSql } from "./prepared-sql.ts";
import { queryRows } from "./rows.ts";
import { users } from "./schema/index.ts";
import { createTestDatabase, type TestDatabase } from "./testing.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.insert(users).values([
    { email: "ann@example.com", firstName: "Ann", handicap: 7.5, createdAt: new Date("2026-05-01T07:30:00Z") },
    { email: "bob@example.com", firstName: "Bob", handicap: 21, createdAt: new Date("2026-05-02T07:30:00Z") },
  ]);
});
afterAll(() => database.close());

type GolferRow = { firstName: string; handicap: string; joined: string };

const golfersBetterThan = prepareSql<GolferRow>(sql`
  select ${users.firstName} as "firstName", ${users.handicap} as handicap, ${users.createdAt} as joined
  from ${users} where ${users.handicap} < ${sql.placeholder("handicap")} order by ${users.email} collate "C"`);

test("rows are objects with the names of the query, times and numerics as text", async () => {
  expect([...(await golfersBetterThan(database.db, { handicap: 10 }))]).toEqual([
    { firstName: "Ann", handicap: "7.5", joined: "2026-05-01 07:30:00+00" },
  ]);
  expect((await golfersBetterThan(database.db, { handicap: 54 })).map((row) => row.firstName)).toEqual(["Ann", "Bob"]);
});

test("inside a transaction it sees what the transaction wrote, and nobody else does", async () => {
  const seenInside = database.db.transaction(async (tx) => {
    await tx.insert(users).values({ email: "cat@example.com", firstName: "Cat", handicap: 1 });
    const seen = await golfersBetterThan(tx, { handicap: 5 });
    await tx.transaction(async (nested) => expect(await golfersBetterThan(nested, { handicap: 5 })).toHaveLength(1));
    throw Object.assign(new Error("changed my mind"), { seen: seen.map((row) => row.firstName) });
  });
  await expect(seenInside).rejects.toMatchObject({ seen: ["Cat"] });
  expect(await golfersBetterThan(database.db, { handicap: 5 })).toHaveLength(0);
});

test("every kind of value goes in and comes out alike on both engines", async () => {
  const echo = prepareSql<Record<string, unknown>>(sql`
    select ${sql.placeholder("at")}::timestamptz as at, ${sql.placeholder("day")}::date as day, ${sql.placeholder("words")}::text[] as words,
      ${sql.placeholder("json")}::jsonb as json, ${sql.placeholder("flag")}::boolean as flag, ${sql.placeholder("none")}::text as none,
      ${sql.placeholder("count")}::int + 1 as next, count(*) as all, count(*)::int as counted, sum(${users.gamesPlayed}) as played,
      9007199254740993::int8 as beyond, 2.5::float8 as half, ${sql.placeholder("first")} = any(${sql.placeholder("words")}::text[]) as found
    from ${users}`);
  const [row] = await echo(database.db, {
    at: new Date("2026-05-01T07:30:00.250Z"),
    day: "2026-05-01",
    words: ["a", 'b,"c"', "ü"],
    json: JSON.stringify({ a: [1, null] }),
    flag: false,
    none: null,
    count: 41,
    first: "a",
  });
  expect(row).toEqual({
    at: "2026-05-01 07:30:00.25+00",
    day: "2026-05-01",
    words: ["a", 'b,"c"', "ü"],
    json: { a: [1, null] },
    flag: false,
    none: null,
    next: 42,
    all: 2,
    counted: 2,
    played: 0,
    beyond: 9007199254740993n,
    half: 2.5,
    found: true,
  });
});

test("a value that is missing or malformed is refused", async () => {
  await expect(golfersBetterThan(database.db, {})).rejects.toThrow('No value for placeholder "handicap" was provided');
  const refusal = await golfersBetterThan(database.db, { handicap: "a lot" }).catch((error: unknown) => error);
  expect(sqlState(refusal)).toBe("22P02");
  expect(isUnavailable(refusal)).toBe(false);
});

test("on PostgreSQL the text is parsed once for each connection", async ({ skip }) => {
  if (database.engine !== "postgres") skip();
  await database.db.transaction(async (tx) => {
    for (const handicap of [10, 20, 30]) await golfersBetterThan(tx, { handicap });
    const prepared = await queryRows<{ count: number }>(
      tx,
      sql`select count(*) from pg_prepared_statements where statement like ${'%collate "C"%'} and statement not like '%pg_prepared%'`,
    );
    expect(prepared[0]?.count).toBe(1);
  });
});
