import { describe, expect, test } from "vitest";
import { loggedError } from "./logged-error.ts";

const CANARY = "canary@example.com";

function databaseError(): Error {
  const refused = Object.assign(new Error(`Key (email)=(${CANARY}) exists`), {
    code: "23505",
    severity: "ERROR",
    detail: `Key (email)=(${CANARY}) already exists.`,
    constraint: "users_email_key",
    table: "users",
  });
  const query = "insert into users values ($1)";
  const error = new Error(`Failed query: ${query}\nparams: ${CANARY}\n    at ${CANARY}`, { cause: refused });
  return Object.assign(error, { query, params: [CANARY] });
}

describe("a logged error", () => {
  test("of the database has its type, code, constraint and calls, and no value of a row", () => {
    const logged = loggedError(databaseError());
    expect(JSON.stringify(logged)).not.toContain("canary");
    expect(logged).toMatchObject({
      type: "Error",
      stack: expect.stringMatching(/^ {4}at databaseError /),
      cause: { code: "23505", constraint: "users_email_key", table: "users" },
    });
  });

  test("of another kind has its message and code, without email addresses and other properties", () => {
    const error = Object.assign(new TypeError(`550 <${CANARY}> is unknown`), { code: "EENVELOPE", rejected: [CANARY] });
    const logged = loggedError(error);
    expect(logged).toMatchObject({ type: "TypeError", message: "550 <(email)> is unknown", code: "EENVELOPE" });
    expect(JSON.stringify(logged)).not.toContain("canary");
  });

  test("has what caused it, however it was wrapped, but no endless chain", () => {
    const error = new AggregateError([databaseError()], "both failed");
    error.cause = error;
    const logged = loggedError(error);
    expect(logged.errors?.[0]?.cause).toMatchObject({ code: "23505" });
    expect(JSON.stringify(logged)).not.toContain("canary");
  });

  test("that is no error at all is not repeated", () => {
    expect(JSON.stringify(loggedError(CANARY))).not.toContain("canary");
  });
});
