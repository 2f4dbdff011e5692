import { setImmediate } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { createDatabase } from "../client.ts";
import { isUnavailable } from "../database-errors.ts";
import { migrate } from "../migrate.ts";
import { prepareText } from "../prepare-once.ts";
import { queryRows } from "../rows.ts";
import { users } from "../schema/index.ts";
import { createEmptyPostgres, createTestDatabase, testsHavePostgres } from "../testing.ts";

const findPid = prepareText({ pid: sql`pg_backend_pid()`.mapWith(Number) }, (pid) => sql`select ${pid}`);
const findSum = prepareText({ sum: sql`${sql.placeholder("of")}::int + 1`.mapWith(Number) }, (sum) => sql`select ${sum}`);
const countTwins = prepareText(
  { twins: sql`count(*)`.mapWith(Number) },
  (twins) => sql`select ${twins} from users group by split_part(email, '-', 1), split_part(email, '-', 2)`,
);

describe.runIf(testsHavePostgres())("a PostgreSQL server", { tags: "dialect" }, () => {
  test("limits the time of a request, and always uses UTC", async () => {
    await using server = await createEmptyPostgres();
    const database = await createDatabase({ url: server.url });
    onTestFinished(database.close);
    const settings = sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle, current_setting('TimeZone') as zone`;
    expect(await queryRows(database.db, settings)).toMatchObject([{ statement: "5s", lock: "2s", idle: "10s", zone: "UTC" }]);
    const unhurried = await database.exclusively((db) => queryRows(db, settings));
    expect(unhurried).toMatchObject([{ statement: "0", idle: "0", zone: "UTC" }]);
  });

  test("prepares statements only where it may", async () => {
    await using server = await createEmptyPostgres();
    for (const prepare of [true, false]) {
      const database = await createDatabase({ url: server.url, poolSize: 1, prepare });
      onTestFinished(database.close);
      await findSum(database.db, { of: 1 });
      const names = sql`select name from pg_prepared_statements where statement like '%+ 1%'`;
      expect(await queryRows(database.db, names)).toHaveLength(prepare ? 1 : 0);
    }
  });

  test("begins no transaction within another one, however many statements a connection has in flight", async () => {
    await using server = await createEmptyPostgres();
    const database = await createDatabase({ url: server.url, poolSize: 1 });
    onTestFinished(database.close);
    const transactionId = sql`select pg_current_xact_id()::text as id`;
    const idsWithin = () =>
      database.db.transaction(async (tx) => [...(await queryRows(tx, transactionId)), ...(await queryRows(tx, transactionId))]);
    await idsWithin();
    const inFlight = [queryRows(database.db, sql`select pg_sleep(0.1)`), queryRows(database.db, sql`select 1 as one`)];
    // A turn of the event loop, in which the driver writes them.
    await setImmediate();
    const transactions = await Promise.all([idsWithin(), idsWithin()]);
    await Promise.all(inFlight);
    for (const [first, second] of transactions) expect(second).toEqual(first);
    expect(transactions[0]).not.toEqual(transactions[1]);
  });

  test("keeps the lock of exclusive work in a transaction, which a pooler keeps on one connection", async () => {
    await using server = await createEmptyPostgres();
    const database = await createDatabase({ url: server.url });
    onTestFinished(database.close);
    const holders = sql`select a.state from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.granted and a.datname = current_database()`;
    expect(await database.exclusively((db) => queryRows(db, holders))).toEqual([{ state: "idle in transaction" }]);
    expect(await queryRows(database.db, holders)).toEqual([]);
  });

  test("ends exclusive work that lost its lock", async () => {
    await using server = await createEmptyPostgres();
    const database = await createDatabase({ url: server.url });
    onTestFinished(database.close);
    let stored: Promise<unknown> | undefined;
    const work = database.exclusively(async (db) => {
      await db.execute(sql`create table half (id int)`);
      stored = db.transaction(async (tx) => {
        await tx.execute(sql`insert into half values (1)`);
        await tx.execute(sql`select pg_terminate_backend(l.pid) from pg_locks l join pg_database d on d.oid = l.database
          where l.locktype = 'advisory' and d.datname = current_database()`);
        await tx.execute(sql`select pg_sleep(60)`);
      });
      await stored;
    });
    await expect(work).rejects.toSatisfy(isUnavailable);
    await expect(stored).rejects.toThrow();
    expect(await queryRows(database.db, sql`select id from half`)).toEqual([]);
  });

  test("knows how many other processes have the same database open", async () => {
    await using server = await createEmptyPostgres();
    await using another = await createEmptyPostgres();
    const [first, second, elsewhere] = await Promise.all(
      [server, server, another].map(async ({ url }) => {
        const database = await createDatabase({ url, poolSize: 2 });
        onTestFinished(database.close);
        await Promise.all([database.ping(), database.ping()]);
        return database;
      }),
    );
    expect(await first?.countOtherProcesses()).toBe(1);
    expect(await second?.countOtherProcesses()).toBe(1);
    expect(await elsewhere?.countOtherProcesses()).toBe(0);
  });

  test("that ends a connection is unavailable for its transaction, and works for the next call", async () => {
    await using database = await createTestDatabase();
    const cutOff = database.db.transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`));
    await expect(cutOff).rejects.toSatisfy(isUnavailable);
    await database.ping();
  });

  test("that ends a connection also ends its transaction, whose later statements never run in another one", async () => {
    await using server = await createEmptyPostgres();
    const [database, admin] = await Promise.all([server.url, server.url].map((url) => createDatabase({ url, poolSize: 1 })));
    if (!database || !admin) throw new Error("no database");
    await migrate(database);

    const cutOff = signal();
    let late: Promise<unknown> | undefined;
    const orphan = database.db.transaction(async (tx) => {
      const [row] = await findPid(tx);
      late = cutOff.given.then(() => tx.insert(users).values({ email: "late@example.com" }));
      await admin.db.execute(sql`select pg_terminate_backend(${row?.pid}::int)`);
      await late;
    });
    await expect(orphan).rejects.toSatisfy(isUnavailable);

    const onTheSameConnection = database.db.transaction(async (tx) => {
      await tx.insert(users).values({ email: "ann@example.com" });
      cutOff.give();
      await expect(late).rejects.toSatisfy(isUnavailable);
      tx.rollback();
    });
    await expect(onTheSameConnection).rejects.toThrow("Rollback");
    expect(await database.db.select({ email: users.email }).from(users)).toEqual([]);
    await Promise.all([database.close(), admin.close()]);
  });

  test("that ends all connections repeatedly is at most unavailable, and keeps only whole transactions", async () => {
    await using server = await createEmptyPostgres();
    const [database, admin] = await Promise.all([server.url, server.url].map((url) => createDatabase({ url, poolSize: 4 })));
    if (!database || !admin) throw new Error("no database");
    await migrate(database);

    let acknowledged = 0;
    const signUpTwins = async (name: string) => {
      await database.db.transaction(async (tx) => {
        await tx.insert(users).values({ email: `${name}-1@example.com` });
        await tx.insert(users).values({ email: `${name}-2@example.com` });
      });
      acknowledged += 1;
    };
    for (let round = 0; round < 10; round += 1) {
      const signUps = Array.from({ length: 12 }, (_, i) => signUpTwins(`${round}-${i}`));
      const disconnected = admin.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
      for (const outcome of await Promise.allSettled([...signUps, disconnected])) {
        if (outcome.status === "rejected") expect(outcome.reason).toSatisfy(isUnavailable);
      }
    }
    const twins = await countTwins(database.db);
    expect(twins.every((row) => row.twins === 2)).toBe(true);
    expect(twins.length).toBeGreaterThanOrEqual(acknowledged);
    await Promise.all([database.close(), admin.close()]);
  });
});

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
}
