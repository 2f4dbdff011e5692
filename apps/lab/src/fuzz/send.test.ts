import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import type { HttpInput } from "./input.ts";
import type { Scene } from "./scene.ts";
import { sendBytes } from "./send-bytes.ts";
import { sendHttp } from "./send-http.ts";
import { sendFrames } from "./send-socket.ts";

/** A server that answers as told. */
async function aServer(answer: RequestListener): Promise<Scene> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port was given");
  return { url: `http://127.0.0.1:${address.port}`, cookies: { golfer: "", admin: "", nobody: "" }, known: { teeTime: "t1" } };
}

const input: HttpInput = { method: "GET", path: "/api/{teeTime}", query: {}, as: "nobody", headers: {}, body: undefined };
const request = "GET /{teeTime} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";

describe("the answer of a server that", () => {
  test("fails is seen over HTTP, in raw bytes and when a socket opens", async () => {
    const scene = await aServer((_, response) => response.writeHead(500).end());
    expect(await sendHttp(scene, input)).toMatchObject({ answer: "5xx", status: 500 });
    expect(await sendBytes(scene, request)).toMatchObject({ answer: "5xx", status: 500 });
    expect(await sendFrames(scene, "/ws", { as: "nobody", frames: ["{}"] })).toMatchObject({ answer: "5xx", status: 500 });
  });

  test("fails after a while is waited for", async () => {
    const scene = await aServer((_, response) => void setTimeout(() => response.writeHead(500).end(), 20));
    for (const isWhole of [true, false])
      expect(await sendBytes(scene, request, { isWhole })).toMatchObject({ answer: "5xx", status: 500 });
  });

  test("hangs up on a request is no answer", async () => {
    const scene = await aServer((_, response) => response.destroy());
    expect(await sendHttp(scene, input)).toMatchObject({ answer: "none" });
  });

  test("is down is no answer", async () => {
    const scene = { ...(await aServer(() => undefined)), url: "http://127.0.0.1:1" };
    expect(await sendHttp(scene, input)).toMatchObject({ answer: "none" });
    expect(await sendBytes(scene, request)).toMatchObject({ answer: "none" });
    expect(await sendFrames(scene, "/ws", { as: "nobody", frames: ["{}"] })).toMatchObject({ answer: "none" });
  });

  test("refuses is a refusal, and known ids are filled in", async () => {
    const asked: (string | undefined)[] = [];
    const scene = await aServer(({ url }, response) => {
      asked.push(url);
      response.writeHead(404).end();
    });
    expect(await sendHttp(scene, input)).toMatchObject({ answer: "refused", status: 404 });
    expect(await sendBytes(scene, request)).toMatchObject({ answer: "refused", status: 404 });
    expect(asked).toEqual(["/api/t1", "/t1"]);
  });
});
