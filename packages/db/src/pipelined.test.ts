/** @module-tag dialect */
import { count, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sqlState } from "./database-errors.ts";
import { pipelined } from "./pipelined.ts";
import { prepareOnce, prepareText } from "./prepare-once.ts";
import { chatRooms, users } from "./schema/index.ts";
import { emptyTables, sharedTestDatabase, type TestDatabase } from "./testing.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await sharedTestDatabase();
});
beforeEach(() => emptyTables(database));

const add = prepareText({}, () => sql`insert into ${users} (email) values (${sql.placeholder("email")}::text)`);
const countUsers = prepareOnce((db) => db.select({ count: count() }).from(users));
const countAgain = prepareText({ count: sql`count(*)`.mapWith(Number) }, (list) => sql`select ${list} from ${users}`);
const fail = prepareText({}, () => sql`insert into ${chatRooms} (tee_time_id, last_seq) values (gen_random_uuid(), -1)`);

describe("pipelined statements", () => {
  test("each see what those before them did, whatever their kind", async () => {
    const counts = await database.db.transaction((tx) =>
      pipelined(
        countUsers(tx),
        add(tx, { email: "ann@example.com" }),
        countAgain(tx),
        add(tx, { email: "bob@example.com" }),
        undefined,
        countUsers(tx),
        countAgain(tx),
      ),
    );
    expect(counts.flatMap((rows) => rows ?? []).map((row) => "count" in row && row.count)).toEqual([0, 1, 2, 2]);
  });

  test("fail with the first that failed, and leave nothing", async () => {
    const failing = database.db.transaction((tx) =>
      pipelined(add(tx, { email: "ann@example.com" }), fail(tx), add(tx, { email: "ann@example.com" }), countUsers(tx)),
    );
    await expect(failing).rejects.toSatisfy((error) => sqlState(error) === "23514");
    const [left] = await countUsers(database.db);
    expect(left?.count).toBe(0);
  });
});
