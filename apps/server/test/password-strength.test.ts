import { DEMO_PASSWORD } from "@fourball/db/seed/demo-accounts";
import { EASY_TO_GUESS } from "@fourball/domain/account/password-strength";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, test } from "vitest";
import { createPasswords } from "../src/sessions/passwords.ts";
import { startTestServer } from "./support/start-test-server.ts";

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
    expect(await answer.json()).toEqual({ message: EASY_TO_GUESS, issues: [{ path: ["password"], message: EASY_TO_GUESS }] });
  });

  test.each(["a long walk", "three irons", "correct horse battery staple", "jK8#mq2xV"])("can be %j", async (password) => {
    await using server = await startTestServer(world);
    expect((await server.call("/api/auth/register", { body: { ...maya, password } })).status).toBe(201);
  });

  test("of an account that exists is not judged at sign-in", async () => {
    await using server = await startTestServer(world);
    const passwordHash = await server.deps.services.passwords.hash("password");
    await world.golfer({ ...maya, passwordHash });
    const answer = await server.call("/api/auth/login", { body: { email: maya.email, password: "password" } });
    expect(answer.status).toBe(200);
  });

  test("is judged by its first characters, however long it is", async () => {
    const { isEasyToGuess } = createPasswords();
    const hostile = "p@55w0rd".repeat(16);
    expect(await isEasyToGuess(hostile, [])).toBe(true);
    expect(await isEasyToGuess(hostile.slice(0, 32), [])).toBe(true);
    expect(await isEasyToGuess(DEMO_PASSWORD, [])).toBe(false);
  });
});
