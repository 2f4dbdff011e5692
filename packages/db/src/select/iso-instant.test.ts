/** @module-tag dialect */
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { teeTimes } from "../schema/index.ts";
import { sharedTestDatabase, type TestDatabase } from "../testing.ts";
import { like } from "./expression.ts";
import { isoInstant } from "./iso-instant.ts";
import { prepareSelect } from "./prepare-select.ts";
import { from } from "./tables.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await sharedTestDatabase();
});

const read = prepareSelect(
  { at: like(teeTimes.teeOffAt, sql`${sql.placeholder("at")}::text::timestamptz`) },
  from(sql`(select 1) as "one"`),
  sql``,
);

describe("an instant", () => {
  test.each(["2026-06-12T13:10:00.000Z", "2026-06-12T13:10:00.500Z", "2026-06-12T13:10:00.050Z", "2026-12-31T23:59:59.999Z"])(
    "leaves the database as it is written on the wire: %s",
    async (at) => {
      expect((await read(database.db, { at })).map((row) => isoInstant(row.at))).toEqual([at]);
    },
  );
});
