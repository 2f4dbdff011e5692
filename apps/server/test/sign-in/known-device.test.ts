import { testWorld } from "@fourball/services/testing";
import { describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const world = testWorld();
const password = "a long walk";
const alex = { email: "alex@example.com", password, firstName: "Alex", lastName: "Lee" };
const publicly = { PUBLIC_URL: "https://fourball.example", TRUST_PROXY: "1" };
const HOME = "198.51.100.1";

/** A server on the internet, how long sign-ins were delayed, and the golfer's cookies after registering. */
async function setUp(environment: Record<string, string> = publicly) {
  const server = await startTestServer(world, environment);
  const delays: number[] = [];
  Object.assign(server.deps.services.limiter, { delay: async (ms: number) => void delays.push(ms) });
  const registered = await server.call("/api/auth/register", { body: alex, headers: { "x-forwarded-for": HOME } });
  const [, device = ""] = registered.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  return { server, delays, device, registered, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

type Try = { from: string; guess?: string; cookie?: string };

const signIn = async ({ call }: TestServer, { from, guess = password, cookie = "" }: Try): Promise<number> => {
  const headers = { "x-forwarded-for": from, cookie };
  return (await call("/api/auth/login", { body: { email: alex.email, password: guess }, headers })).status;
};

/** Wrong passwords, five from each address. */
async function guessFrom(server: TestServer, addresses: number): Promise<void> {
  for (let address = 0; address < addresses; address++)
    for (let wrong = 0; wrong < 5; wrong++)
      expect(await signIn(server, { from: `203.0.113.${address}`, guess: "a short walk" })).toBe(401);
}

describe("wrong passwords from elsewhere", () => {
  test("don't delay or refuse a device on which the golfer has signed in before", async () => {
    await using world = await setUp();
    await guessFrom(world.server, 8);
    world.delays.length = 0;
    expect(await signIn(world.server, { from: HOME, cookie: world.device })).toBe(200);
    expect(world.delays).toEqual([]);
  });

  test("don't refuse a new device of the golfer either", async () => {
    await using world = await setUp();
    await guessFrom(world.server, 8);
    expect(await signIn(world.server, { from: "192.0.2.7" })).toBe(200);
  });

  test("take longer the more there are, up to three seconds", async () => {
    await using world = await setUp();
    await guessFrom(world.server, 6);
    expect(world.delays).toHaveLength(20);
    expect(world.delays).toEqual(world.delays.toSorted((a, b) => a - b));
    expect(world.delays.slice(0, 2)).toEqual([250, 500]);
    expect(world.delays.at(-1)).toBe(3000);
  });

  test("don't keep the golfer from getting a mail to reset the password", async () => {
    await using world = await setUp();
    const ask = async (from: string, cookie = "") =>
      (
        await world.server.call("/api/auth/forgot-password", {
          body: { email: alex.email },
          headers: { "x-forwarded-for": from, cookie },
        })
      ).status;
    for (let request = 0; request < 30; request++) expect(await ask(`203.0.113.${request}`)).toBe(200);
    expect(await ask(HOME)).toBe(200);
    expect(await ask(HOME, world.device)).toBe(200);
  });
});

describe("a known device", () => {
  test("is refused after ten wrong passwords of its own", async () => {
    await using world = await setUp();
    const { device: cookie } = world;
    for (let wrong = 0; wrong < 10; wrong++)
      expect(await signIn(world.server, { from: HOME, cookie, guess: "a short walk" })).toBe(401);
    expect(await signIn(world.server, { from: HOME, cookie })).toBe(429);
  });

  test("is remembered by a signed cookie with the attributes of the session's", async () => {
    await using world = await setUp();
    const [session = "", device = ""] = world.registered.headers.getSetCookie();
    const attributes = /; (?:Max-Age=\d+; )?Path=\/; HttpOnly; Secure; SameSite=Lax$/;
    expect(device).toMatch(/^__Host-device-[\w-]{16}=[\w-]{22}\.[\w-]{43}; /);
    expect(device).toMatch(attributes);
    expect(device).not.toContain("alex");
    for (const attribute of ["Path=/", "HttpOnly", "Secure", "SameSite=Lax"]) expect(session).toContain(attribute);
  });

  test("is known to every process", async () => {
    await using here = await setUp();
    await using there = await startTestServer(world, publicly);
    const request = { cookieHeader: here.device, setCookie: () => undefined };
    expect(await there.deps.devices(request).idFor(alex.email)).toMatch(/^[\w-]{22}$/);
  });

  test("is known for its account only, and not by a forged cookie", async () => {
    await using world = await setUp();
    const idBy = (cookieHeader: string, email = alex.email) =>
      world.server.deps.devices({ cookieHeader, setCookie: () => undefined }).idFor(email);
    expect(await idBy(world.device)).not.toBeNull();
    expect(await idBy(world.device, "maya@example.com")).toBeNull();
    const [name = ""] = world.device.split("=");
    for (const value of ["", ".", "x", `${"a".repeat(22)}.${"b".repeat(43)}`, world.device.split("=")[1]?.slice(0, -1)])
      expect(await idBy(`${name}=${value}`)).toBeNull();
  });

  test("keeps the cookies of ten accounts at most", async () => {
    await using world = await setUp();
    let cookieHeader = "";
    const kept = new Map<string, string>();
    for (let account = 0; account < 15; account++) {
      const setCookie = (cookie: string) => {
        const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
        if (cookie.includes("Max-Age=0")) kept.delete(name);
        else kept.set(name, value);
      };
      await world.server.deps.devices({ cookieHeader, setCookie }).remember(`golfer${account}@example.com`);
      cookieHeader = [...kept].map(([name, value]) => `${name}=${value}`).join("; ");
    }
    expect(kept.size).toBe(10);
    expect(
      await world.server.deps.devices({ cookieHeader, setCookie: () => undefined }).idFor("golfer14@example.com"),
    ).not.toBeNull();
  });
});
