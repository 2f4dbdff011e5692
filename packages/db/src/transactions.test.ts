/** @module-tag dialect */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sqlState, violatedConstraint } from "./database-errors.ts";
import { users } from "./schema/index.ts";
import { emptyTables, sharedTestDatabase, type TestDatabase } from "./testing.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await sharedTestDatabase();
});
beforeEach(() => emptyTables(database));

const emails = async () => (await database.db.select({ email: users.email }).from(users)).map(({ email }) => email).sort();

describe("a transaction", () => {
  test("keeps its changes when only a nested transaction fails", async () => {
    await database.db.transaction(async (tx) => {
      await tx.insert(users).values({ email: "ann@example.com" });
      const nested = tx.transaction(async (inner) => {
        await inner.insert(users).values({ email: "bob@example.com" });
        await inner.insert(users).values({ email: "ANN@example.com" });
      });
      await expect(nested).rejects.toSatisfy(
        (error) => violatedConstraint(error) === "users_email_key" && sqlState(error) === "23505",
      );
      await tx.insert(users).values({ email: "cat@example.com" });
    });
    expect(await emails()).toEqual(["ann@example.com", "cat@example.com"]);
  });

  test("is refused and rolled back after an ignored failed statement", async () => {
    const swallowed = database.db.transaction(async (tx) => {
      await tx.insert(users).values({ email: "ann@example.com" });
      await tx
        .insert(users)
        .values({ email: "ANN@example.com" })
        .catch(() => undefined);
    });
    await expect(swallowed).rejects.toSatisfy((error) => ["23505", "25P02"].includes(sqlState(error) ?? ""));
    expect(await emails()).toEqual([]);
  });

  test("loses no update among forty at once", async () => {
    await database.db.insert(users).values({ email: "ann@example.com" });
    const play = () =>
      database.db.transaction(async (tx) => {
        const [ann] = await tx.select().from(users).for("update");
        await tx.update(users).set({ gamesPlayed: (ann?.gamesPlayed ?? 0) + 1 });
      });
    await Promise.all(Array.from({ length: 40 }, play));
    expect(await database.db.select({ played: users.gamesPlayed }).from(users)).toEqual([{ played: 40 }]);
  });
});
