import { connect } from "node:net";
import { answerOf, GIVE_UP_MS, type Outcome } from "./outcome.ts";
import { type Scene, withKnown } from "./scene.ts";

/** Writes the bytes, ends its half of the connection and reads until the server ends the other. */
export function sendBytes(scene: Scene, bytes: string): Promise<Outcome> {
  const { hostname, port } = new URL(scene.url);
  const started = performance.now();
  return new Promise((resolve) => {
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || 80) });
    let head = "";
    let wasOpen = false;
    const done = () => {
      const status = Number(/^HTTP\/1\.\d (\d{3})/.exec(head)?.[1] ?? 0);
      const closed = wasOpen ? "refused" : "none";
      resolve({ answer: status > 0 ? answerOf(status) : closed, status, ms: performance.now() - started });
      socket.destroy();
    };
    const giveUp = setTimeout(done, GIVE_UP_MS);
    socket.once("connect", () => {
      wasOpen = true;
      socket.end(Buffer.from(withKnown(scene, bytes), "latin1"));
    });
    socket.on("data", (chunk) => {
      if (head.length < 20) head += chunk.toString("latin1");
    });
    // The server may reset a connection that it does not read to its end.
    socket.on("error", () => undefined);
    socket.once("close", () => {
      clearTimeout(giveUp);
      done();
    });
  });
}
