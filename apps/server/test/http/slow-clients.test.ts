import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { testWorld } from "@fourball/services/testing";
import { describe, expect, onTestFinished, test } from "vitest";
import { CONNECTIONS_PER_ADDRESS } from "../../src/http/connection-cap.ts";
import { startTestServer } from "../support/start-test-server.ts";

const world = testWorld();

/** A bare connection, which is read to its end. */
function connected(url: string) {
  const socket: Socket = connect(Number(new URL(url).port), "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => undefined);
  let text = "";
  socket.on("data", (data) => {
    text += data;
  });
  const closed = once(socket, "close").then(() => text);
  return { socket, closed, connect: once(socket, "connect") };
}

/** Sends a piece again and again, as long as the server listens. */
function dribble(socket: Socket, piece: string): void {
  const timer = setInterval(() => socket.write(piece), 20);
  socket.once("close", () => clearInterval(timer));
}

describe("a slow client", () => {
  test("that dribbles its headers gets 408 soon, not at the next check half a minute later", { timeout: 15_000 }, async () => {
    await using server = await startTestServer(world, {}, { headersTimeoutMs: 200 });
    const { socket, closed } = connected(server.url);
    socket.write("GET /api/courses HTTP/1.1\r\nHost: x\r\n");
    dribble(socket, "X-Slow: yes\r\n");
    expect(await closed).toMatch(/^HTTP\/1\.1 408 Request Timeout/);
  });

  test.each(["/api/auth/login", "/trpc/account.signIn"])("that dribbles its body to %s gets 408", async (path) => {
    await using server = await startTestServer(world, {}, { timeLimitMs: 300 });
    const { socket, closed } = connected(server.url);
    const headers = ["Host: x", "Content-Type: application/json", "Content-Length: 10000"];
    socket.write(`POST ${path} HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n{`);
    dribble(socket, " ");
    const answer = await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout/);
    expect(answer.toLowerCase()).toContain("connection: close");
    expect(answer).toContain('{"message":"The request took too long to arrive"}');
    expect(server.logged.filter(({ msg }) => msg === "bug")).toEqual([]);
  });
});

describe("the connections of one address", () => {
  const isOpen = async (url: string): Promise<boolean> => {
    const { socket, closed } = connected(url);
    socket.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
    return Promise.race([once(socket, "data").then(() => true), closed.then(() => false)]);
  };
  const ours = { PUBLIC_URL: "https://fourball.example" };

  const cases: [when: string, environment: Record<string, string>, open: boolean][] = [
    ["are limited", ours, false],
    ["are unlimited behind a proxy, which has them all", { ...ours, TRUST_PROXY: "1" }, true],
    ["are unlimited locally", {}, true],
    ["are unlimited when limits are off", { ...ours, RATE_LIMIT: "off" }, true],
  ];

  test.each(cases)("%s", async (_when, environment, open) => {
    await using server = await startTestServer(world, environment);
    const held = Array.from({ length: CONNECTIONS_PER_ADDRESS }, () => connected(server.url));
    await Promise.all(held.map(({ connect }) => connect));
    await expect.poll(() => isOpen(server.url)).toBe(open);
    held[0]?.socket.destroy();
    await expect.poll(() => isOpen(server.url)).toBe(true);
  });
});
