import { once } from "node:events";
import { connect } from "node:net";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, test } from "vitest";
import { ConnectionLimiter } from "../../src/sockets/connection-limiter.ts";
import { rawClient } from "../support/raw-client.ts";
import { openUpgrade } from "../support/raw-upgrade.ts";
import { startTestServer } from "../support/start-test-server.ts";

const world = testWorld();
const ours = "https://fourball.example";

const foreign: Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "https://fourball.example.evil.example" },
  { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
];

describe("WebSocket upgrade", () => {
  test.each(foreign)("is refused to a page of another site: %j", async (headers) => {
    await using server = await startTestServer(world, { PUBLIC_URL: ours });
    const cookie = await server.signIn(await world.golfer());
    for (const path of ["/trpc", "/ws"]) expect(await openUpgrade(server.url, path, { ...headers, cookie })).toBe(403);
  });

  const own: Record<string, string>[] = [{ origin: ours }, { "sec-fetch-site": "same-origin", origin: ours }, {}];

  test.each(own)("is open to our own pages and to other programs: %j", async (headers) => {
    await using server = await startTestServer(world, { PUBLIC_URL: ours });
    const cookie = await server.signIn(await world.golfer());
    for (const path of ["/trpc", "/ws"]) expect(await openUpgrade(server.url, path, { ...headers, cookie })).toBe(101);
  });

  test("accepts every local name of the app, and no other origin", async () => {
    await using server = await startTestServer(world);
    expect(await openUpgrade(server.url, "/ws", { origin: server.url })).toBe(101);
    expect(await openUpgrade(server.url, "/ws", { origin: "http://localhost:1" })).toBe(403);
    for (const [host, status] of [
      ["localhost:1", 101],
      ["[::1]:1", 101],
      ["192.168.1.5:1", 101],
      // A name that its site has made lead to this machine.
      ["evil.example:1", 403],
      ["localhost.evil.example:1", 403],
    ] as const)
      expect([host, await openUpgrade(server.url, "/ws", { host, origin: `http://${host}` })]).toEqual([host, status]);
  });

  test("is refused on other paths, and without a session everywhere but at /ws", async () => {
    await using server = await startTestServer(world);
    for (const path of ["/", "/api/courses", "/trpc/chat.events", "/wss", "//ws"])
      expect(await openUpgrade(server.url, path)).toBe(404);
    expect(await openUpgrade(server.url, "/trpc")).toBe(401);
    expect(await openUpgrade(server.url, "/trpc", { cookie: "session=stolen" })).toBe(401);
    expect(await openUpgrade(server.url, "/ws?x=1")).toBe(101);
  });

  const many = async (count: number, open: (index: number) => Promise<number>): Promise<number[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => open(index)));

  test("is limited to twenty sockets a golfer and fifty an address", async () => {
    await using server = await startTestServer(world, { PUBLIC_URL: ours, TRUST_PROXY: "1" });
    const from = (address: string) => ({ "x-forwarded-for": address });
    const cookie = await server.signIn(await world.golfer());
    const ofGolfer = await many(21, (index) => openUpgrade(server.url, "/trpc", { ...from(`198.51.100.${index}`), cookie }));
    expect(ofGolfer.sort()).toEqual([...Array(20).fill(101), 429]);
    const ofAddress = await many(51, () => openUpgrade(server.url, "/ws", from("203.0.113.1")));
    expect(ofAddress.sort()).toEqual([...Array(50).fill(101), 429]);
    expect(await openUpgrade(server.url, "/ws", from("203.0.113.2"))).toBe(101);
  });

  test("is limited to sixty attempts a minute and address", async () => {
    await using server = await startTestServer(world, { PUBLIC_URL: ours });
    for (let times = 0; times < 60; times++) expect(await openUpgrade(server.url, "/trpc")).toBe(401);
    expect(await openUpgrade(server.url, "/trpc")).toBe(429);
  });

  test("is limited in total when all clients reconnect at once", () => {
    const connections = new ConnectionLimiter({ RATE_LIMIT: "on", isLocal: true });
    const all = () => {
      for (let times = 0; times < 1000; times++) connections.consumeUpgrade();
    };
    expect(all).toThrow("Service temporarily unavailable");
  });

  test("is limited to two hundred unauthenticated sockets, without effect on signed-in golfers", async () => {
    await using server = await startTestServer(world);
    expect(new Set(await many(200, () => openUpgrade(server.url, "/ws")))).toEqual(new Set([101]));
    expect(await openUpgrade(server.url, "/ws")).toBe(503);
    const cookie = await server.signIn(await world.golfer());
    await expect.poll(() => openUpgrade(server.url, "/trpc", { cookie })).toBe(101);
  });

  test("closes a socket that does not authenticate in time", async () => {
    await using server = await startTestServer(world, {}, { authenticateWithinMs: 50 });
    expect(await (await rawClient(server.url)).closed).toBe(4408);
  });

  test.each<[string, string | Uint8Array]>([
    ["no JSON", "{"],
    ["an array", "[]"],
    ["nothing", "null"],
    ["a number", "42"],
    ["of an unknown type", '{"type":"shout"}'],
    ["of a type that objects have", '{"type":"constructor"}'],
    ["deeply nested", "[".repeat(8000)],
    ["binary", Uint8Array.of(1, 2, 3)],
  ])("a frame that is %s is an error, and the fifth of them the end", async (_form, frame) => {
    await using server = await startTestServer(world);
    const client = await rawClient(server.url);
    for (let sent = 0; sent < 5; sent++) client.send(frame);
    expect(await client.closed).toBe(1008);
    expect(client.frames).toEqual(Array(5).fill({ type: "error", message: "Malformed message" }));
  });

  test("closes a socket after a frame over 16 KiB", async () => {
    await using server = await startTestServer(world);
    const client = await rawClient(server.url);
    client.send({ type: "message", message: "x".repeat(16 * 1024) });
    expect(await client.closed).toBe(1009);
  });

  const MASK = [0, 0, 0, 0];

  test.each<[string, number[]]>([
    ["with bits that nobody agreed on", [0xf1, 0x80, ...MASK]],
    ["without a mask", [0x81, 0x01, 0x7b]],
    ["of bytes that are no text", [0x81, 0x82, ...MASK, 0xff, 0xfe]],
    ["of an unknown kind", [0x83, 0x80, ...MASK]],
    [
      "in a thousand pieces",
      [
        0x01,
        0x81,
        ...MASK,
        0x7b,
        ...Array(1000)
          .fill([0x00, 0x81, ...MASK, 0x7b])
          .flat(),
      ],
    ],
  ])("a frame %s ends its socket and nothing else", async (_form, bytes) => {
    await using server = await startTestServer(world);
    const wire = connect(Number(new URL(server.url).port), "127.0.0.1");
    wire.on("error", () => undefined);
    const head = ["GET /ws HTTP/1.1", "Host: x", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"];
    wire.write(`${[...head, "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="].join("\r\n")}\r\n\r\n`);
    await once(wire, "data");
    wire.write(Uint8Array.from(bytes));
    wire.resume();
    await once(wire, "end");
    wire.destroy();
    expect((await server.call("/healthz")).status).toBe(200);
  });

  test("asks clients to reconnect when the server stops", async () => {
    const server = await startTestServer(world);
    const client = await rawClient(server.url);
    await server[Symbol.asyncDispose]();
    expect(await client.closed).toBe(1012);
  });
});
