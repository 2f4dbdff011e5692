import { EventEmitter, once } from "node:events";
import { connect, type Socket } from "node:net";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import { startTestServer, type TestServer } from "../support/start-test-server.ts";

const world = testWorld();

function connected({ url }: TestServer): Socket {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => undefined);
  return socket;
}

const post = (path: string, cookie: string, ...headers: string[]): string =>
  [`POST ${path} HTTP/1.1`, "Host: x", `Cookie: ${cookie}`, ...headers, "\r\n"].join("\r\n");

const JSON_TYPE = "Content-Type: application/json";
const PATHS = [
  ["/api/auth/login", JSON_TYPE],
  ["/api/tee-times", JSON_TYPE],
  ["/api/admin/courses/csv", JSON_TYPE],
  ["/trpc/account.signIn", JSON_TYPE],
  ["/trpc/account.signIn?batch=1", JSON_TYPE],
  ["/api/pictures/golfer", "Content-Type: image/png"],
] as const;

const linesOf = ({ logged }: TestServer, from: number) => logged.filter(({ level }) => Number(level) >= from);

/** Every call waits to be counted until it is released. */
function stalled(server: TestServer) {
  const events = new EventEmitter();
  const released = once(events, "released");
  const counted = once(events, "counted");
  server.deps.services.limiter.spend = async () => {
    events.emit("counted");
    await released;
  };
  return { counted, release: () => void events.emit("released") };
}

describe("a request that is cut off", () => {
  test.each(
    PATHS.flatMap(([path, type]) => [
      [path, type, "Content-Length: 100", '{"a":'] as const,
      [path, type, "Transfer-Encoding: chunked", '5\r\n{"a":\r\n'] as const,
    ]),
  )("by its client is neither a bug nor a failure of the server: %s, %s, %s", async (path, type, length, body) => {
    await using server = await startTestServer(world);
    const cookie = await server.signIn(await world.golfer({ isAdmin: true }));
    connected(server).end(post(path, cookie, type, length) + body);
    await expect.poll(() => server.logged.find(({ msg }) => msg === "request")).toMatchObject({ status: 499 });
    expect(linesOf(server, 50)).toEqual([]);
  });

  test.each(["/api/auth/login", "/api/tee-times"])("by the time limit, before its body was read, is no bug: %s", async (path) => {
    await using server = await startTestServer(world, {}, { timeLimitMs: 200 });
    const cookie = await server.signIn(await world.golfer());
    const { release } = stalled(server);
    const socket = connected(server);
    socket.write(`${post(path, cookie, JSON_TYPE, "Content-Length: 2")}{}`);
    const [answer] = await once(socket, "data");
    expect(String(answer)).toMatch(/^HTTP\/1\.1 503 /);
    release();
    await expect.poll(() => linesOf(server, 40)).toMatchObject([{ level: 40, msg: "a request failed after it had ended" }]);
  });

  test("by its client, who sent all of it and left before it was read, is no bug", async () => {
    await using server = await startTestServer(world);
    const cookie = await server.signIn(await world.golfer());
    const { counted, release } = stalled(server);
    const socket = connected(server);
    socket.write(`${post("/api/tee-times", cookie, JSON_TYPE, "Content-Length: 2")}{}`);
    await counted;
    socket.destroy();
    await expect.poll(() => server.call("/healthz").then(({ status }) => status)).toBe(200);
    release();
    await expect.poll(() => server.logged.find(({ path }) => path === "/api/tee-times")).toMatchObject({ status: 499 });
    expect(linesOf(server, 50)).toEqual([]);
  });
});
