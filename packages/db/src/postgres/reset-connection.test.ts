import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";
import { createDatabase } from "../client.ts";
import { isUnavailable } from "../database-errors.ts";
import { queryRows } from "../rows.ts";
import { createEmptyPostgres, testsHavePostgres } from "../testing.ts";

/** Something between the two that resets all connections, as a failover or a firewall does. */
async function resettable(url: string) {
  const { hostname, port } = new URL(url);
  const clients = new Set<Socket>();
  const between = createServer((client) => {
    const server = connect(Number(port), hostname);
    clients.add(client);
    client.pipe(server).pipe(client);
    for (const each of [client, server]) each.on("error", () => undefined);
    client.on("close", () => {
      clients.delete(client);
      server.destroy();
    });
  });
  between.listen(0, "127.0.0.1");
  await once(between, "listening");
  onTestFinished(() => void between.close());
  const address = new URL(url);
  // It listens at a port, not at a path.
  const { port: free } = between.address() as AddressInfo;
  address.host = `127.0.0.1:${free}`;
  return {
    url: address.href,
    reset: () => {
      for (const client of clients) client.resetAndDestroy();
    },
  };
}

describe.runIf(testsHavePostgres())("a connection that is reset within a transaction", { tags: "dialect" }, () => {
  test.each([
    ["while a statement runs", [sql`select pg_sleep(30)`]],
    ["while others wait for it", [sql`select pg_sleep(30)`, sql`select ${"x".repeat(1_000_000)}::text`, sql`select 1`]],
  ])("%s ends all of them, and works again for everyone after it", async (_when, statements) => {
    await using server = await createEmptyPostgres();
    const { url, reset } = await resettable(server.url);
    const database = await createDatabase({ url, poolSize: 1 });
    onTestFinished(database.close);
    const ends: Promise<unknown>[] = [];
    const transaction = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      for (const statement of statements) ends.push(queryRows(tx, statement));
      const watcher = await createDatabase({ url: server.url, poolSize: 1 });
      const sleeping = sql`select 1 from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`;
      await expect.poll(() => queryRows(watcher.db, sleeping)).toHaveLength(1);
      await watcher.close();
      reset();
      await Promise.all(ends);
    });
    await expect(transaction).rejects.toSatisfy(isUnavailable);
    for (const end of await Promise.allSettled(ends)) expect(end.status).toBe("rejected");
    for (const n of [1, 2, 3]) expect(await queryRows(database.db, sql`select ${n}::int as n`)).toEqual([{ n }]);
    expect(await database.db.transaction((tx) => queryRows(tx, sql`select 4 as n`))).toEqual([{ n: 4 }]);
  });
});
