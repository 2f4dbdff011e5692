import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { Outlet } from "../src/sockets/outlet.ts";

/** A real socket: the outlet at one end, a client at the other. */
async function aSocket(
  options: { autoPong?: boolean } = {},
): Promise<{ outlet: Outlet; client: WebSocket; closed: Promise<number> }> {
  const sockets = new WebSocketServer({ noServer: true });
  const server = createServer().listen(0, "127.0.0.1");
  const outlets = new Promise<Outlet>((resolve) => {
    server.once("upgrade", (request, wire, head) =>
      sockets.handleUpgrade(request, wire, head, (socket) => resolve(new Outlet(socket, wire))),
    );
  });
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const client = new WebSocket(`ws://127.0.0.1:${port}`, options);
  const closed = once(client, "close").then(([code]) => Number(code));
  onTestFinished(() => {
    client.terminate();
    server.close();
  });
  const [outlet] = await Promise.all([outlets, once(client, "open")]);
  return { outlet, client, closed };
}

test("texts of every length arrive as they were, in order, with what the library sends in between", async () => {
  const { outlet, client, closed } = await aSocket();
  const heard: string[] = [];
  client.on("message", (data) => heard.push(data.toString()));
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map((length) => "x".repeat(length)).concat("Schöne Grüße ⛳");
  for (const [index, text] of texts.entries()) {
    outlet.send(text);
    if (index === 4) outlet.ping();
  }
  outlet.close(1012, "Restarting");
  outlet.send("too late");
  expect(await closed).toBe(1012);
  expect(heard).toEqual(texts);
});

test("whoever answers is asked again, whoever does not is given up", async () => {
  const [there, gone] = [await aSocket(), await aSocket({ autoPong: false })];
  for (const { outlet, client } of [there, gone]) {
    outlet.ping();
    await once(client, "ping");
  }
  gone.outlet.ping();
  expect(await gone.closed).toBe(1006);
  there.client.send("still here");
  expect(there.outlet.isOpen).toBe(true);
});

test("what waits for a slow reader is bounded, by bytes and by frames", async () => {
  for (const length of [100_000, 1000]) {
    const { outlet, client, closed } = await aSocket();
    client.pause();
    const moment = () => new Promise(setImmediate);
    let sent = 0;
    for (; outlet.isOpen; sent++) {
      outlet.send("x".repeat(length));
      await moment();
    }
    let heard = 0;
    client.on("message", () => heard++);
    client.resume();
    expect(await closed).toBe(1013);
    expect(heard).toBe(sent);
  }
});
