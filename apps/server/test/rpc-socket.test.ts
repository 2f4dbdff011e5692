import { once } from "node:events";
import { sessions } from "@fourball/db/schema/index";
import type { RoomEvent } from "@fourball/domain/chat/message";
import { testClub } from "@fourball/services/testing";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { aGroup } from "./a-group.ts";
import { rpcClient } from "./rpc-client.ts";
import { startTestServer, type TestServer } from "./start-test-server.ts";

const club = testClub();
const unlimited = { RATE_LIMIT: "off" };

/** Says something on a server, as a call of its own would. */
const saysOn = (server: TestServer, golfer: { id: string }, teeTimeId: string, message: string) =>
  server.call("/trpc/chat.say", { body: { teeTimeId, message }, as: golfer });

const words = (events: RoomEvent[]): string[] => events.flatMap((event) => (event.type === "line" ? [event.line.message] : []));

test("a golfer hears what is said, in order, and after a cut exactly what was missed", async () => {
  await using server = await startTestServer(club, unlimited);
  const { teeTimeId, host, player } = await aGroup(club);
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

test("who is removed hears why, and nothing that was said after it", async () => {
  await using server = await startTestServer(club, unlimited);
  const { teeTimeId, host, player, participantId } = await aGroup(club);
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

test("an open screen hears what changed", async () => {
  await using server = await startTestServer(club, unlimited);
  const { teeTimeId, host, player } = await aGroup(club);
  const changes: unknown[] = [];
  let hasStarted = false;
  rpcClient(server.url, await server.signIn(player)).api.live.changes.subscribe(undefined, {
    onStarted: () => {
      hasStarted = true;
    },
    onData: (change) => changes.push(change),
  });
  await expect.poll(() => hasStarted).toBe(true);
  await server.call(`/api/tee-times/${teeTimeId}`, { method: "DELETE", as: host });
  await expect.poll(() => changes).toContainEqual({ type: "tee-time", teeTimeId, change: "cancelled" });
});

test("signing out closes the sockets of that session, and a password reset those of all", async () => {
  await using server = await startTestServer(club, unlimited);
  const { teeTimeId, player } = await aGroup(club);
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
  await club.db.delete(sessions);
  await server.deps.bus.publish({ type: "sessions-ended", userId: player.id });
  await expect.poll(() => desk.closed[0]).toBe(4401);
});

test("a session that ended without a word closes its sockets too, a little later", async () => {
  await using server = await startTestServer(club, unlimited);
  const { closed } = await bareSocket(server, await club.aGolfer());
  await club.db.delete(sessions);
  expect(await closed).toBe(4401);
});

type Answer = { id: unknown; result?: { type: string }; error?: { message: string; data: { code: string } } };

/** A socket at the tRPC door without tRPC at its end. */
async function bareSocket(server: TestServer, golfer: { id: string }) {
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/trpc`, { headers: { cookie: await server.signIn(golfer) } });
  onTestFinished(() => socket.terminate());
  const answers: Answer[] = [];
  socket.on("message", (data) => answers.push(JSON.parse(data.toString())));
  socket.on("error", () => undefined);
  const closed = once(socket, "close").then(([code]) => Number(code));
  await once(socket, "open");
  return { socket, answers, closed, send: (frame: unknown) => socket.send(JSON.stringify(frame)) };
}

const operation = (id: number, method: string, path: string, input?: unknown) => ({ id, method, params: { path, input } });
const subscription = (id: number) => operation(id, "subscription", "live.changes");
const codes = (answers: Answer[]) => answers.flatMap(({ error }) => (error ? [error.data.code] : []));

test("a socket is for listening: queries, mutations and unknown paths are refused", async () => {
  await using server = await startTestServer(club, unlimited);
  const golfer = await club.aGolfer();
  const { send, answers } = await bareSocket(server, golfer);
  send(operation(1, "query", "account.current"));
  send(operation(2, "mutation", "account.signOut"));
  for (const [index, path] of ["chat.nothing", "__proto__", "account.current"].entries())
    send(operation(3 + index, "subscription", path));
  await expect.poll(() => answers.length).toBe(5);
  expect(codes(answers)).toEqual([...Array(2).fill("METHOD_NOT_SUPPORTED"), ...Array(3).fill("NOT_FOUND")]);
  expect(JSON.stringify(answers)).not.toMatch(/stack|procedure/);
});

test("a fault of ours tells the listener nothing and the log everything", async () => {
  await using server = await startTestServer(club, unlimited);
  server.deps.world.live.changes = () => {
    throw new Error("the feed fell off the wall");
  };
  const { send, answers } = await bareSocket(server, await club.aGolfer());
  send(subscription(1));
  await expect.poll(() => answers.map(({ error }) => error?.message)).toEqual(["Something went wrong"]);
  expect(JSON.stringify(answers)).not.toMatch(/feed|stack/);
  const err = expect.objectContaining({ message: "the feed fell off the wall" });
  expect(server.logged).toContainEqual(expect.objectContaining({ msg: "bug", path: "live.changes", err }));
});

test("a socket listens to twenty things at once, however often it asks for more", async () => {
  await using server = await startTestServer(club, unlimited);
  const { send, answers, socket } = await bareSocket(server, await club.aGolfer());
  for (let id = 0; id < 50_000; id++) send(subscription(id));
  await expect
    .poll(() => answers.length + (socket.readyState === socket.OPEN ? 0 : 50_000), { timeout: 30_000 })
    .toBeGreaterThanOrEqual(50_000);
  const started = answers.filter(({ result }) => result?.type === "started").length;
  expect([started > 0, started <= 20]).toEqual([true, true]);
  expect((await server.call("/healthz")).status).toBe(200);
});

test("the twenty-first thing is refused, and the twenty go on", async () => {
  await using server = await startTestServer(club, unlimited);
  const { send, answers, socket } = await bareSocket(server, await club.aGolfer());
  for (let id = 0; id < 21; id++) send(subscription(id));
  await expect.poll(() => answers.length).toBe(21);
  expect(answers.filter(({ result }) => result?.type === "started")).toHaveLength(20);
  expect(answers.filter(({ error }) => error?.message === "Too many subscriptions")).toHaveLength(1);
  expect(socket.readyState).toBe(socket.OPEN);
});

test("a frame of more operations than that is refused, the fifth time for good; ten thousand at once are too big", async () => {
  await using server = await startTestServer(club, unlimited);
  const golfer = await club.aGolfer();
  const crowded = await bareSocket(server, golfer);
  const frame = Array.from({ length: 21 }, (_, id) => ({ id, method: "subscription.stop" }));
  for (let sent = 0; sent < 5; sent++) crowded.send(frame);
  expect(await crowded.closed).toBe(1008);
  expect(codes(crowded.answers)).toEqual(Array(5).fill("BAD_REQUEST"));
  const huge = await bareSocket(server, golfer);
  huge.send(Array.from({ length: 10_000 }, (_, id) => operation(id, "query", "account.current")));
  expect(await huge.closed).toBe(1009);
});

test("what is stopped, or loses its socket, listens no more", async () => {
  await using server = await startTestServer(club, unlimited);
  const { teeTimeId, player } = await aGroup(club);
  const { send, answers } = await bareSocket(server, player);
  for (const id of [1, 2]) send(operation(id, "subscription", "chat.events", { teeTimeId }));
  send({ id: 1, method: "subscription.stop" });
  await expect.poll(() => answers.filter(({ result }) => result?.type === "stopped").map(({ id }) => id)).toEqual([1]);
  await expect.poll(() => answers.filter(({ id, result }) => id === 2 && result?.type === "data").length).toBeGreaterThan(0);
});

test("who does not read is cut off, and nobody else waits for it", async () => {
  await using server = await startTestServer(club, unlimited);
  const { teeTimeId, host, player } = await aGroup(club);
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
    const heard = once(fast.socket, "message");
    await server.deps.bus.publish({ type: "chat-typing", teeTimeId, person });
    await heard;
  }
  expect(fast.answers.length - before).toBe(spoken);
  slow.socket.resume();
  expect([1006, 1013]).toContain(await slow.closed);
  expect(slow.answers.length).toBeLessThan(spoken);
});

test("a server that stops asks the client to take its subscriptions elsewhere", async () => {
  const server = await startTestServer(club, unlimited);
  const { answers, closed } = await bareSocket(server, await club.aGolfer());
  await server[Symbol.asyncDispose]();
  expect(await closed).toBe(1012);
  expect(answers).toEqual([{ id: null, method: "reconnect" }]);
});

test("the words that keep a line open are answered", async () => {
  await using server = await startTestServer(club, unlimited);
  const { socket } = await bareSocket(server, await club.aGolfer());
  socket.removeAllListeners("message");
  const answer = once(socket, "message");
  socket.send("PING");
  expect(String((await answer)[0])).toBe("PONG");
});
