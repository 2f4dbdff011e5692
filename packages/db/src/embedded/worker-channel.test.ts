import { describe, expect, test } from "vitest";
import { DatabaseUnavailable, isUnavailable } from "../database-errors.ts";
import { users } from "../schema/index.ts";
import { createEmbeddedTestDatabase } from "../testing.ts";

describe("the database thread", () => {
  test("makes current and later calls unavailable when it dies, instead of letting them hang", async () => {
    await using database = await createEmbeddedTestDatabase();
    const transaction = database.db.transaction((tx) => tx.execute("select count(*) from generate_series(1, 200000000)"));
    const waiting = database.db.$count(users);
    await Promise.all([
      database.terminate(),
      expect(transaction).rejects.toSatisfy(isUnavailable),
      expect(waiting).rejects.toSatisfy(isUnavailable),
    ]);
    await expect(database.db.$count(users)).rejects.toSatisfy(isUnavailable);
    await expect(database.db.transaction(async () => {})).rejects.toSatisfy(isUnavailable);
    await expect(database.ping()).rejects.toBeInstanceOf(DatabaseUnavailable);
  });

  test("completes the current transaction before it closes", async () => {
    await using database = await createEmbeddedTestDatabase();
    const steps: string[] = [];
    const transaction = database.db.transaction(async (tx) => {
      await tx.insert(users).values({ email: "ann@example.com" });
      await tx.insert(users).values({ email: "bob@example.com" });
      steps.push("committed");
    });
    await Promise.all([transaction, database.close().then(() => steps.push("closed"))]);
    expect(steps).toEqual(["committed", "closed"]);
  });

  test("is unavailable, not broken, to those who ask while it closes and afterwards", async () => {
    await using database = await createEmbeddedTestDatabase();
    const closed = database.close();
    const waiting = Array.from({ length: 20 }, async () => {
      await new Promise((resolve) => setImmediate(resolve));
      await database.db.$count(users);
    });
    const late = closed.then(() => database.db.$count(users));
    for (const result of await Promise.allSettled([...waiting, late])) {
      if (result.status === "rejected") expect(result.reason).toSatisfy(isUnavailable);
    }
    await expect(late).rejects.toSatisfy(isUnavailable);
  });
});
