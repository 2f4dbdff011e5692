import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Db } from "../database.ts";
import { prepareText } from "../prepare-once.ts";
import { users } from "../schema/index.ts";
import { createTestDatabase, emptyTables, sharedTestDatabase, type TestDatabase } from "../testing.ts";
import { compareDatabases, nextTransaction } from "./compare-databases.ts";

const GOLFERS = ["ann", "bob", "cleo", "dan"];
const emailOf = (name: string) => eq(users.email, `${name}@example.com`);

describe("a restored backup, compared with the database", { tags: "dialect" }, () => {
  let backup: TestDatabase;
  beforeAll(async () => {
    backup = await createTestDatabase();
  });
  beforeEach(async () => {
    await Promise.all([emptyTables(await sharedTestDatabase()), emptyTables(backup)]);
  });
  afterAll(() => backup.close());

  /** The database, a backup of it with four golfers, and how they compare. */
  async function withBackup(work: (live: Db, restored: Db) => Promise<void>) {
    const { db: live } = await sharedTestDatabase();
    await live.insert(users).values(GOLFERS.map((name) => ({ email: `${name}@example.com` })));
    const transaction = await nextTransaction(live);
    const rows = await prepareText(
      { row: sql`to_json(u)::text`.mapWith(String) },
      (row) => sql`select ${row} from users u`,
    )(live);
    const all = `[${rows.map(({ row }) => row).join()}]`;
    await backup.db.execute(sql`insert into users select * from json_populate_recordset(null::users, ${all}::json)`);
    await work(live, backup.db);
    const { tables, ...comparison } = await compareDatabases({ restored: backup.db, live, transaction }, 100);
    return { ...comparison, golfers: tables.find(({ name }) => name === "users") };
  }

  test("passes with what was added, changed and deleted since, and counts it", async () => {
    const { golfers, sampled, problems } = await withBackup(async (live) => {
      await live.insert(users).values({ email: "eve@example.com" });
      await live.update(users).set({ bio: "Early bird" }).where(emailOf("ann"));
      await live.delete(users).where(emailOf("bob"));
    });
    expect(problems).toEqual([]);
    expect(golfers).toEqual({ name: "users", restored: 4, live: 4, newer: 2, outdated: 2 });
    expect(sampled).toBe(2);
  });

  test("fails with rows from before it that it lacks", async () => {
    const { problems } = await withBackup(async (_live, restored) => {
      await restored.delete(users).where(emailOf("ann"));
    });
    expect(problems).toEqual([
      "users: the backup has 3 rows, and lacks 1 from before it.",
      expect.stringMatching(/^users: 1 of 4 rows are missing or different in the backup: \{"id" : ".*"\}$/),
    ]);
  });

  test("fails with a row that is different although it wasn't changed since", async () => {
    const { problems } = await withBackup(async (_live, restored) => {
      await restored.update(users).set({ bio: "Damaged" }).where(emailOf("cleo"));
    });
    expect(problems).toEqual([expect.stringMatching(/^users: 1 of 4 rows are missing or different in the backup: /)]);
  });
});
