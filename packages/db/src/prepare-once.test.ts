/** @module-tag dialect */
import { and, asc, eq, gt, lt, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { isUnavailable, sqlState } from "./database-errors.ts";
import { observeDatabase } from "./observe-database.ts";
import { prepareOnce, prepareText, statementCache } from "./prepare-once.ts";
import { golferBlocks, users } from "./schema/index.ts";
import { emptyTables, sharedTestDatabase, type TestDatabase } from "./testing.ts";

const { id, email, firstName, lastNameTo, handicap, createdAt } = users;

let database: TestDatabase;
beforeAll(async () => {
  database = await sharedTestDatabase();
  await emptyTables(database);
  const [, bob, ann] = await database.db
    .insert(users)
    .values([
      { email: "cat@example.com", firstName: "Cat", createdAt: new Date("2026-05-03T07:30:00Z") },
      { email: "bob@example.com", firstName: "Bob", handicap: 21, createdAt: new Date("2026-05-02T07:30:00Z") },
      { email: "ann@example.com", firstName: "Ann", handicap: 7.5, createdAt: new Date("2026-05-01T07:30:00Z") },
    ])
    .returning({ id });
  if (ann && bob) await database.db.insert(golferBlocks).values({ blockerId: ann.id, blockedId: bob.id });
});

const golfersBetterThan = prepareOnce((db) =>
  db
    .select({ firstName, handicap })
    .from(users)
    .where(lt(handicap, sql.placeholder("handicap")))
    .orderBy(asc(email)),
);

const blocksSince = prepareOnce((db) =>
  db
    .select({ firstName, createdAt, block: { blockedId: golferBlocks.blockedId } })
    .from(users)
    .leftJoin(golferBlocks, eq(golferBlocks.blockerId, id))
    .where(gt(createdAt, sql.placeholder("since")))
    .orderBy(asc(email)),
);

const rename = prepareOnce((db) =>
  db
    .update(users)
    .set({ firstName: sql`${sql.placeholder("name")}` })
    .where(eq(email, sql.placeholder("email")))
    .returning({ firstName }),
);

describe("a statement that is prepared once", () => {
  test("answers each call with the rows of its values, decoded", async () => {
    expect(await golfersBetterThan(database.db, { handicap: 10 })).toEqual([{ firstName: "Ann", handicap: 7.5 }]);
    expect(await golfersBetterThan(database.db, { handicap: 54 })).toHaveLength(2);
    const joined = await blocksSince(database.db, { since: new Date("2026-05-01T00:00:00Z") });
    expect(joined.map(({ createdAt }) => createdAt)[0]).toEqual(new Date("2026-05-01T07:30:00Z"));
  });

  test("has null for a joined table without a row", async () => {
    const joined = await blocksSince(database.db, { since: new Date("2026-05-01T00:00:00Z") });
    expect(joined.map(({ block }) => block !== null)).toEqual([true, false, false]);
  });

  test("writes inside the transaction that runs it", async () => {
    const renamed = database.db.transaction(async (tx) => {
      expect(await rename(tx, { name: "Anna", email: "ann@example.com" })).toEqual([{ firstName: "Anna" }]);
      await tx.transaction(async (nested) =>
        expect(await golfersBetterThan(nested, { handicap: 10 })).toEqual([{ firstName: "Anna", handicap: 7.5 }]),
      );
      throw new Error("changed my mind");
    });
    await expect(renamed).rejects.toThrow("changed my mind");
    expect(await golfersBetterThan(database.db, { handicap: 10 })).toEqual([{ firstName: "Ann", handicap: 7.5 }]);
  });

  test("has everything but placeholders in its text", async () => {
    const texts: string[] = [];
    const stop = observeDatabase(database.db, {
      statement(text) {
        texts.push(text);
        return () => undefined;
      },
    });
    const find = prepareOnce((db) =>
      db
        .select({ id })
        .from(users)
        .where(and(eq(lastNameTo, "everyone"), eq(firstName, "O'Neill"), eq(email, sql.placeholder("email"))))
        .limit(3),
    );
    expect(await find(database.db, { email: "ann@example.com" })).toEqual([]);
    stop();
    expect(texts[0]).toMatch(/"last_name_to" = 'everyone' and .+ = 'O''Neill' and .+ = \$1\) limit 3$/);
  });

  test("is refused without one of its values", async () => {
    await expect(golfersBetterThan(database.db)).rejects.toThrow("handicap");
  });

  test("is refused by the database for a value of another form", async () => {
    const failure = await golfersBetterThan(database.db, { handicap: "a lot" }).catch((error: unknown) => error);
    expect(sqlState(failure)).toBe("22P02");
    expect(isUnavailable(failure)).toBe(false);
  });

  test("is parsed once for each PostgreSQL connection", async ({ skip }) => {
    if (database.engine !== "postgres") skip();
    const countPrepared = prepareText(
      { count: sql`count(*)`.mapWith(Number) },
      (count) => sql`select ${count} from pg_prepared_statements
        where statement like '%"handicap" < $1 order by%' and statement not like '%pg_prepared%'`,
    );
    await database.db.transaction(async (tx) => {
      for (const handicap of [10, 20, 30]) await golfersBetterThan(tx, { handicap });
      expect(await countPrepared(tx)).toEqual([{ count: 1 }]);
    });
  });
});

describe("a statement of text", () => {
  test("answers with the columns that it lists, decoded", async () => {
    const echo = prepareText(
      { next: sql`${sql.placeholder("count")}::int + 1`.mapWith(Number), since: sql`since`.mapWith(createdAt) },
      (list) => sql`select ${list} from (select ${sql.placeholder("since")}::timestamptz as since) given`,
    );
    const since = new Date("2026-05-01T07:30:00Z");
    expect(await echo(database.db, { count: 7, since })).toEqual([{ next: 8, since }]);
  });

  test("writes, and answers with what it returns", async () => {
    const rename = prepareText(
      { firstName: sql`${firstName}`.mapWith(firstName) },
      (golfer) =>
        sql`update ${users} set first_name = ${sql.placeholder("name")} where email = 'cat@example.com' returning ${golfer}`,
    );
    expect(await rename(database.db, { name: "Kate" })).toEqual([{ firstName: "Kate" }]);
    const restore = prepareText({}, () => sql`update ${users} set first_name = 'Cat' where email = 'cat@example.com'`);
    expect(await restore(database.db)).toEqual([]);
    expect(await golfersBetterThan(database.db, { handicap: 54 })).toHaveLength(2);
  });
});

describe("statements by the shape of their conditions", () => {
  test("are built once a shape, and again when there have been too many of them", () => {
    const built: string[] = [];
    const cached = statementCache((name: string) => built.push(name));
    expect([cached("a", "first"), cached("b", "second"), cached("a", "third")]).toEqual([1, 2, 1]);
    for (let shape = 0; shape < 200; shape++) cached(`${shape}`, "other");
    expect(cached("a", "again")).toBe(built.length);
  });
});
