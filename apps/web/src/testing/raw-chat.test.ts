import { serverFrame } from "@fourball/domain/chat/socket-protocol";
import { idOf } from "@fourball/testkit/fixtures";
import { SCENARIOS, type ScenarioName } from "@fourball/testkit/scenarios";
import { expect, it, vi } from "vitest";
import { server } from "./mock-server.ts";

const teeTimeId = idOf(200);

function connect(name: ScenarioName): { send(frame: object): void; received: unknown[] } {
  server.use(...SCENARIOS[name]().handlers);
  const socket = new WebSocket("ws://localhost/ws");
  const received: unknown[] = [];
  socket.addEventListener("message", ({ data }) => received.push(serverFrame.parse(JSON.parse(String(data)))));
  const opened = new Promise((resolve) => socket.addEventListener("open", resolve));
  return { send: (frame) => void opened.then(() => socket.send(JSON.stringify(frame))), received };
}

it("the mocked chat socket › sends history and new messages", async () => {
  const { send, received } = connect("busy");
  send({ type: "authenticate", authToken: "any" });
  send({ type: "join", teeTimeId, after: 0 });
  send({ type: "message", teeTimeId, message: "On my way" });
  await vi.waitFor(() =>
    expect(received).toMatchObject([
      { type: "authenticated", userId: idOf(1) },
      { type: "joined", lastSeq: 1 },
      { type: "message", message: "Meet at the putting green?" },
      { type: "message", message: "On my way", seq: 2 },
    ]),
  );
});

it("the mocked chat socket › refuses visitors", async () => {
  const { send, received } = connect("signed-out");
  send({ type: "authenticate", authToken: "any" });
  await vi.waitFor(() => expect(received).toEqual([{ type: "auth_error", message: "Unauthorized" }]));
});
