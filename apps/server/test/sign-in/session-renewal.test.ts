import { users } from "@fourball/db/schema/index";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, test } from "vitest";
import { aGroup } from "../support/a-group.ts";
import { rpcClient } from "../support/rpc-client.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const world = testWorld();
const password = "a long walk";
const alex = { email: "alex@example.com", password, firstName: "Alex", lastName: "Lee" };

const cookieOf = (answer: Response): string | undefined => answer.headers.get("set-cookie")?.split(";")[0];

/** Registers a golfer and returns the session cookie. */
const register = async (server: TestServer): Promise<string> =>
  cookieOf(await server.call("/api/auth/register", { body: alex })) ?? "";

const account = (server: TestServer, cookie = ""): Promise<Response> => server.call("/api/auth/user", { headers: { cookie } });

const renewals = [
  ["a password change", "changePassword", { currentPassword: password, newPassword: "a longer walk" }],
  ["entering the password again", "reauthenticate", { password }],
] as const;

describe.each(renewals)("%s", (_name, procedure, body) => {
  const renew = (server: TestServer, cookie: string) => server.call(`/trpc/account.${procedure}`, { headers: { cookie }, body });

  test("replaces the session cookie, and a copy of the old one is refused at once", async () => {
    await using server = await startTestServer(world);
    const copied = await register(server);
    expect((await account(server, copied)).status).toBe(200);
    const answer = await renew(server, copied);
    expect(answer.status).toBe(200);
    expect(cookieOf(answer)).not.toBe(copied);
    expect((await account(server, copied)).status).toBe(401);
    expect((await account(server, cookieOf(answer))).status).toBe(200);
  });

  test("keeps the session in the list of sessions as it was", async () => {
    await using server = await startTestServer(world);
    const cookie = await register(server);
    const listed = async (of: string): Promise<unknown> =>
      (await server.call("/trpc/account.sessions", { headers: { cookie: of } })).json();
    const before = await listed(cookie);
    expect(await listed(cookieOf(await renew(server, cookie)) ?? "")).toEqual(before);
  });

  test("does not let a late request with the old cookie clear the new one", async () => {
    await using server = await startTestServer(world);
    const old = await register(server);
    await renew(server, old);
    const late = await account(server, old);
    expect(late.status).toBe(401);
    expect(late.headers.get("set-cookie")).toBeNull();
  });

  test("with the wrong password leaves the session as it is", async () => {
    await using server = await startTestServer(world);
    const cookie = await register(server);
    const wrong = { ...body, password: "wrong", currentPassword: "wrong" };
    const answer = await server.call(`/trpc/account.${procedure}`, { headers: { cookie }, body: wrong });
    expect(answer.status).toBe(400);
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect((await account(server, cookie)).status).toBe(200);
  });

  test("closes sockets of the old session, which can be opened again with the new cookie", async () => {
    await using server = await startTestServer(world, { RATE_LIMIT: "off" });
    const { teeTimeId, player } = await aGroup(world);
    await world.db.update(users).set({ passwordHash: await server.deps.services.ports.passwords.hash(password) });
    const follow = async (cookie: string) => {
      const client = rpcClient(server.url, cookie);
      let events = 0;
      client.api.chat.events.subscribe({ teeTimeId }, { onData: () => events++ });
      await expect.poll(() => events).toBeGreaterThan(0);
      return client;
    };
    const cookie = await server.signIn(player);
    const { closed } = await follow(cookie);
    const renewed = cookieOf(await renew(server, cookie)) ?? "";
    await expect.poll(() => closed[0]).toBe(4409);
    expect((await follow(renewed)).closed).toEqual([]);
  });
});

test("a session is renewed once by two requests at once", { tags: "race" }, async () => {
  await using server = await startTestServer(world);
  const cookie = await register(server);
  const again = () => server.call("/trpc/account.reauthenticate", { headers: { cookie }, body: { password } });
  const statuses = (await Promise.all([again(), again()])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 401]);
});
