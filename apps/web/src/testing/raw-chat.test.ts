import { serverFrame } from "@fourball/domain/chat/socket-protocol";
import { idOf } from "@fourball/testkit/fixtures";
import { SCENARIOS, type ScenarioName } from "@fourball/testkit/scenarios";
import { expect, it, vi } from "vitest";
import { server } from "./mock-server.ts";

const teeTimeId = idOf(200);

function connect(name: ScenarioName): { say(frame: object): void; heard: unknown[] } {
  server.use(...SCENARIOS[name]().handlers);
  const socket = new WebSocket("ws://localhost/ws");
  const heard: unknown[] = [];
  socket.addEventListener("message", ({ data }) => heard.push(serverFrame.parse(JSON.parse(String(data)))));
  const opened = new Promise((resolve) => socket.addEventListener("open", resolve));
  return { say: (frame) => void opened.then(() => socket.send(JSON.stringify(frame))), heard };
}

it("a golfer at the documented socket hears what was said and what is said now", async () => {
  const { say, heard } = connect("busy");
  say({ type: "authenticate", authToken: "any" });
  say({ type: "join", teeTimeId, after: 0 });
  say({ type: "message", teeTimeId, message: "On my way" });
  await vi.waitFor(() =>
    expect(heard).toMatchObject([
      { type: "authenticated", userId: idOf(1) },
      { type: "joined", lastSeq: 1 },
      { type: "message", message: "Meet at the putting green?" },
      { type: "message", message: "On my way", seq: 2 },
    ]),
  );
});

it("nobody who is signed out comes in there", async () => {
  const { say, heard } = connect("signed-out");
  say({ type: "authenticate", authToken: "any" });
  await vi.waitFor(() => expect(heard).toEqual([{ type: "auth_error", message: "Unauthorized" }]));
});
