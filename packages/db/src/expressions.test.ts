/** @module-tag dialect */
import { and, asc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { after, before, flag, jsonId, jsonText, listOf, required, startOfTransaction, textsOf } from "./expressions.ts";
import { lockByName, triedLock } from "./lock-by-name.ts";
import { builder } from "./prepare-once.ts";
import { anyOf } from "./schema/columns.ts";
import { golferBlocks, notifications, users } from "./schema/index.ts";
import { emptyTables, sharedTestDatabase, type TestDatabase } from "./testing.ts";

const { id, email, firstName } = users;

let database: TestDatabase;
const ids: Record<string, string> = {};
beforeAll(async () => {
  database = await sharedTestDatabase();
  await emptyTables(database);
  const golfers = ["ann", "bob", "cat"].map((name) => ({ email: `${name}@example.com`, firstName: name }));
  for (const golfer of await database.db.insert(users).values(golfers).returning({ id, firstName }))
    ids[`${golfer.firstName}`] = golfer.id;
});

const idOf = (name: string): string => {
  const found = ids[name];
  if (found === undefined) throw new Error(`no golfer ${name}`);
  return found;
};

describe("a list within a row", () => {
  const blocked = builder
    .select({ name: users.firstName, isClosed: flag(gt(users.deletedAt, startOfTransaction)).as("is_closed") })
    .from(golferBlocks)
    .innerJoin(users, eq(users.id, golferBlocks.blockedId))
    .orderBy(asc(users.email));

  test("has the rows of a subquery in its order, and is empty without one", async () => {
    const { db } = database;
    const list = () =>
      db
        .select({ blocked: listOf(blocked) })
        .from(users)
        .where(eq(email, "ann@example.com"));
    expect(await list()).toEqual([{ blocked: [] }]);
    const blockerId = idOf("ann");
    await db.insert(golferBlocks).values([
      { blockerId, blockedId: idOf("cat") },
      { blockerId, blockedId: idOf("bob") },
    ]);
    expect(await list()).toEqual([
      {
        blocked: [
          { name: "bob", isClosed: null },
          { name: "cat", isClosed: null },
        ],
      },
    ]);
  });

  test("has the ids that a subquery finds", async () => {
    const found = builder
      .select({ id })
      .from(users)
      .where(inArray(firstName, ["ann", "cat"]))
      .orderBy(asc(email));
    const [row] = await database.db
      .select({ found: textsOf(found) })
      .from(users)
      .limit(1);
    expect(row?.found).toEqual([idOf("ann"), idOf("cat")]);
  });
});

describe("a condition", () => {
  test("finds any of a list that is one parameter", async () => {
    const names = (list: string[]) => database.db.select({ firstName }).from(users).where(anyOf(id, list)).orderBy(asc(email));
    expect(await names([idOf("cat"), idOf("ann")])).toEqual([{ firstName: "ann" }, { firstName: "cat" }]);
    expect(await names([])).toEqual([]);
  });

  test("reads the text and the id of a JSON column, by a key that its shapes know", async () => {
    const { db } = database;
    const { content, recipientId } = notifications;
    const place = { courseName: "Dunes", date: "2026-05-01", time: "07:30" };
    await db.insert(notifications).values([
      { recipientId: idOf("ann"), content: { kind: "join-approved", ...place } },
      { recipientId: idOf("ann"), content: { kind: "join-withdrawn", golferId: idOf("bob"), wasConfirmed: true, ...place } },
    ]);
    const found = await db
      .select({ kind: sql`${jsonText(content, "kind")}`.mapWith(String) })
      .from(notifications)
      .where(and(eq(recipientId, idOf("ann")), eq(jsonId(content, "golferId"), idOf("bob"))));
    expect(found).toEqual([{ kind: "join-withdrawn" }]);
    // @ts-expect-error: no notification has such a key.
    expect(jsonText(content, "kinds")).toBeDefined();
  });

  test("compares moments with others so long before and after them", async () => {
    const since = (moment: ReturnType<typeof before>) => flag(lt(moment, startOfTransaction));
    const [row] = await database.db
      .select({
        earlier: since(before(startOfTransaction, { mins: 1, secs: 0.5 })),
        later: since(after(startOfTransaction, { days: 1, hours: 2 })),
      })
      .from(users)
      .limit(1);
    expect(row).toEqual({ earlier: true, later: false });
  });

  test("without parts is refused", () => {
    expect(() => required(and())).toThrow("without parts");
  });
});

describe("a lock by name", () => {
  test("is held until the end of the transaction, by one at a time", { tags: "race" }, async ({ skip }) => {
    const { db, engine } = database;
    if (engine !== "postgres") skip();
    const isFree = async (name: string) => {
      const [row] = await db
        .select({ isFree: triedLock(name) })
        .from(users)
        .limit(1);
      return row?.isFree;
    };
    await db.transaction(async (tx) => {
      await lockByName(tx, "greens");
      expect(await isFree("greens")).toBe(false);
      expect(await isFree("tees")).toBe(true);
    });
    expect(await isFree("greens")).toBe(true);
  });
});
