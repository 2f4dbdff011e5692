import { once } from "node:events";
import { connect } from "node:net";
import { testClub } from "@fourball/services/testing";
import { expect, test } from "vitest";
import { Admission } from "../src/sockets/admission.ts";
import { knock } from "./knock.ts";
import { rawClient } from "./raw-client.ts";
import { startTestServer } from "./start-test-server.ts";

const club = testClub();
const ours = "https://fourball.example";

const foreign: Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "https://fourball.example.evil.example" },
  { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
];

test.each(foreign)("a page of another site opens no socket: %j", async (headers) => {
  await using server = await startTestServer(club, { PUBLIC_URL: ours });
  const cookie = await server.signIn(await club.aGolfer());
  for (const path of ["/trpc", "/ws"]) expect(await knock(server.url, path, { ...headers, cookie })).toBe(403);
});

const own: Record<string, string>[] = [{ origin: ours }, { "sec-fetch-site": "same-origin", origin: ours }, {}];

test.each(own)("our pages and other programs do: %j", async (headers) => {
  await using server = await startTestServer(club, { PUBLIC_URL: ours });
  const cookie = await server.signIn(await club.aGolfer());
  for (const path of ["/trpc", "/ws"]) expect(await knock(server.url, path, { ...headers, cookie })).toBe(101);
});

test("on this machine a page may call it by any of its names, and a page from elsewhere by none", async () => {
  await using server = await startTestServer(club);
  expect(await knock(server.url, "/ws", { origin: server.url })).toBe(101);
  expect(await knock(server.url, "/ws", { origin: "http://localhost:1" })).toBe(403);
});

test("no other path takes sockets, and without a session only the raw door does", async () => {
  await using server = await startTestServer(club);
  for (const path of ["/", "/api/courses", "/trpc/chat.events", "/wss", "//ws"]) expect(await knock(server.url, path)).toBe(404);
  expect(await knock(server.url, "/trpc")).toBe(401);
  expect(await knock(server.url, "/trpc", { cookie: "session=stolen" })).toBe(401);
  expect(await knock(server.url, "/ws?x=1")).toBe(101);
});

const many = async (count: number, open: (index: number) => Promise<number>): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => open(index)));

test("a golfer has twenty sockets, an address fifty", async () => {
  await using server = await startTestServer(club, { PUBLIC_URL: ours, TRUST_PROXY: "1" });
  const from = (address: string) => ({ "x-forwarded-for": address });
  const cookie = await server.signIn(await club.aGolfer());
  const ofGolfer = await many(21, (index) => knock(server.url, "/trpc", { ...from(`198.51.100.${index}`), cookie }));
  expect(ofGolfer.sort()).toEqual([...Array(20).fill(101), 429]);
  const ofAddress = await many(51, () => knock(server.url, "/ws", from("203.0.113.1")));
  expect(ofAddress.sort()).toEqual([...Array(50).fill(101), 429]);
  expect(await knock(server.url, "/ws", from("203.0.113.2"))).toBe(101);
});

test("an address knocks sixty times a minute, whether it is let in or not", async () => {
  await using server = await startTestServer(club, { PUBLIC_URL: ours });
  for (let times = 0; times < 60; times++) expect(await knock(server.url, "/trpc")).toBe(401);
  expect(await knock(server.url, "/trpc")).toBe(429);
});

test("when everybody comes back at once, some are asked to wait", () => {
  const admission = new Admission({ RATE_LIMIT: "on", isLocal: true });
  const all = () => {
    for (let times = 0; times < 1000; times++) admission.spendUpgrade();
  };
  expect(all).toThrow("Service temporarily unavailable");
});

test("two hundred sockets that say nothing keep out others like them, and nobody who is signed in", async () => {
  await using server = await startTestServer(club);
  expect(new Set(await many(200, () => knock(server.url, "/ws")))).toEqual(new Set([101]));
  expect(await knock(server.url, "/ws")).toBe(503);
  const cookie = await server.signIn(await club.aGolfer());
  await expect.poll(() => knock(server.url, "/trpc", { cookie })).toBe(101);
});

test("whoever does not authenticate in time is sent away", async () => {
  await using server = await startTestServer(club, {}, { authenticateWithinMs: 50 });
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
  await using server = await startTestServer(club);
  const client = await rawClient(server.url);
  for (let sent = 0; sent < 5; sent++) client.send(frame);
  expect(await client.closed).toBe(1008);
  expect(client.frames).toEqual(Array(5).fill({ type: "error", message: "Malformed message" }));
});

test("a frame over 16 KiB is the end at once", async () => {
  await using server = await startTestServer(club);
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
  await using server = await startTestServer(club);
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

test("a server that stops asks its sockets to come back", async () => {
  const server = await startTestServer(club);
  const client = await rawClient(server.url);
  await server[Symbol.asyncDispose]();
  expect(await client.closed).toBe(1012);
});
