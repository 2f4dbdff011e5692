import { atScale } from "@fourball/db/testing";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, inject, test } from "vitest";
import { z } from "zod";
import { aGroup } from "../support/a-group.ts";
import { type RawClient, rawClient } from "../support/raw-client.ts";
import { redisProxy } from "../support/redis-proxy.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const world = testWorld();
const unlimited = { RATE_LIMIT: "off" };

const tokenOf = async (server: TestServer, cookie: string): Promise<string> => {
  const answer = await server.call("/api/auth/websocket-token", { method: "POST", headers: { cookie } });
  return z.object({ token: z.string() }).parse(await answer.json()).token;
};

async function authenticated(server: TestServer, golfer: { id: string }): Promise<RawClient & { cookie: string }> {
  const cookie = await server.signIn(golfer);
  const client = await rawClient(server.url);
  client.send({ type: "authenticate", authToken: await tokenOf(server, cookie) });
  await client.frame("authenticated");
  return { ...client, cookie };
}

async function joined(server: TestServer, golfer: { id: string }, teeTimeId: string, after?: number) {
  const client = await authenticated(server, golfer);
  client.send({ type: "join", teeTimeId, ...(after !== undefined && { after }) });
  await client.frame("joined");
  return client;
}

const said = ({ frames }: RawClient) => frames.filter(({ type }) => type === "message").map(({ message }) => message);
const errors = ({ frames }: RawClient) => frames.filter(({ type }) => type === "error").map(({ message }) => message);

