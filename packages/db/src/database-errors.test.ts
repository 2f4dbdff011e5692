import { createServer } from "node:net";
import { describe, expect, test } from "vitest";
import { createDatabase } from "./client.ts";
import { DatabaseUnavailable, databaseRefusal, isUnavailable, sqlState, violatedConstraint } from "./database-errors.ts";
import { users } from "./schema/index.ts";
import { sharedTestDatabase } from "./testing.ts";

describe("a constraint violation", { tags: "dialect" }, () => {
  test("has its code and name, however deep the drivers wrap it", async () => {
    const database = await sharedTestDatabase();
    const failure = await database.db
      .insert(users)
      .values({ email: "ann@example.com", rating: 9 })
      .catch((error: unknown) => error);
    expect(sqlState(failure)).toBe("23514");
    expect(violatedConstraint(failure)).toBe("users_rating_range");
    expect(isUnavailable(failure)).toBe(false);
  });
});

describe("an unavailable database", () => {
  test.each([
    ["connection lost", { code: "CONNECTION_CLOSED" }],
    ["no answer to a connection", { code: "CONNECT_TIMEOUT" }],
    ["connection reset", { code: "ECONNRESET" }],
    ["server shutting down", { code: "57P01" }],
    ["server starting", { code: "57P03" }],
    ["too many connections", { code: "53300" }],
    ["disk full", { code: "53100" }],
    ["statement timeout", { code: "57014" }],
    ["lock timeout", { code: "55P03" }],
    ["wrapped twice", { cause: { cause: { code: "08006" } } }],
    ["embedded engine gone", new DatabaseUnavailable("gone")],
  ])("is recognized by: %s", (_, error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  test("is recognized when no server listens", async () => {
    const vacant = createServer().listen(0, "127.0.0.1");
    await new Promise((listening) => vacant.once("listening", listening));
    const address = vacant.address();
    const port = typeof address === "object" ? address?.port : undefined;
    await new Promise((closed) => vacant.close(closed));

    const database = await createDatabase({ url: `postgres://golfer@127.0.0.1:${port}/nowhere` });
    await expect(database.ping()).rejects.toSatisfy(isUnavailable);
    await expect(database.db.$count(users)).rejects.toSatisfy(isUnavailable);
    await database.close();
  });
});

describe("a refused connection", () => {
  test.each([
    [
      "no server listens",
      { code: "ECONNREFUSED", message: "connect ECONNREFUSED 127.0.0.1:5432" },
      "connect ECONNREFUSED 127.0.0.1:5432",
    ],
    ["no server listens at any address of the host name", { code: "ECONNREFUSED", message: "" }, "ECONNREFUSED"],
    ["an unknown role", { code: "28000", message: 'role "ann" does not exist' }, 'role "ann" does not exist'],
    ["no such database", { code: "3D000", message: 'database "club" does not exist' }, 'database "club" does not exist'],
    [
      "a missing permission",
      { message: "Failed query: create extension", cause: { code: "42501", message: "permission denied to create extension" } },
      "permission denied to create extension",
    ],
  ])("is explained to the operator: %s", (_, error, words) => {
    expect(databaseRefusal(error)).toBe(`The database cannot be used: ${words}`);
  });
});

describe("a bug", () => {
  test.each([new TypeError("x is not a function"), { code: "23505", message: "duplicate key" }, undefined])(
    "keeps its stack: %s",
    (error) => {
      expect(databaseRefusal(error)).toBeUndefined();
    },
  );
});

describe("another failure", () => {
  test.each([
    ["a bug", new TypeError("x is not a function")],
    ["a unique key", { code: "23505" }],
    ["a malformed value", { code: "22P02" }],
    ["a conflict that an immediate retry resolves", { code: "40001" }],
    ["nothing", undefined],
    ["a text", "57014"],
  ])("does not make the database unavailable: %s", (_, error) => {
    expect(isUnavailable(error)).toBe(false);
  });
});
