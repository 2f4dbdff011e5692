import { once } from "node:events";
import { connect } from "node:net";
import { READABLE_HOSTS, UNREADABLE_HOSTS } from "@fourball/api/testing/odd-hosts";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, test } from "vitest";
import { aWebRoot } from "../support/a-web-root.ts";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const world = testWorld();
const webRoot = aWebRoot();

const CHUNKED = "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0";
const UPGRADE = "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";

/** What follows the host in a request: its other headers and its body. */
const REQUESTS: [request: string, rest?: string][] = [
  ["GET /"],
  ["HEAD /"],
  ["GET /marketplace?q=pebble"],
  ["GET /tee-times/42?invite=a"],
  ["GET /privacy"],
  ["GET /theme.js"],
  ["GET /link-picture.png"],
  ["GET /robots.txt"],
  ["GET /healthz"],
  ["GET /pictures/a"],
  ["GET /api/courses"],
  ["GET /api/nowhere"],
  ["GET /api/login"],
  ["GET /api/auth/oidc/callback?code=a"],
  ["GET /trpc/course.list?batch=1&input=%7B%7D"],
  ["GET /trpc/course.list"],
  ["POST /api/auth/login", CHUNKED],
  ["POST /trpc/account.signIn", CHUNKED],
  ["POST /trpc/account.signIn?batch=1", CHUNKED],
  ["POST /api/pictures/golfer", CHUNKED],
];

/** The status that a request gets which no client library would send. */
async function statusOf(server: TestServer, request: string, host: string, rest = ""): Promise<number> {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.on("error", () => undefined);
  let answer = "";
  socket.on("data", (chunk) => {
    answer += chunk.toString("latin1");
  });
  socket.write(Buffer.from(`${request} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${rest}\r\n\r\n`, "utf8"));
  await once(socket, "close");
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}

describe("a host that can't be read", () => {
  test.each(REQUESTS)("is a malformed request on %s", async (request, rest) => {
    await using server = await startTestServer(world, {}, { webRoot: webRoot.path });
    const statuses = await Promise.all(UNREADABLE_HOSTS.map(async (host) => [host, await statusOf(server, request, host, rest)]));
    expect(statuses).toEqual(UNREADABLE_HOSTS.map((host) => [host, 400]));
    expect(bugsOf(server)).toEqual([]);
  });

  test.each(REQUESTS)("may be odd on %s, as long as it can be read", async (request, rest) => {
    await using server = await startTestServer(world, {}, { webRoot: webRoot.path });
    const statuses = await Promise.all(READABLE_HOSTS.map((host) => statusOf(server, request, host, rest)));
    expect(statuses.filter((status) => status === 0 || status >= 500)).toEqual([]);
    expect(bugsOf(server)).toEqual([]);
  });

  test.each(["/ws", "/trpc", "/nowhere"])("leaves the sockets at %s alone", async (path) => {
    await using server = await startTestServer(world);
    const origin = "Origin: https://evil.example\r\n";
    for (const host of [...UNREADABLE_HOSTS, ...READABLE_HOSTS])
      expect([host, [400, 403, 404]]).toEqual([
        host,
        expect.arrayContaining([await statusOf(server, `GET ${path}`, host, `${origin}Connection: Upgrade\r\n${UPGRADE}`)]),
      ]);
    expect(bugsOf(server)).toEqual([]);
  });

  test("is said to be malformed", async () => {
    await using server = await startTestServer(world);
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.write("GET /api/courses HTTP/1.1\r\nHost: a.1\r\nConnection: close\r\n\r\n");
    let answer = "";
    for await (const chunk of socket) answer += chunk;
    expect(answer).toContain('{"message":"The Host header can\'t be read"}');
  });
});

const bugsOf = ({ logged }: TestServer) => logged.filter(({ level }) => typeof level === "number" && level >= 50);
