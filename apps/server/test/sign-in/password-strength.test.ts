import { createFourballClient } from "@fourball/client";
import { DEMO_PASSWORD } from "@fourball/db/seed/demo-accounts";
import { PASSWORD_SCORE_MIN } from "@fourball/domain/account/password-strength";
import { FAILURES } from "@fourball/domain/failure";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, test } from "vitest";
import { createPasswords } from "../../src/sessions/passwords.ts";
import { startTestServer } from "../support/start-test-server.ts";

const world = testWorld();
const maya = { email: "maya.okafor@example.com", firstName: "Maya", lastName: "Okafor" };

describe("a new password", () => {
  test.each([
    "password",
    "12345678",
    "        ",
    "qwertyuiop",
    "aaaaaaaaaaaa",
    "P@ssw0rd1",
    "iloveyou1",
    "fourball",
    "Fourball1",
    "mayaokafor",
    "Okafor2026",
    "maya.okafor",
    "maya.okafor@example.com",
  ])("is refused on its field when it is easy to guess: %j", async (password) => {
    await using server = await startTestServer(world);
    const answer = await server.call("/api/auth/register", { body: { ...maya, password } });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      message: FAILURES.passwordEasyToGuess.text,
      issues: [{ path: ["password"], message: FAILURES.passwordEasyToGuess.text }],
    });
  });

  test.each(["a long walk", "three irons", "correct horse battery staple", "jK8#mq2xV"])("can be %j", async (password) => {
    await using server = await startTestServer(world);
    expect((await server.call("/api/auth/register", { body: { ...maya, password } })).status).toBe(201);
  });

  test("of an account that exists is not judged at sign-in", async () => {
    await using server = await startTestServer(world);
    const passwordHash = await server.deps.services.ports.passwords.hash("password");
    await world.golfer({ ...maya, passwordHash });
    const answer = await server.call("/api/auth/login", { body: { email: maya.email, password: "password" } });
    expect(answer.status).toBe(200);
  });

  test("is judged by its first characters, however long it is", async () => {
    const { score } = createPasswords();
    const hostile = "p@55w0rd".repeat(16);
    expect(await score(hostile, [])).toBeLessThan(PASSWORD_SCORE_MIN);
    expect(await score(hostile.slice(0, 32), [])).toBeLessThan(PASSWORD_SCORE_MIN);
    expect(await score(DEMO_PASSWORD, [])).toBeGreaterThanOrEqual(PASSWORD_SCORE_MIN);
  });

  test.each([
    ["aaaaaaaaaaaaaaaa", 0],
    ["12345678", 0],
    ["Fourball1", 1],
    ["Okafor2026", 1],
    ["pebblebeach", 2],
    ["a long walk", 3],
    ["three in, one spot open", 4],
  ])("is scored while it is typed, with the names typed so far: %j", async (password, score) => {
    await using server = await startTestServer(world);
    const { api } = createFourballClient({ url: server.url });
    expect(await api.account.estimatePassword.mutate({ password, of: { ...maya, lastName: "Okafor" } })).toBe(score);
  });
});
