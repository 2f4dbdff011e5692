/** @module-tag dialect */
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { isUnavailable, sqlState } from "../database-errors.ts";
import { users } from "../schema/index.ts";
import { emptyTables, sharedTestDatabase, type TestDatabase } from "../testing.ts";
import { asFloat, asInteger } from "./expression.ts";
import { prepareQuery, prepareSelect, prepareStatement } from "./prepare-select.ts";
import { from } from "./tables.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await sharedTestDatabase();
  await emptyTables(database);
  await database.db.insert(users).values([
    { email: "ann@example.com", firstName: "Ann", handicap: 7.5, createdAt: new Date("2026-05-01T07:30:00Z") },
    { email: "bob@example.com", firstName: "Bob", handicap: 21, createdAt: new Date("2026-05-02T07:30:00Z") },
  ]);
});

const golfersBetterThan = prepareSelect(
  { firstName: users.firstName, handicap: asFloat(users.handicap), joined: users.createdAt },
  from(users),
  sql`where ${users.handicap} < ${sql.placeholder("handicap")} order by ${users.email} collate "C"`,
);

describe("a prepared query", () => {
  test("returns rows with the names of the columns", async () => {
    expect([...(await golfersBetterThan(database.db, { handicap: 10 }))]).toEqual([
      { firstName: "Ann", handicap: 7.5, joined: "2026-05-01 07:30:00+00" },
    ]);
    expect((await golfersBetterThan(database.db, { handicap: 54 })).map((row) => row.firstName)).toEqual(["Ann", "Bob"]);
  });

  test("sees uncommitted rows only inside their transaction", async () => {
    const seenInside = database.db.transaction(async (tx) => {
      await tx.insert(users).values({ email: "cat@example.com", firstName: "Cat", handicap: 1 });
      const seen = await golfersBetterThan(tx, { handicap: 5 });
      await tx.transaction(async (nested) => expect(await golfersBetterThan(nested, { handicap: 5 })).toHaveLength(1));
      throw Object.assign(new Error("changed my mind"), { seen: seen.map((row) => row.firstName) });
    });
    await expect(seenInside).rejects.toMatchObject({ seen: ["Cat"] });
    expect(await golfersBetterThan(database.db, { handicap: 5 })).toHaveLength(0);
  });

  test("returns the columns of a write with `returning`", async () => {
    const rename = prepareQuery(
      { email: users.email, firstName: users.firstName },
      (golfer) => sql`update ${users} set first_name = ${sql.placeholder("name")} where email = ${sql.placeholder("email")}
      returning ${golfer}`,
    );
    await database.db.transaction(async (tx) => {
      const renamed = await rename(tx, { name: "Anna", email: "ann@example.com" });
      expect([...renamed]).toEqual([{ email: "ann@example.com", firstName: "Anna" }]);
      await prepareStatement(sql`update ${users} set first_name = 'Ann' where email = ${sql.placeholder("email")}`)(tx, {
        email: "ann@example.com",
      });
    });
    expect((await golfersBetterThan(database.db, { handicap: 10 })).map((row) => row.firstName)).toEqual(["Ann"]);
  });

  test("refuses a missing or malformed value", async () => {
    await expect(golfersBetterThan(database.db, {})).rejects.toThrow('No value for placeholder "handicap" was provided');
    const failure = await golfersBetterThan(database.db, { handicap: "a lot" }).catch((error: unknown) => error);
    expect(sqlState(failure)).toBe("22P02");
    expect(isUnavailable(failure)).toBe(false);
  });

  test("is parsed once for each PostgreSQL connection", async ({ skip }) => {
    if (database.engine !== "postgres") skip();
    const countPrepared = prepareQuery(
      { count: asInteger(sql`count(*)`) },
      (count) => sql`select ${count} from pg_prepared_statements
      where statement like ${sql.placeholder("part")} and statement not like '%pg_prepared%'`,
    );
    await database.db.transaction(async (tx) => {
      for (const handicap of [10, 20, 30]) await golfersBetterThan(tx, { handicap });
      const [prepared] = await countPrepared(tx, { part: '%collate "C"%' });
      expect(prepared?.count).toBe(1);
    });
  });
});
