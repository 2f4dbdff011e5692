/** @module-tag dialect */
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { isoInstant } from "./instants.ts";
import { prepareText } from "./prepare-once.ts";
import { teeTimes } from "./schema/index.ts";
import { sharedTestDatabase, type TestDatabase } from "./testing.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await sharedTestDatabase();
});

const read = prepareText(
  { at: sql`${sql.placeholder("at")}::text::timestamptz`.mapWith(teeTimes.teeOffAt) },
  (at) => sql`select ${at}`,
);

describe("an instant", () => {
  test.each(["2026-06-12T13:10:00.000Z", "2026-06-12T13:10:00.500Z", "2026-06-12T13:10:00.050Z", "2026-12-31T23:59:59.999Z"])(
    "leaves the database as it is written on the wire: %s",
    async (at) => {
      expect((await read(database.db, { at })).map((row) => isoInstant(row.at))).toEqual([at]);
    },
  );
});
