import { WebSocket } from "ws";
import { z } from "zod";
import type { SocketInput } from "./input.ts";
import { answerOf, GIVE_UP_MS, type Outcome } from "./outcome.ts";
import { type Scene, withKnown } from "./scene.ts";

/** Closed by the server because of a fault of its own. */
const INTERNAL_ERROR = 1011;

/** Opens a socket, sends the frames, and waits until the server answers a ping or closes. */
export async function sendFrames(scene: Scene, path: "/ws" | "/trpc", { as, frames }: SocketInput): Promise<Outcome> {
  const opening = path === "/ws" && scene.cookies[as] !== "" ? await chatOpening(scene, scene.cookies[as]) : [];
  const started = performance.now();
  return new Promise((resolve) => {
    const socket = new WebSocket(`${scene.url.replace("http", "ws")}${path}`, { headers: { cookie: scene.cookies[as] } });
    let worst = 200;
    let wasOpen = false;
    const done = (answer: Outcome["answer"], status = worst) => {
      clearTimeout(giveUp);
      resolve({ answer, status, ms: performance.now() - started });
      socket.terminate();
    };
    const giveUp = setTimeout(() => done("none", 0), GIVE_UP_MS);
    socket.on("error", () => undefined);
    socket.once("unexpected-response", (_, { statusCode = 0 }) => done(answerOf(statusCode), statusCode));
    socket.on("message", (data) => {
      worst = Math.max(worst, statusIn(data.toString()));
    });
    socket.once("open", () => {
      wasOpen = true;
      for (const frame of [...opening, ...frames])
        socket.send(typeof frame === "string" ? withKnown(scene, frame) : Uint8Array.from(frame));
      socket.ping();
    });
    socket.once("pong", () => done(answerOf(worst)));
    socket.once("close", (code) => {
      if (!wasOpen) done("none", code);
      else if (code === INTERNAL_ERROR) done("5xx", code);
      else done(worst >= 500 ? "5xx" : "refused", code);
    });
  });
}

const token = z.object({ token: z.string() });

/** What joins the chat of the known game; nothing when the session is over. */
async function chatOpening({ url, known }: Scene, cookie: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/auth/websocket-token`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: "{}",
  });
  if (!answer.ok) return [];
  const { token: authToken } = token.parse(await answer.json());
  return [JSON.stringify({ type: "authenticate", authToken }), JSON.stringify({ type: "join", teeTimeId: known.teeTime })];
}

const refusal = z.object({ error: z.object({ data: z.object({ httpStatus: z.number() }) }) });
const chatError = z.object({ type: z.enum(["error", "auth_error"]), message: z.string() });

/** The status that the same refusal has over HTTP. */
function statusIn(text: string): number {
  // The keep-alive of tRPC is a bare word.
  if (text === "PONG") return 200;
  const frame: unknown = JSON.parse(text);
  const refused = refusal.safeParse(frame);
  if (refused.success) return refused.data.error.data.httpStatus;
  const error = chatError.safeParse(frame);
  if (!error.success) return 200;
  return error.data.message === "Something went wrong" ? 500 : 400;
}
