import { testWorld } from "@fourball/services/testing";
import { describe, expect, test } from "vitest";
import { aWebRoot } from "../support/a-web-root.ts";
import { headerScore } from "../support/header-score.ts";
import { startTestServer } from "../support/start-test-server.ts";

const world = testWorld();
const webRoot = aWebRoot();
const start = () => startTestServer(world, { PUBLIC_URL: "https://fourball.example" }, { webRoot: webRoot.path });

const paths = ["/", "/sign-in", "/dashboard", "/nowhere", "/theme.js", "/healthz", "/api/courses", "/api/docs", "/trpc/nothing"];

describe("over https, the headers", () => {
  test.each(paths)("of %s score at least 130", async (path) => {
    await using server = await start();
    expect(headerScore((await server.call(path)).headers)).toBeGreaterThanOrEqual(130);
  });

  test("score more where the session cookie is set and cleared", async () => {
    await using server = await start();
    const body = { email: "maya@example.com", password: "a long walk up the hill", firstName: "Maya", lastName: "Okafor" };
    const registered = await server.call("/api/auth/register", { body });
    expect(registered.headers.getSetCookie()).not.toEqual([]);
    expect(headerScore(registered.headers)).toBe(135);
    const cleared = await server.call("/", { headers: { cookie: "__Host-session=unknown" } });
    expect(cleared.headers.getSetCookie()).toHaveLength(1);
    expect(headerScore(cleared.headers)).toBe(135);
  });
});

describe("the score of headers", () => {
  const changes: [name: string, value: string, score: number][] = [
    ["content-security-policy", "default-src 'none'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'", 80],
    ["content-security-policy", "default-src 'self'; frame-ancestors 'none'", 125],
    ["content-security-policy", "default-src 'none'", 125],
    ["cross-origin-resource-policy", "cross-origin", 120],
    ["referrer-policy", "unsafe-url", 120],
    ["strict-transport-security", "max-age=60", 120],
    ["x-content-type-options", "sniff", 125],
    ["set-cookie", "session=1; HttpOnly; SameSite=Lax", 60],
  ];

  test.each(changes)("falls with %s: %s", async (name, value, score) => {
    await using server = await start();
    const headers = new Headers((await server.call("/")).headers);
    headers.set(name, value);
    expect(headerScore(headers)).toBe(score);
  });
});
