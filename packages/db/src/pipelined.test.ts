/** @module-tag dialect */
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sqlState } from "./database-errors.ts";
import { pipelined } from "./pipelined.ts";
import { chatRooms, users } from "./schema/index.ts";
import { asInteger } from "./select/expression.ts";
import { prepareQuery, prepareSelect, prepareStatement } from "./select/prepare-select.ts";
import { from } from "./select/tables.ts";
import { emptyTables, sharedTestDatabase, type TestDatabase } from "./testing.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await sharedTestDatabase();
});
beforeEach(() => emptyTables(database));

const add = prepareStatement(sql`insert into ${users} (email) values (${sql.placeholder("email")}::text)`);
const count = prepareSelect({ count: asInteger(sql`count(*)`) }, from(users));
const countAgain = prepareQuery({ count: asInteger(sql`count(*)`) }, (list) => sql`select ${list} from ${users}`);
const fail = prepareStatement(sql`insert into ${chatRooms} (tee_time_id, last_seq) values (gen_random_uuid(), -1)`);

describe("pipelined statements", () => {
  test("each see what those before them did, whatever their kind", async () => {
    const counts = await database.db.transaction((tx) =>
      pipelined(
        count(tx),
        add(tx, { email: "ann@example.com" }),
        countAgain(tx),
        add(tx, { email: "bob@example.com" }),
        undefined,
        count(tx),
        countAgain(tx),
      ),
    );
    expect(counts.flatMap((rows) => rows ?? []).map((row) => row.count)).toEqual([0, 1, 2, 2]);
  });

  test("fail with the first that failed, and leave nothing", async () => {
    const failing = database.db.transaction((tx) =>
      pipelined(add(tx, { email: "ann@example.com" }), fail(tx), add(tx, { email: "ann@example.com" }), count(tx)),
    );
    await expect(failing).rejects.toSatisfy((error) => sqlState(error) === "23514");
    const [left] = await count(database.db);
    expect(left?.count).toBe(0);
  });
});
