import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sqlState } from "../database-errors.ts";
import { queryRows } from "../rows.ts";
import { users } from "../schema/index.ts";
import { emptyTables, migratedSnapshot, sharedTestDatabase, type TestDatabase } from "../testing.ts";
import { embeddedClient } from "./embedded-client.ts";
import { startWorker } from "./worker-channel.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await sharedTestDatabase();
});
beforeEach(() => emptyTables(database));

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
}

describe("the embedded database", () => {
  test("refuses outer queries inside a transaction with advice, and works again afterwards", async () => {
    const mistaken = database.db.transaction(async (tx) => {
      await tx.insert(users).values({ email: "ann@example.com" });
      await database.db.select().from(users);
    });
    await expect(mistaken).rejects.toMatchObject({ cause: { message: expect.stringContaining("use the `tx`") } });
    const nested = database.db.transaction(() => database.db.transaction(async () => {}));
    await expect(nested).rejects.toThrow("use the `tx`");
    expect(await database.db.$count(users)).toBe(0);
  });

  test("allows outer queries of work that outlives its transaction", async () => {
    const ended = signal();
    const { count } = await database.db.transaction(async () => ({ count: ended.given.then(() => database.db.$count(users)) }));
    ended.give();
    expect(await count).toBe(0);
  });

  test("lets other queries wait for a transaction and see what it wrote", async () => {
    const order: string[] = [];
    const first = database.db.transaction(async (tx) => {
      await tx.insert(users).values({ email: "ann@example.com", gamesPlayed: 1 });
      await tx.update(users).set({ gamesPlayed: sql`${users.gamesPlayed} + 1` });
      order.push("first");
    });
    const second = database.db.transaction(async (tx) => {
      const [ann] = await tx.select().from(users).where(eq(users.email, "ann@example.com"));
      order.push(`second saw ${ann?.gamesPlayed}`);
    });
    const outside = database.db.$count(users).then((count) => order.push(`outside saw ${count}`));
    await Promise.all([first, second, outside]);
    expect(order).toEqual(["first", "second saw 2", "outside saw 1"]);
  });

  test("refuses a statement after its transaction has ended", async () => {
    const ended = signal();
    const { statement } = await database.db.transaction(async (tx) => ({
      statement: ended.given.then(() => tx.insert(users).values({ email: "late@example.com" })),
    }));
    ended.give();
    await expect(statement).rejects.toSatisfy((error) => sqlState(error) === "25P01");
    expect(await database.db.$count(users)).toBe(0);
  });

  test("does not commit a transaction that ignored a failed statement", async () => {
    const swallowed = database.db.transaction(async (tx) => {
      await tx.insert(users).values({ email: "ann@example.com" });
      await tx
        .insert(users)
        .values({ email: "ANN@example.com" })
        .catch(() => undefined);
    });
    await expect(swallowed).rejects.toSatisfy((error) => sqlState(error) === "25P02");
    expect(await database.db.$count(users)).toBe(0);
  });

  test("rolls back a transaction that stays silent, so that others continue", async () => {
    const channel = await startWorker({ snapshot: await migratedSnapshot() });
    const client = embeddedClient(channel, 30);
    await client.query("create table notes (text text)");
    const silent = client.transaction(async (tx) => {
      await tx.query("insert into notes values ('forgotten')");
      await new Promise(() => {});
    });
    await expect(silent).rejects.toMatchObject({ code: "25P03" });
    expect((await client.query("select * from notes")).rows).toEqual([]);
    await channel.terminate();
  });

  test("counts no wait for others as silence", async () => {
    const channel = await startWorker({ snapshot: await migratedSnapshot() });
    const client = embeddedClient(channel, 30);
    const others = client.query("select count(*) from generate_series(1, 3000000)");
    const { rows } = await client.transaction((tx) => tx.query("select 1 as one"));
    expect(rows).toEqual([{ one: 1 }]);
    await others;
    await channel.terminate();
  });

  test("checkpoints while it runs, so that its log doesn't grow until it stops", async () => {
    const channel = await startWorker({ snapshot: await migratedSnapshot(), checkpointEveryMs: 20 });
    const client = embeddedClient(channel);
    const lastCheckpoint = async () => (await client.query("select redo_lsn from pg_control_checkpoint()")).rows;
    const before = await lastCheckpoint();
    await client.query("create table notes (text text)");
    await expect.poll(lastCheckpoint).not.toEqual(before);
    await channel.terminate();
  });

  test("keeps microseconds of dates, and arrays, across the thread", async () => {
    const rows = await queryRows(
      database.db,
      sql`select '2026-05-01 07:30:00.123456Z'::timestamptz as at, array['a', 'b,"c"'] as words, 2.50::numeric as price`,
    );
    expect(rows).toEqual([{ at: "2026-05-01 07:30:00.123456+00", words: ["a", 'b,"c"'], price: "2.50" }]);
  });
});
