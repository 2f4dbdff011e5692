import { sessions } from "@fourball/db/schema/index";
import { testWorld } from "@fourball/services/testing";
import { HTTPException } from "hono/http-exception";
import { describe, expect, test } from "vitest";
import { createApp } from "../../src/app.ts";
import { startTestServer } from "../support/start-test-server.ts";

const world = testWorld();
const ours = "https://fourball.example";
const environment = { PUBLIC_URL: ours };

const tilesAt = (MAP_TILES_URL: string) => ({ MAP_TILES_URL, MAP_ATTRIBUTION: "© Tiles" });

/** Word for word, so that a looser one is a choice. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-src 'none'; frame-ancestors 'none'; upgrade-insecure-requests";

const foreign: Record<string, string>[] = [
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: ours, "sec-fetch-site": "cross-site" },
];

describe("requests", () => {
  test.each(foreign)("are refused when another site makes a browser write: %j", async (headers) => {
    await using server = await startTestServer(world, environment);
    const golfer = await world.golfer();
    const teeTime = await world.teeTime();
    for (const path of [`/api/tee-times/${teeTime.id}/join`, "/trpc/teeTime.join"]) {
      const answer = await server.call(path, { body: { teeTimeId: teeTime.id }, headers, as: golfer });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({ message: "Cross-origin request blocked" });
    }
  });

  const own: Record<string, string>[] = [{ "sec-fetch-site": "same-origin" }, { "sec-fetch-site": "none" }, { origin: ours }, {}];

  test.each(own)("may write from our own pages and from programs: %j", async (headers) => {
    await using server = await startTestServer(world, environment);
    const teeTime = await world.teeTime();
    const answer = await server.call(`/api/tee-times/${teeTime.id}/join`, { method: "POST", headers, as: await world.golfer() });
    expect(answer.status).toBe(201);
  });

  test.each(["multipart/form-data; boundary=x", "text/plain", "application/x-www-form-urlencoded", "application/octet-stream"])(
    "a body of type %s is refused",
    async (type) => {
      await using server = await startTestServer(world);
      for (const path of ["/trpc/account.signOut", "/api/auth/login"])
        expect((await fetch(server.url + path, { method: "POST", headers: { "content-type": type }, body: "x" })).status).toBe(
          415,
        );
    },
  );

  test("are refused with a body over 64 KiB, with and without Content-Length", async () => {
    await using server = await startTestServer(world);
    const body = JSON.stringify({ email: "x".repeat(70_000) });
    const headers = { "content-type": "application/json" };
    expect((await fetch(`${server.url}/api/auth/login`, { method: "POST", headers, body })).status).toBe(413);
    const stream = new Blob([body]).stream();
    const chunked = { method: "POST", headers, body: stream, duplex: "half" as const };
    expect((await fetch(`${server.url}/api/auth/login`, chunked)).status).toBe(413);
  });

  test.each(["{", "[1,", '"', "nul"])("are refused with malformed JSON: %s", async (body) => {
    await using server = await startTestServer(world);
    const headers = { "content-type": "application/json" };
    for (const path of ["/api/auth/login", "/trpc/account.signIn"])
      expect((await fetch(server.url + path, { method: "POST", headers, body })).status).toBe(400);
  });

  test("are refused as a batch of more than ten calls", async () => {
    await using server = await startTestServer(world);
    const path = `/trpc/${Array.from({ length: 11 }, () => "course.list").join()}?batch=1&input=${encodeURIComponent("{}")}`;
    expect((await server.call(path)).status).toBe(400);
  });

  test("keep the status of an exception of a middleware", async () => {
    await using server = await startTestServer(world);
    const app = createApp(server.deps);
    app.get("/teapot", () => {
      throw new HTTPException(418);
    });
    const answer = await app.request("/teapot");
    expect(answer.status).toBe(418);
    expect(await answer.json()).toEqual({ message: "I'm a Teapot" });
    expect(server.logged.filter(({ msg }) => msg === "bug")).toEqual([]);
  });

  test("for a socket token are refused when the session has just ended", async () => {
    await using server = await startTestServer(world);
    const cookie = await server.signIn(await world.golfer());
    expect((await server.call("/api/auth/user", { headers: { cookie } })).status).toBe(200);
    await world.db.delete(sessions);
    const answer = await server.call("/api/auth/websocket-token", { method: "POST", headers: { cookie } });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ message: "Unauthorized" });
  });

  test("get no details of a bug, which is logged with its stack", async () => {
    await using server = await startTestServer(world);
    const golfer = await world.golfer();
    server.deps.services.clock.now = () => {
      throw new Error("the clock fell off the wall");
    };
    for (const path of ["/api/dashboard/stats", "/trpc/dashboard.stats"]) {
      const answer = await server.call(path, { as: golfer });
      expect(answer.status).toBe(500);
      const text = await answer.text();
      expect(text).toContain("Something went wrong");
      expect(text).not.toMatch(/clock|stack|at /);
      expect(server.logged).toContainEqual(
        expect.objectContaining({
          msg: "bug",
          requestId: answer.headers.get("x-request-id"),
          err: expect.objectContaining({ message: "the clock fell off the wall" }),
        }),
      );
    }
  });

  test("are logged in one line each, without query, cookies and body", async () => {
    await using server = await startTestServer(world);
    await server.call("/api/auth/login?token=secret", {
      body: { email: "a@example.com", password: "secret-password" },
      headers: { cookie: "session=secret" },
    });
    const lines = server.logged.filter(({ msg }) => msg === "request");
    expect(lines).toMatchObject([{ method: "POST", path: "/api/auth/login", status: 401 }]);
    expect(JSON.stringify(server.logged)).not.toContain("secret");
  });

  test("get security headers on every response, errors included", async () => {
    await using server = await startTestServer(world, environment);
    for (const path of ["/healthz", "/api/courses", "/api/nothing", "/trpc/nothing", "/nowhere"]) {
      const { headers } = await server.call(path);
      expect(headers.get("content-security-policy")).toBe(POLICY);
      expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("permissions-policy")).toBe("camera=(), microphone=(), payment=(), geolocation=(self)");
      expect(headers.get("access-control-allow-origin")).toBeNull();
      expect(headers.get("x-powered-by")).toBeNull();
    }
  });

  test.each([
    ["pictures over https without map tiles", {}, "img-src 'self' https: data: blob:;"],
    ["map tiles over https", tilesAt("https://{s}.tiles.example/{z}/{x}/{y}.png"), "img-src 'self' https: data: blob:;"],
    [
      "map tiles of this machine",
      tilesAt("http://localhost:8080/{z}/{x}/{y}.png"),
      "img-src 'self' https: data: blob: http://localhost:8080;",
    ],
  ])("get a content security policy that allows %s", async (_name, tiles, images) => {
    await using server = await startTestServer(world, { ...environment, ...tiles });
    expect((await server.call("/")).headers.get("content-security-policy")).toContain(images);
  });

  test("get responses that are never cached", async () => {
    await using server = await startTestServer(world);
    for (const path of ["/api/auth/user", "/api/nothing", "/trpc/course.list?input=%7B%7D", "/api/courses?id=7"])
      expect((await server.call(path)).headers.get("cache-control")).toBe("no-store");
  });

  test("to the health endpoints tell liveness and readiness", async () => {
    await using server = await startTestServer(world);
    expect((await server.call("/healthz")).status).toBe(200);
    server.deps.database.ping = () => Promise.reject(new Error("away"));
    expect((await server.call("/readyz")).status).toBe(503);
    expect((await server.call("/healthz")).status).toBe(200);
  });
});