describe("raw chat socket", () => {
  test("serves a client that knows only the specification", async () => {
    await using server = await startTestServer(world, unlimited);
    const { teeTimeId, host, player } = await aGroup(world);
    const jonas = await joined(server, player, teeTimeId);
    const maya = await joined(server, host, teeTimeId);
    expect(await jonas.frame("user_joined")).toMatchObject({ userId: host.id, userName: "Maya Okafor" });

    maya.send({ type: "message", teeTimeId, message: "Who is walking?" });
    for (const client of [maya, jonas]) {
      const { userId, userName, message, timestamp } = await client.frame("message");
      expect({ userId, userName, message }).toEqual({ userId: host.id, userName: "Maya Okafor", message: "Who is walking?" });
      expect(Temporal.Instant.from(String(timestamp)).epochMilliseconds).toBeGreaterThan(0);
    }

    jonas.send({ type: "leave", teeTimeId });
    jonas.send({ type: "message", teeTimeId, message: "Still there?" });
    await expect.poll(() => errors(jonas)).toEqual(["Join the chat first"]);
  });

  test("sends exactly the messages after a given number, and the cancellation of the game", async () => {
    await using server = await startTestServer(world, unlimited);
    const { teeTimeId, host, player } = await aGroup(world);
    const maya = await joined(server, host, teeTimeId);
    for (const message of ["one", "two", "three"]) maya.send({ type: "message", teeTimeId, message });
    await expect.poll(() => said(maya)).toEqual(["one", "two", "three"]);
    const jonas = await joined(server, player, teeTimeId, 1);
    await expect.poll(() => said(jonas)).toEqual(["two", "three"]);
    await server.call(`/api/tee-times/${teeTimeId}`, { method: "DELETE", as: host });
    await expect.poll(() => said(jonas).at(-1)).toBe("This tee time was cancelled");
    expect(jonas.frames.at(-1)).toMatchObject({ userName: "Fourball", seq: 4 });
  });

  test("stores a repeated message once and confirms it twice", async () => {
    await using server = await startTestServer(world, unlimited);
    const { teeTimeId, host, player } = await aGroup(world);
    const [maya, jonas] = [await joined(server, host, teeTimeId), await joined(server, player, teeTimeId)];
    const message = { type: "message", teeTimeId, message: "On my way", clientId: "a1" };
    maya.send(message);
    await maya.frame("message");
    maya.send(message);
    await expect.poll(() => maya.frames.filter(({ clientId }) => clientId === "a1").map(({ seq }) => seq)).toEqual([1, 1]);
    maya.send({ type: "message", teeTimeId, message: "Here" });
    await expect.poll(() => said(jonas)).toEqual(["On my way", "Here"]);
  });

  test("refuses messages before authentication, and of golfers who are not in the game", async () => {
    await using server = await startTestServer(world, unlimited);
    const { teeTimeId } = await aGroup(world);
    const nobody = await rawClient(server.url);
    for (const type of ["join", "leave"]) nobody.send({ type, teeTimeId });
    nobody.send({ type: "message", teeTimeId, message: "Hello?" });
    await expect.poll(() => errors(nobody)).toEqual(Array(3).fill("Not authenticated"));
    const stranger = await authenticated(server, await world.golfer());
    stranger.send({ type: "join", teeTimeId });
    stranger.send({ type: "message", teeTimeId, message: "Hello?" });
    stranger.send({ type: "leave", teeTimeId });
    stranger.send({ type: "join", teeTimeId: "nowhere" });
    await expect
      .poll(() => errors(stranger))
      .toEqual([...Array(2).fill("You are not a participant of this tee time"), "Tee time not found"]);
  });

  test("counts malformed frames, but not invalid messages", async () => {
    await using server = await startTestServer(world, unlimited);
    const { teeTimeId, host } = await aGroup(world);
    const maya = await joined(server, host, teeTimeId);
    for (let times = 0; times < 6; times++) maya.send({ type: "message", teeTimeId, message: "a".repeat(501) });
    await expect.poll(() => errors(maya)).toEqual(Array(6).fill("Message must be 500 characters or less"));
    for (let times = 0; times < 5; times++) maya.send({ type: "join" });
    expect(await maya.closed).toBe(1008);
  });

  test("refuses more than twenty chats at once, until one of them is left", async () => {
    await using server = await startTestServer(world, unlimited);
    const host = await world.golfer();
    const games = [];
    for (let number = 0; number < 21; number++) games.push(await world.teeTime({ hostId: host.id }));
    const maya = await authenticated(server, host);
    for (const { id: teeTimeId } of games) maya.send({ type: "join", teeTimeId });
    await expect.poll(() => errors(maya)).toEqual(["Too many chats"]);
    const [first, last] = [games[0]?.id, games.at(-1)?.id];
    maya.send({ type: "leave", teeTimeId: first });
    maya.send({ type: "join", teeTimeId: last });
    await expect.poll(() => maya.frames.at(-1)).toMatchObject({ type: "joined", teeTimeId: last });
    expect(errors(maya)).toHaveLength(1);
  });

  test("closes a chat without listeners", async () => {
    await using server = await startTestServer(world, unlimited);
    const { teeTimeId, host, player, participantId } = await aGroup(world);
    const jonas = await joined(server, player, teeTimeId);
    expect(server.deps.services.chat.rooms.open).toBe(1);
    await server.call(`/api/participants/${participantId}/status`, { method: "PATCH", body: { status: "declined" }, as: host });
    await expect.poll(() => errors(jonas)).toEqual(["You are not a participant of this tee time"]);
    await expect.poll(() => server.deps.services.chat.rooms.open).toBe(0);
  });

  test.each(["at once", "when the hint about it is lost"])("says once that a player was removed, %s", async (when) => {
    await using server = await startTestServer(world, unlimited);
    const { teeTimeId, host, player, participantId } = await aGroup(world);
    const maya = await joined(server, host, teeTimeId);
    await joined(server, player, teeTimeId);
    await maya.frame("user_joined");
    if (when !== "at once") server.deps.bus.publish = async () => undefined;
    await server.call(`/api/participants/${participantId}/status`, { method: "PATCH", body: { status: "declined" }, as: host });
    await maya.frame("user_left");
    maya.send({ type: "message", teeTimeId, message: "Without him" });
    await maya.frame("message");
    const left = maya.frames.filter(({ type }) => type === "user_left");
    expect(left).toEqual([expect.objectContaining({ userId: player.id, seq: expect.any(Number) })]);
  });

  test("ends the chat of a removed player", async () => {
    await using server = await startTestServer(world, unlimited);
    const { teeTimeId, host, player, participantId } = await aGroup(world);
    const [maya, jonas] = [await joined(server, host, teeTimeId), await joined(server, player, teeTimeId)];
    await server.call(`/api/participants/${participantId}/status`, { method: "PATCH", body: { status: "declined" }, as: host });
    maya.send({ type: "message", teeTimeId, message: "Without him" });
    await maya.frame("message");
    await expect.poll(() => errors(jonas)).toEqual(["You are not a participant of this tee time"]);
    jonas.send({ type: "message", teeTimeId, message: "Hey" });
    await expect.poll(() => errors(jonas)).toHaveLength(2);
    expect(said(jonas)).toEqual([]);
  });

  const bad: [what: string, token: unknown][] = [
    ["unknown", "unknown"],
    ["empty", ""],
    ["a number", 42],
    ["nothing", null],
    ["endless", "x".repeat(300)],
  ];

  test.each(bad)("refuses a token that is %s", async (_what, authToken) => {
    await using server = await startTestServer(world, unlimited);
    const client = await rawClient(server.url);
    client.send({ type: "authenticate", authToken });
    expect(await client.closed).toBe(4401);
    expect(client.frames).toEqual([{ type: "auth_error", message: "Invalid or expired token" }]);
  });

  test("refuses a token of an ended session", async () => {
    await using server = await startTestServer(world, unlimited);
    const cookie = await server.signIn(await world.golfer());
    const authToken = await tokenOf(server, cookie);
    await server.call("/api/logout", { headers: { cookie, "sec-fetch-site": "same-origin" } });
    const client = await rawClient(server.url);
    client.send({ type: "authenticate", authToken });
    expect(await client.closed).toBe(4401);
  });

  test("accepts a token once when twenty sockets present it at the same time", { tags: "race" }, async () => {
    await using server = await startTestServer(world, unlimited);
    const cookie = await server.signIn(await world.golfer());
    for (let round = 0; round < atScale({ embedded: 3, sample: 20, full: 200 }); round++) {
      const authToken = await tokenOf(server, cookie);
      const clients = await Promise.all(Array.from({ length: 20 }, () => rawClient(server.url)));
      for (const client of clients) client.send({ type: "authenticate", authToken });
      await expect.poll(() => clients.filter(({ frames }) => frames.length > 0).length).toBe(20);
      expect(clients.filter(({ frames }) => frames[0]?.type === "authenticated")).toHaveLength(1);
      for (const { socket } of clients) socket.terminate();
    }
  });

  test("is closed at sign-out, for that session only", async () => {
    await using server = await startTestServer(world, unlimited);
    const { player } = await aGroup(world);
    const [phone, desk] = [await authenticated(server, player), await authenticated(server, player)];
    await server.call("/api/logout", { headers: { cookie: phone.cookie, "sec-fetch-site": "same-origin" } });
    expect(await phone.closed).toBe(4401);
    desk.send({ type: "authenticate", authToken: "again" });
    await expect.poll(() => errors(desk)).toEqual(["Already authenticated"]);
  });

  const redisUrl = inject("testRedisUrl");

  test.runIf(redisUrl)("works while Redis is frozen or gone", { tags: "redis" }, async () => {
    await using proxy = await redisProxy(redisUrl ?? "");
    await using server = await startTestServer(world, { REDIS_URL: proxy.url });
    const { teeTimeId, host, player } = await aGroup(world);
    const [maya, jonas] = [await joined(server, host, teeTimeId), await joined(server, player, teeTimeId)];
    const sayAndReceive = async (message: string) => {
      maya.send({ type: "message", teeTimeId, message });
      await expect.poll(() => said(jonas).at(-1), { timeout: 10_000 }).toBe(message);
    };
    proxy.freeze();
    await sayAndReceive("It froze");
    proxy.goAway();
    await sayAndReceive("It is gone");
  });
});
