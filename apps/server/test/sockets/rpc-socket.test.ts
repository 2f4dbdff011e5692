import { once } from "node:events";
import { sessions } from "@fourball/db/schema/index";
import { atScale } from "@fourball/db/testing";
import type { RoomEvent } from "@fourball/domain/chat/message";
import { testWorld } from "@fourball/services/testing";
import { aSuspension } from "@fourball/services/testing/a-suspension";
import { describe, expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { aGroup } from "../support/a-group.ts";
import { rpcClient } from "../support/rpc-client.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const world = testWorld();
const unlimited = { RATE_LIMIT: "off" };

/** Sends a message by a call to a server. */
const saysOn = (server: TestServer, golfer: { id: string }, teeTimeId: string, message: string) =>
  server.call("/trpc/chat.say", { body: { teeTimeId, message }, as: golfer });

const words = (events: RoomEvent[]): string[] =>
  events.flatMap((event) => (event.type === "message" ? [event.message.message] : []));

describe("tRPC socket", () => {
  test("delivers messages in order, and after a reconnect exactly the missed ones", async () => {
    await using server = await startTestServer(world, unlimited);
    const { teeTimeId, host, player } = await aGroup(world);
    const client = rpcClient(server.url, await server.signIn(player));
    const events: RoomEvent[] = [];
    client.api.chat.events.subscribe({ teeTimeId }, { onData: ({ data }) => events.push(data) });
    await expect.poll(() => events.length).toBeGreaterThan(0);
    await saysOn(server, host, teeTimeId, "one");
    await expect.poll(() => words(events)).toEqual(["one"]);
    client.cut();
    for (const word of ["two", "three"]) await saysOn(server, host, teeTimeId, word);
    await expect.poll(() => words(events)).toEqual(["one", "two", "three"]);
    expect(client.opened()).toBe(2);
  });

  test("sends a message as a page reads it that was opened before it had its name, too", async () => {
    await using server = await startTestServer(world, unlimited);
    const { teeTimeId, host, player } = await aGroup(world);
    const events: RoomEvent[] = [];
    const { api } = rpcClient(server.url, await server.signIn(player));
    api.chat.events.subscribe({ teeTimeId }, { onData: ({ data }) => events.push(data) });
    await expect.poll(() => events.length).toBeGreaterThan(0);
    await saysOn(server, host, teeTimeId, "one");
    await expect.poll(() => events).toContainEqual(expect.objectContaining({ type: "message" }));
    const message = expect.objectContaining({ message: "one" });
    expect(events).toContainEqual({ type: "message", message, line: message });
  });

  test("ends the chat of a removed player with the reason, without later messages", async () => {
    await using server = await startTestServer(world, unlimited);
    const { teeTimeId, host, player, participantId } = await aGroup(world);
    const events: RoomEvent[] = [];
    const errors: string[] = [];
    rpcClient(server.url, await server.signIn(player)).api.chat.events.subscribe(
      { teeTimeId },
      { onData: ({ data }) => events.push(data), onError: ({ message }) => errors.push(message) },
    );
    await expect.poll(() => events.length).toBeGreaterThan(0);
    await server.call(`/api/participants/${participantId}/status`, { method: "PATCH", body: { status: "declined" }, as: host });
    await saysOn(server, host, teeTimeId, "Without him");
    await expect.poll(() => errors).toEqual(["You are not a participant of this tee time"]);
    expect(words(events)).toEqual([]);
  });

  test("is closed at sign-out, and for all sessions at a password reset", async () => {
    await using server = await startTestServer(world, unlimited);
    const { teeTimeId, player } = await aGroup(world);
    const follow = async () => {
      const cookie = await server.signIn(player);
      const client = rpcClient(server.url, cookie);
      let events = 0;
      client.api.chat.events.subscribe({ teeTimeId }, { onData: () => events++ });
      await expect.poll(() => events).toBeGreaterThan(0);
      return { ...client, cookie };
    };
    const [phone, desk] = [await follow(), await follow()];
    await server.call("/api/logout", { headers: { cookie: phone.cookie, "sec-fetch-site": "same-origin" } });
    await expect.poll(() => phone.closed[0]).toBe(4401);
    expect(desk.closed).toEqual([]);
    await world.db.delete(sessions);
    await server.deps.bus.publish({ type: "sessions-ended", userId: player.id });
    await expect.poll(() => desk.closed[0]).toBe(4401);
  });

  test("is closed within seconds when the event of an ended session is lost", async () => {
    await using server = await startTestServer(world, unlimited);
    const { closed } = await bareSocket(server, await world.golfer());
    await world.db.delete(sessions);
    expect(await closed).toBe(4401);
  });

  test("tells a golfer who is suspended why, before it closes", async () => {
    await using server = await startTestServer(world, unlimited);
    const golfer = await world.golfer();
    const { closed, reason } = await bareSocket(server, golfer);
    const admin = await world.golfer({ isAdmin: true });
    await server.call("/trpc/admin.suspend", { body: aSuspension(golfer.id), as: admin });
    expect(await closed).toBe(4401);
    expect(await reason).toBe("problem=suspended&reason=spam");
  });

  type Answer = { id: unknown; result?: { type: string }; error?: { message: string; data: { code: string } } };

  /** A raw socket at /trpc. */
  async function bareSocket(server: TestServer, golfer: { id: string }) {
    const socket = new WebSocket(`${server.url.replace("http", "ws")}/trpc`, {
      headers: { cookie: await server.signIn(golfer) },
    });
    onTestFinished(() => socket.terminate());
    const answers: Answer[] = [];
    socket.on("message", (data) => answers.push(JSON.parse(data.toString())));
    socket.on("error", () => undefined);
    const ending = once(socket, "close");
    const closed = ending.then(([code]) => Number(code));
    const reason = ending.then(([, why]) => String(why));
    await once(socket, "open");
    return { socket, answers, closed, reason, send: (frame: unknown) => socket.send(JSON.stringify(frame)) };
  }

  const operation = (id: number, method: string, path: string, input?: unknown) => ({ id, method, params: { path, input } });
  const subscription = (id: number) => operation(id, "subscription", "live.changes");
  const codes = (answers: Answer[]) => answers.flatMap(({ error }) => (error ? [error.data.code] : []));

  test("refuses queries, mutations and unknown paths", async () => {
    await using server = await startTestServer(world, unlimited);
    const golfer = await world.golfer();
    const { send, answers } = await bareSocket(server, golfer);
    send(operation(1, "query", "account.current"));
    send(operation(2, "mutation", "account.signOut"));
    for (const [index, path] of ["chat.nothing", "__proto__", "account.current"].entries())
      send(operation(3 + index, "subscription", path));
    await expect.poll(() => answers.length).toBe(5);
    expect(codes(answers)).toEqual([...Array(2).fill("METHOD_NOT_SUPPORTED"), ...Array(3).fill("NOT_FOUND")]);
    expect(JSON.stringify(answers)).not.toMatch(/stack|procedure/);
  });

  test("sends no details of a bug, which is logged with its stack", async () => {
    await using server = await startTestServer(world, unlimited);
    server.deps.services.live.changes = () => {
      throw new Error("the feed fell off the wall");
    };
    const { send, answers } = await bareSocket(server, await world.golfer());
    send(subscription(1));
    await expect.poll(() => answers.map(({ error }) => error?.message)).toEqual(["Something went wrong"]);
    expect(JSON.stringify(answers)).not.toMatch(/feed|stack/);
    const err = expect.objectContaining({ message: "the feed fell off the wall" });
    expect(server.logged).toContainEqual(expect.objectContaining({ msg: "bug", path: "live.changes", err }));
  });

  test("never runs more than twenty subscriptions, and is closed for requesting many more", async () => {
    await using server = await startTestServer(world, unlimited);
    const { send, answers, closed } = await bareSocket(server, await world.golfer());
    const started = () => answers.filter(({ result }) => result?.type === "started").length;
    for (let id = 0; id < 20; id++) send(subscription(id));
    await expect.poll(started).toBe(20);
    const requested = atScale({ sample: 5000, full: 50_000 });
    for (let id = 20; id < requested; id++) send(subscription(id));
    expect(await closed).toBe(1008);
    expect(started()).toBe(20);
    expect((await server.call("/healthz")).status).toBe(200);
  });

  test("refuses the twenty-first subscription", async () => {
    await using server = await startTestServer(world, unlimited);
    const { send, answers, socket } = await bareSocket(server, await world.golfer());
    for (let id = 0; id < 21; id++) send(subscription(id));
    await expect.poll(() => answers.length).toBe(21);
    expect(answers.filter(({ result }) => result?.type === "started")).toHaveLength(20);
    expect(answers.filter(({ error }) => error?.message === "Too many subscriptions")).toHaveLength(1);
    expect(socket.readyState).toBe(socket.OPEN);
  });

  test("refuses a frame with too many operations, and is closed after the fifth", async () => {
    await using server = await startTestServer(world, unlimited);
    const golfer = await world.golfer();
    const crowded = await bareSocket(server, golfer);
    const frame = Array.from({ length: 21 }, (_, id) => ({ id, method: "subscription.stop" }));
    for (let sent = 0; sent < 5; sent++) crowded.send(frame);
    expect(await crowded.closed).toBe(1008);
    expect(codes(crowded.answers)).toEqual(Array(5).fill("BAD_REQUEST"));
    const huge = await bareSocket(server, golfer);
    huge.send(Array.from({ length: 10_000 }, (_, id) => operation(id, "query", "account.current")));
    expect(await huge.closed).toBe(1009);
  });

  test("ends a subscription that is stopped or loses its socket", async () => {
    await using server = await startTestServer(world, unlimited);
    const { teeTimeId, player } = await aGroup(world);
    const { send, answers } = await bareSocket(server, player);
    for (const id of [1, 2]) send(operation(id, "subscription", "chat.events", { teeTimeId }));
    send({ id: 1, method: "subscription.stop" });
    await expect.poll(() => answers.filter(({ result }) => result?.type === "stopped").map(({ id }) => id)).toEqual([1]);
    await expect.poll(() => answers.filter(({ id, result }) => id === 2 && result?.type === "data").length).toBeGreaterThan(0);
  });

  test("is closed for a slow reader, without delay for others", async () => {
    await using server = await startTestServer(world, unlimited);
    const { teeTimeId, host, player } = await aGroup(world);
    const [slow, fast] = [await bareSocket(server, player), await bareSocket(server, host)];
    for (const { send, answers } of [slow, fast]) {
      send(operation(1, "subscription", "chat.events", { teeTimeId }));
      await expect.poll(() => answers.filter(({ result }) => result?.type === "data").length).toBeGreaterThan(0);
    }
    slow.socket.pause();
    const before = fast.answers.length;
    const person = { userId: host.id, userName: "x".repeat(100_000) };
    const spoken = 200;
    for (let said = 0; said < spoken; said++) {
      const received = once(fast.socket, "message");
      await server.deps.bus.publish({ type: "chat-typing", teeTimeId, person });
      await received;
    }
    expect(fast.answers.length - before).toBe(spoken);
    slow.socket.resume();
    expect([1006, 1013]).toContain(await slow.closed);
    expect(slow.answers.length).toBeLessThan(spoken);
  });

  test("asks the client to reconnect when the server stops", async () => {
    const server = await startTestServer(world, unlimited);
    const { answers, closed } = await bareSocket(server, await world.golfer());
    await server[Symbol.asyncDispose]();
    expect(await closed).toBe(1012);
    expect(answers).toEqual([{ id: null, method: "reconnect" }]);
  });

  test("answers keep-alive pings", async () => {
    await using server = await startTestServer(world, unlimited);
    const { socket } = await bareSocket(server, await world.golfer());
    socket.removeAllListeners("message");
    const answer = once(socket, "message");
    socket.send("PING");
    expect(String((await answer)[0])).toBe("PONG");
  });
});
