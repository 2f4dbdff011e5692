import { sessions, users } from "@fourball/db/schema/index";
import { safeReturnTo } from "@fourball/domain/account/return-to";
import { account } from "@fourball/domain/account/schema";
import { FAILURES } from "@fourball/domain/failure";
import { testWorld } from "@fourball/services/testing";
import { assert, property, string } from "fast-check";
import { describe, expect, inject, test } from "vitest";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const world = testWorld();
const alex = { email: "alex@example.com", password: "a long walk", firstName: "Alex", lastName: "Lee" };

const cookieOf = (answer: Response): string => answer.headers.get("set-cookie")?.split(";")[0] ?? "";
const statusWith = async (server: TestServer, cookie: string): Promise<number> =>
  (await server.call("/api/auth/user", { headers: { cookie } })).status;

describe("sessions", () => {
  test("set an HttpOnly, SameSite cookie, on https with the __Host- prefix", async () => {
    await using local = await startTestServer(world);
    const registered = await local.call("/api/auth/register", { body: alex });
    expect(registered.headers.getSetCookie()[0]).toMatch(/^session=[\w-]{43}; HttpOnly; Max-Age=\d+; Path=\/; SameSite=Lax$/);
    await using real = await startTestServer(world, { PUBLIC_URL: "https://fourball.example" });
    const signedIn = await real.call("/api/auth/login", { body: alex });
    expect(signedIn.headers.getSetCookie()[0]).toMatch(
      /^__Host-session=[\w-]{43}; HttpOnly; Max-Age=\d+; Path=\/; SameSite=Lax; Secure$/,
    );
  });

  test("store hashes instead of tokens", async () => {
    await using server = await startTestServer(world);
    const cookie = cookieOf(await server.call("/api/auth/register", { body: alex }));
    const [stored] = await world.db.select().from(sessions);
    expect(stored?.sid).toMatch(/^[0-9a-f]{64}$/);
    expect(cookie).not.toContain(stored?.sid);
    expect(stored?.sess).toMatchObject({ userId: expect.any(String), createdAt: expect.any(String) });
  });

  test("are replaced at every sign-in", async () => {
    await using server = await startTestServer(world);
    const first = cookieOf(await server.call("/api/auth/register", { body: alex }));
    const second = cookieOf(await server.call("/api/auth/login", { body: alex, headers: { cookie: first } }));
    expect(second).not.toBe(first);
    expect(await statusWith(server, first)).toBe(401);
    expect(await statusWith(server, second)).toBe(200);
  });

  test("end on the server at sign-out, for copies of the cookie too", async () => {
    await using server = await startTestServer(world);
    const cookie = cookieOf(await server.call("/api/auth/register", { body: alex }));
    expect(await statusWith(server, cookie)).toBe(200);
    const answer = await server.call("/api/logout", { headers: { cookie, "sec-fetch-site": "same-origin" } });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("/");
    expect(answer.headers.get("clear-site-data")).toBe('"cache", "storage"');
    expect(await statusWith(server, cookie)).toBe(401);
  });

  test("are not ended by a link on another site", async () => {
    await using server = await startTestServer(world);
    const cookie = cookieOf(await server.call("/api/auth/register", { body: alex }));
    await server.call("/api/logout", { headers: { cookie, "sec-fetch-site": "cross-site" } });
    expect(await statusWith(server, cookie)).toBe(200);
  });

  async function resetPassword(server: TestServer): Promise<void> {
    await server.call("/api/auth/forgot-password", { body: { email: alex.email } });
    const tokens = () => world.mails.flatMap(({ text }) => /reset-password#token=(\S+)/.exec(text)?.[1] ?? []);
    await expect.poll(() => server.post().then(() => tokens().length)).toBe(1);
    const [token] = tokens();
    expect((await server.call("/api/auth/reset-password", { body: { token, newPassword: "a longer walk" } })).status).toBe(200);
  }

  test("are not ended by an image with the sign-out address", async () => {
    await using server = await startTestServer(world);
    const cookie = cookieOf(await server.call("/api/auth/register", { body: alex }));
    const asPicture = { cookie, "sec-fetch-site": "same-origin", "sec-fetch-dest": "image" };
    const answer = await server.call("/api/logout", { headers: asPicture });
    expect(answer.headers.get("clear-site-data")).toBeNull();
    expect(await statusWith(server, cookie)).toBe(200);
  });

  test("all end at a password reset", async () => {
    await using server = await startTestServer(world);
    const cookie = cookieOf(await server.call("/api/auth/register", { body: alex }));
    expect(await statusWith(server, cookie)).toBe(200);
    await resetPassword(server);
    expect(await statusWith(server, cookie)).toBe(401);
  });

  const redisUrl = inject("testRedisUrl");

  test.runIf(redisUrl)("all end at a password reset, in the cache of another process too", { tags: "redis" }, async () => {
    const environment = { REDIS_URL: redisUrl ?? "", RATE_LIMIT: "off" };
    await using here = await startTestServer(world, environment);
    await using there = await startTestServer(world, environment);
    const cookie = cookieOf(await here.call("/api/auth/register", { body: alex }));
    expect(await statusWith(there, cookie)).toBe(200);
    await resetPassword(here);
    await expect.poll(() => statusWith(there, cookie)).toBe(401);
  });

  test.each([
    ["empty", "session="],
    ["short", "session=x"],
    ["endless", `session=${"x".repeat(5000)}`],
    ["of bytes", "session=%00"],
    ["twofold", "session=a; session=b"],
    ["no cookie at all", ";;;="],
  ])("a cookie that is %s is a 401, not a fault", async (_form, cookie) => {
    await using server = await startTestServer(world);
    const answer = await server.call("/api/auth/user", { headers: { cookie } });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ message: "Unauthorized" });
  });

  test("cannot be opened for a while after five wrong passwords", async () => {
    await using server = await startTestServer(world);
    await server.call("/api/auth/register", { body: alex });
    const signIn = (password: string) => server.call("/api/auth/login", { body: { ...alex, password } });
    for (let wrong = 0; wrong < 5; wrong++) expect((await signIn("a short walk")).status).toBe(401);
    const locked = await signIn(alex.password);
    expect(locked.status).toBe(429);
    expect(await locked.json()).toEqual({ message: "Too many requests" });
    expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test("are not rate limited for correct passwords", async () => {
    await using server = await startTestServer(world);
    await server.call("/api/auth/register", { body: alex });
    for (let right = 0; right < 8; right++) expect((await server.call("/api/auth/login", { body: alex })).status).toBe(200);
  });

  test("are rate limited by address on a public installation only, with forwarded addresses of trusted proxies only", async () => {
    const from = (address: string) => ({ "x-forwarded-for": address });
    const register = (server: TestServer, index: number, headers: Record<string, string>) =>
      server.call("/api/auth/register", { body: { ...alex, email: `golfer${index}@example.com` }, headers });
    const statuses = async (environment: Record<string, string>, addressOf: (index: number) => string) => {
      await using server = await startTestServer(world, environment);
      // Hashing takes most of the time of a registration, and counts for no limit.
      Object.assign(server.deps.services.ports.passwords, { hash: async () => "no password" });
      const all: number[] = [];
      for (let index = 0; index < 21; index++) all.push((await register(server, index, from(addressOf(index)))).status);
      return all.at(-1);
    };
    const publicUrl = { PUBLIC_URL: "https://fourball.example" };
    expect(await statuses({}, () => "198.51.100.1")).toBe(201);
    expect(await statuses(publicUrl, (index) => `198.51.100.${index}`)).toBe(429);
    expect(await statuses({ ...publicUrl, TRUST_PROXY: "1" }, (index) => `203.0.113.${index}`)).toBe(409);
  });

  test.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/%0d%0aSet-Cookie:x",
    "/\u0000",
  ])("ignore a returnTo that leads to another site: %s", async (returnTo) => {
    await using server = await startTestServer(world);
    const answer = await server.call(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
    expect(answer.status).toBe(302);
    expect(new URL(answer.headers.get("location") ?? "", "http://x").pathname).toBe("/sign-in");
    expect(answer.headers.get("location")).not.toContain("evil");
  });

  test("redirect back after sign-in", async () => {
    await using server = await startTestServer(world);
    const answer = await server.call("/api/login?returnTo=%2Fcreate");
    expect(answer.headers.get("location")).toBe("/sign-in?returnTo=%2Fcreate");
  });

  test("never redirect to another site", () => {
    const home = "https://fourball.example";
    const anyText = string({ unit: "binary" });
    assert(property(anyText, (path) => new URL(safeReturnTo(path), home).origin === home));
    assert(property(anyText, (path) => new URL(safeReturnTo(`/${path}`), home).origin === home));
  });

  test("of an admin require the password again after fifteen minutes, before an account is changed", async () => {
    await using server = await startTestServer(world);
    const registered = await server.call("/api/auth/register", { body: alex });
    const headers = { cookie: cookieOf(registered) };
    const { id: userId } = account.parse(await registered.json());
    await world.db.update(users).set({ isAdmin: true });
    const maya = await world.golfer();
    const makeAdmin = (cookie: string) =>
      server.call(`/api/admin/users/${maya.id}`, { method: "PATCH", headers: { cookie }, body: { isAdmin: true } });
    const createdAt = Temporal.Now.instant().subtract({ minutes: 16 }).toString();
    await world.db.update(sessions).set({ sess: { userId, createdAt, userAgent: null } });

    const refused = await makeAdmin(headers.cookie);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ message: FAILURES.passwordNeeded.text, issues: [{ path: ["password"] }] });
    const [, path = ""] = / POST (\S+)$/.exec(FAILURES.passwordNeeded.text) ?? [];
    const given = await server.call(path, { headers, body: { password: alex.password } });
    expect(given.status).toBe(200);
    expect((await makeAdmin(cookieOf(given))).status).toBe(200);
  });
});
