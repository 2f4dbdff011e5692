import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { queryRows } from "../rows.ts";
import { createTestDatabase } from "../testing.ts";

test("x", async () => {
  await using database = await createTestDatabase();
  expect(await queryRows(database.db, sql`select 1 as a`)).toEqual([{ a: 1 }]);
});
