import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RefusedStatement, refusedStatements, releasedStatements } from "./testing/released-statements.ts";
import { createEmbeddedTestDatabase, type TestDatabase } from "./testing.ts";

const statements = await releasedStatements();
let database: TestDatabase;
beforeAll(async () => {
  database = await createEmbeddedTestDatabase();
});
afterAll(() => database.close());

/** Of the statements that name the table, what a migration would break. It is taken back. */
async function refusedAfter(table: string, ...migration: string[]): Promise<RefusedStatement[]> {
  let refused: RefusedStatement[] = [];
  const undo = new Error("undone");
  const migrated = database.db.transaction(async (tx) => {
    for (const statement of migration) await tx.execute(sql.raw(statement));
    refused = await refusedStatements(
      tx,
      statements.filter((statement) => statement.includes(table)),
    );
    throw undo;
  });
  await expect(migrated).rejects.toBe(undo);
  return refused;
}

describe("statements of the last release, while the next one runs beside it", () => {
  test("all work on today's tables", async () => {
    expect(await refusedStatements(database.db, statements)).toEqual([]);
  });

  test.each([
    ["a column is renamed", "chat_mutes", "rename column user_id to golfer_id", /"user_id" .*does not exist/],
    ["a column is dropped", "chat_mutes", "drop column user_id", /"user_id" .*does not exist/],
    ["a table is renamed", "chat_mutes", "rename to muted_chats", /"chat_mutes" does not exist/],
    [
      "a column gets another type",
      "chat_reads",
      "drop constraint chat_reads_seq_not_negative, alter column seq type text",
      /text/,
    ],
    ["each row needs a new column", "chat_mutes", "add column why text not null", /"chat_mutes" needs "why"/],
    ["a key goes that an upsert needs", "chat_reads", "drop constraint chat_reads_tee_time_id_user_id_pk", /ON CONFLICT/],
  ])("are refused when %s", async (_, table, change, why) => {
    expect((await refusedAfter(table, `alter table ${table} ${change}`)).map((refused) => refused.why)).toContainEqual(
      expect.stringMatching(why),
    );
  });

  test("work when a migration only adds", async () => {
    expect(
      await refusedAfter(
        "chat_mutes",
        "alter table chat_mutes add column why text not null default 'noise'",
        "alter table chat_mutes add column until timestamptz",
        "create table mutes (id uuid primary key, user_id uuid not null references users (id))",
      ),
    ).toEqual([]);
  });
});
