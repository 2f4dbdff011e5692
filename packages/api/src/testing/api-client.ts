import { once } from "node:events";
import { WebSocket } from "ws";
import { z } from "zod";

const withId = z.object({ id: z.string() });
const page = z.array(z.object({ id: z.string(), seq: z.number(), clientId: z.string().nullable() }));

/** A client that only knows the documented API. */
export type BlackBoxGolfer = { id: string; cookie: string };

async function call(
  url: string,
  path: string,
  { cookie = "", method = "POST", body = {} },
): Promise<{ answer: unknown; cookie: string }> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: { "content-type": "application/json", cookie },
    ...(method !== "GET" && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return { answer: await response.json(), cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "" };
}

async function register(url: string, name: string): Promise<BlackBoxGolfer> {
  const body = { email: `${name}-${crypto.randomUUID()}@example.com`, password: "a long walk", firstName: name, lastName: "Lee" };
  const { answer, cookie } = await call(url, "/auth/register", { body });
  return { ...withId.parse(answer), cookie };
}

/** A tee time of four golfers in two weeks. */
export async function gatherFour(url: string): Promise<{ teeTimeId: string; golfers: BlackBoxGolfer[] }> {
  const [host, ...players] = await Promise.all(["Maya", "Jonas", "Priya", "Tom"].map((name) => register(url, name)));
  if (!host) throw new Error("nobody hosts");
  const courses = z.array(withId).parse((await call(url, "/courses", { ...host, method: "GET" })).answer);
  const date = Temporal.Now.plainDateISO().add({ days: 14 }).toString();
  const game = await call(url, "/tee-times", { ...host, body: { courseId: courses[0]?.id, date, time: "07:30" } });
  const { id: teeTimeId } = withId.parse(game.answer);
  for (const player of players) {
    const { id } = withId.parse((await call(url, `/tee-times/${teeTimeId}/join`, player)).answer);
    await call(url, `/participants/${id}/status`, { ...host, method: "PATCH", body: { status: "confirmed" } });
  }
  return { teeTimeId, golfers: [host, ...players] };
}

/** All messages of a chat, oldest first. */
export async function wholeHistory(url: string, { cookie }: BlackBoxGolfer, teeTimeId: string): Promise<z.infer<typeof page>> {
  const lines: z.infer<typeof page> = [];
  for (;;) {
    const before = lines[0] ? `&before=${lines[0].seq}` : "";
    const { answer } = await call(url, `/tee-times/${teeTimeId}/messages?limit=100${before}`, { cookie, method: "GET" });
    const messages = page.parse(answer);
    lines.unshift(...messages);
    if (messages.length < 100) return lines;
  }
}

/** A socket that has joined a chat; `onFrame` gets every frame from `authenticated` on. Rejects on any error. */
export async function joinRoom(
  url: string,
  { cookie }: BlackBoxGolfer,
  { teeTimeId, after }: { teeTimeId: string; after?: number },
  onFrame: (frame: Record<string, unknown>) => void,
): Promise<WebSocket> {
  const { answer } = await call(url, "/auth/websocket-token", { cookie });
  const socket = new WebSocket(`${url.replace("http", "ws")}/ws`);
  const failed = new Promise<never>((_, reject) => {
    socket.on("error", reject);
    socket.on("close", () => reject(new Error("the socket was closed")));
  });
  failed.catch(() => undefined);
  const joined = new Promise<void>((resolve) => {
    socket.on("message", (data) => {
      const frame: Record<string, unknown> = JSON.parse(data.toString());
      if (frame.type === "joined") resolve();
      onFrame(frame);
    });
  });
  await Promise.race([once(socket, "open"), failed]);
  socket.send(JSON.stringify({ type: "authenticate", authToken: z.object({ token: z.string() }).parse(answer).token }));
  socket.send(JSON.stringify({ type: "join", teeTimeId, after }));
  await Promise.race([joined, failed]);
  return socket;
}
