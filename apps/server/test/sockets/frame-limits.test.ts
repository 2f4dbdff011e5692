import { once } from "node:events";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { rawClient } from "../support/raw-client.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const world = testWorld();

/** An open socket at a path, in the session of a golfer. */
async function opened(server: TestServer, path: string) {
  const headers = { cookie: await server.signIn(await world.golfer()) };
  const socket = new WebSocket(`${server.url.replace("http", "ws")}${path}`, { headers });
  onTestFinished(() => socket.terminate());
  socket.on("error", () => undefined);
  const closed = once(socket, "close").then(([code]) => Number(code));
  await once(socket, "open");
  return { socket, closed };
}

const stop = (padding = "") => JSON.stringify({ id: 1, method: "subscription.stop", padding });

describe.each(["/trpc", "/ws"])("a socket at %s", (path) => {
  // Neither answers a frame like this with an error before it is handled.
  const frame = path === "/trpc" ? "PONG" : "{}";

  test("is closed when it sends frames too fast", async () => {
    await using server = await startTestServer(world);
    const { socket, closed } = await opened(server, path);
    for (let sent = 0; sent < 500; sent++) socket.send(frame);
    expect(await closed).toBe(1008);
  });

  test("is closed when it sends pings too fast", async () => {
    await using server = await startTestServer(world);
    const { socket, closed } = await opened(server, path);
    for (let sent = 0; sent < 500; sent++) socket.ping();
    // A ping that comes before the last one was answered makes the library end the connection.
    expect([1006, 1008]).toContain(await closed);
  });
});

describe("a socket at /trpc", () => {
  test("is closed when it sends too many bytes, in however few frames", async () => {
    await using server = await startTestServer(world);
    const { socket, closed } = await opened(server, "/trpc");
    for (let sent = 0; sent < 40; sent++) socket.send(stop("x".repeat(15_000)));
    expect(await closed).toBe(1008);
  });

  test.each([
    ["for a burst of sixty frames", "on", 60],
    ["for any number of frames when limits are off", "off", 500],
  ])("stays open %s", async (_when, RATE_LIMIT, frames) => {
    await using server = await startTestServer(world, { RATE_LIMIT });
    const { socket } = await opened(server, "/trpc");
    const answers: string[] = [];
    socket.on("message", (data) => answers.push(String(data)));
    for (let sent = 0; sent < frames; sent++) socket.send("PING");
    await expect.poll(() => answers.length).toBe(frames);
    expect(socket.readyState).toBe(socket.OPEN);
  });

  const operation = (id: number, method: string, path: string, input?: unknown) => ({ id, method, params: { path, input } });

  test.each([
    ["a query", operation(1, "query", "account.current")],
    ["an unknown procedure", operation(1, "subscription", "nothing.at.all")],
    ["a malformed input", operation(1, "subscription", "chat.events", { teeTimeId: 7 })],
  ])("is closed after the fifth operation that is %s", async (_what, refused) => {
    await using server = await startTestServer(world);
    const { socket, closed } = await opened(server, "/trpc");
    for (let sent = 0; sent < 5; sent++) socket.send(JSON.stringify(refused));
    expect(await closed).toBe(1008);
  });

  test("stays open when games refuse their chats", async () => {
    await using server = await startTestServer(world);
    const { socket } = await opened(server, "/trpc");
    const answers: string[] = [];
    socket.on("message", (data) => answers.push(String(data)));
    const input = { teeTimeId: (await world.teeTime()).id };
    for (let id = 0; id < 8; id++) socket.send(JSON.stringify(operation(id, "subscription", "chat.events", input)));
    await expect.poll(() => answers.length).toBe(8);
    expect(socket.readyState).toBe(socket.OPEN);
  });
});

test("a socket at /ws is closed after the fifth frame before it is authenticated", async () => {
  await using server = await startTestServer(world);
  const client = await rawClient(server.url);
  for (let sent = 0; sent < 5; sent++) client.send({ type: "leave", teeTimeId: crypto.randomUUID() });
  expect(await client.closed).toBe(1008);
  expect(client.frames).toEqual(Array(5).fill({ type: "error", message: "Not authenticated" }));
});
