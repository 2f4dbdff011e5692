/** @module-tag dialect */
import { describe, expect, test } from "vitest";
import type { Db, ReplicaDatabase } from "../database.ts";
import { users } from "../schema/index.ts";
import { createTestDatabase } from "../testing.ts";
import { postgresReplica } from "./postgres-replica.ts";
import { Replica } from "./replica.ts";

/** A primary with one golfer, and another database that plays its replica, without any; it moves when the test says so. */
async function aPair() {
  const [primary, copy] = [await createTestDatabase(), await createTestDatabase()];
  await primary.db.insert(users).values({ email: "maya@example.com" });
  const log: string[] = [];
  const state = { written: 1, replayed: 1, isAway: false, checks: 0, ms: 1000, log };
  const database: ReplicaDatabase = {
    db: copy.db,
    primaryPosition: async () => String(state.written),
    hasReplayed: async (position) => {
      state.checks++;
      if (state.isAway) throw new Error("away");
      return Number(position) <= state.replayed;
    },
  };
  const replica = new Replica(database, {
    now: () => state.ms,
    onAway: () => state.log.push("away"),
    onBack: () => state.log.push("back"),
  });
  const count = async (db: Db = primary.db) => (await db.select({ id: users.id }).from(users)).length;
  const readFrom = async (storedBefore: number) => ((await replica.read(storedBefore, count)) === 0 ? "replica" : "primary");
  const close = () => Promise.all([primary.close(), copy.close()]).then(() => undefined);
  return { state, replica, primary, copy, readFrom, [Symbol.asyncDispose]: close };
}

describe("a replica", () => {
  test("is read while it has what was stored before the given moment, with one check for all of them", async () => {
    await using pair = await aPair();
    const { state, readFrom } = pair;
    expect(await Promise.all([readFrom(1000), readFrom(900), readFrom(1000)])).toEqual(["replica", "replica", "replica"]);
    expect(await readFrom(1000)).toBe("replica");
    expect(state.checks).toBe(1);
    state.ms = 1001;
    expect(await readFrom(1001)).toBe("replica");
    expect(state.checks).toBe(2);
  });

  test("that doesn't move is never read for what was stored after it stopped", async () => {
    await using pair = await aPair();
    const { state, readFrom } = pair;
    expect(await readFrom(1000)).toBe("replica");
    state.written = 2;
    state.ms = 60_000;
    expect(await readFrom(1001)).toBe("primary");
    // What it had is still true of it.
    expect(await readFrom(1000)).toBe("replica");
    state.replayed = 2;
    expect(await readFrom(1001)).toBe("replica");
    expect(state.log).toEqual([]);
  });

  test("that is away is asked again after a pause only, and the primary answers", async () => {
    await using pair = await aPair();
    const { state, readFrom } = pair;
    state.isAway = true;
    for (let turn = 0; turn < 10; turn++) expect(await readFrom(1000 + turn)).toBe("primary");
    expect(state.checks).toBe(1);
    state.ms = 6001;
    expect(await readFrom(6001)).toBe("primary");
    state.isAway = false;
    state.ms = 12_000;
    expect(await readFrom(12_000)).toBe("replica");
    expect(state.log).toEqual(["away", "back"]);
  });

  test("that is ended during a read is replaced by the primary, and checked again before it is read", async () => {
    await using pair = await aPair();
    const { state, replica, primary, copy, readFrom } = pair;
    expect(await readFrom(1000)).toBe("replica");
    const tables: string[] = [];
    const golfers = await replica.read(1000, async (db) => {
      tables.push(db === copy.db ? "replica" : "primary");
      if (db) throw new Error("canceled");
      return primary.db.select({ email: users.email }).from(users);
    });
    expect(tables).toEqual(["replica", "primary"]);
    expect(golfers).toEqual([{ email: "maya@example.com" }]);
    expect(await readFrom(1000)).toBe("primary");
    state.ms = 7000;
    state.written = 2;
    expect(await readFrom(1000)).toBe("primary");
  });
});

test("a server that follows nothing has replayed nothing, so it is never read", async () => {
  await using primary = await createTestDatabase();
  await using other = await createTestDatabase();
  const { primaryPosition, hasReplayed } = postgresReplica(primary.db, other.db);
  expect(await primaryPosition()).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/);
  expect(await hasReplayed("0/1")).toBe(false);
});
