import { connect } from "node:net";
import { answerOf, GIVE_UP_MS, type Outcome } from "./outcome.ts";
import { type Scene, withKnown } from "./scene.ts";

/** How long the server may think about bytes that may be no whole request. */
const PATIENCE_MS = 100;

/**
 * Writes the bytes and reads until the server ends the connection. Its own half ends only where the bytes may be no whole
 * request, and later: the server stops working on what it can't answer any more.
 */
export function sendBytes(scene: Scene, bytes: string, { isWhole = true } = {}): Promise<Outcome> {
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
      socket.write(Buffer.from(withKnown(scene, bytes), "latin1"));
    });
    const lastWord = isWhole ? undefined : setTimeout(() => socket.end(), PATIENCE_MS);
    socket.on("data", (chunk) => {
      if (head.length < 20) head += chunk.toString("latin1");
    });
    // The server may reset a connection that it does not read to its end.
    socket.on("error", () => undefined);
    socket.once("close", () => {
      clearTimeout(giveUp);
      clearTimeout(lastWord);
      done();
    });
  });
}
