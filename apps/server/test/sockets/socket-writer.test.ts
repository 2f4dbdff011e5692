import { once } from "node:events";
import { createServer } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { SocketWriter } from "../../src/sockets/socket-writer.ts";

/** A real socket between the writer and a client. */
async function aSocket(
  options: { autoPong?: boolean } = {},
): Promise<{ writer: SocketWriter; socket: WebSocket; client: WebSocket; closed: Promise<number> }> {
  const sockets = new WebSocketServer({ noServer: true });
  const server = createServer().listen(0, "127.0.0.1");
  const accepted = new Promise<{ writer: SocketWriter; socket: WebSocket }>((resolve) => {
    server.once("upgrade", (request, wire, head) =>
      sockets.handleUpgrade(request, wire, head, (socket) => {
        const writer = new SocketWriter(socket, wire);
        socket.on("pong", () => writer.onPong());
        resolve({ writer, socket });
      }),
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
  const [{ writer, socket }] = await Promise.all([accepted, once(client, "open")]);
  return { writer, socket, client, closed };
}

describe("socket writer", () => {
  test("sends texts of every length in order, between frames of the library", async () => {
    const { writer, client, closed } = await aSocket();
    const received: string[] = [];
    client.on("message", (data) => received.push(data.toString()));
    const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map((length) => "x".repeat(length)).concat("Schöne Grüße ⛳");
    for (const [index, text] of texts.entries()) {
      writer.send(text);
      if (index === 4) writer.ping();
    }
    writer.close(1012, "Restarting");
    writer.send("too late");
    expect(await closed).toBe(1012);
    expect(received).toEqual(texts);
  });

  test("terminates a connection that does not answer a ping", async () => {
    const [there, gone] = [await aSocket(), await aSocket({ autoPong: false })];
    for (const { writer, socket, client } of [there, gone]) {
      writer.ping();
      await once(client, "ping");
      // After the pong, if there is one.
      client.send("still here");
      await once(socket, "message");
    }
    for (const { writer } of [there, gone]) writer.ping();
    expect(await gone.closed).toBe(1006);
    expect(there.writer.isOpen).toBe(true);
  });

  test("closes the socket of a slow reader, by bytes and by frames", async () => {
    for (const length of [100_000, 1000]) {
      const { writer, client, closed } = await aSocket();
      client.pause();
      const moment = () => new Promise(setImmediate);
      let sent = 0;
      for (; writer.isOpen; sent++) {
        writer.send("x".repeat(length));
        await moment();
      }
      let received = 0;
      client.on("message", () => received++);
      client.resume();
      expect(await closed).toBe(1013);
      expect(received).toBe(sent);
    }
  });
});
