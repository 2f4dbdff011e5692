import { onTestFinished } from "vitest";
import { WebSocket } from "ws";

/** The status of an upgrade request: 101 for a socket, which stays open until the end of the test. */
export function openUpgrade(url: string, path: string, headers: Record<string, string> = {}): Promise<number> {
  const socket = new WebSocket(`${url.replace("http", "ws")}${path}`, { headers });
  onTestFinished(() => socket.terminate());
  return new Promise((resolve, reject) => {
    socket.once("open", () => resolve(101));
    socket.once("unexpected-response", (_request, answer) => {
      resolve(answer.statusCode ?? 0);
      socket.terminate();
    });
    socket.on("error", reject);
  });
}
