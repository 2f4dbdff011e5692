import type { HttpInput } from "./input.ts";
import { answerOf, GIVE_UP_MS, type Outcome } from "./outcome.ts";
import { type Scene, withKnown } from "./scene.ts";

export async function sendHttp(scene: Scene, input: HttpInput): Promise<Outcome> {
  const { method, path, query, as, headers, body } = input;
  const known = Object.entries(query).map(([name, value]) => [name, withKnown(scene, value)] as const);
  const search = new URLSearchParams(Object.fromEntries(known)).toString();
  const started = performance.now();
  const since = (): number => performance.now() - started;
  try {
    const answer = await fetch(`${scene.url}${withKnown(scene, path)}?${search}`, {
      method,
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
        cookie: [scene.cookies[as], headers.cookie].filter(Boolean).join("; "),
      },
      ...(body !== undefined && { body: withKnown(scene, body) }),
      redirect: "manual",
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    await drained(answer);
    return { answer: answerOf(answer.status), status: answer.status, ms: since() };
  } catch {
    return { answer: "none", status: 0, ms: since() };
  }
}

/** Streams of events do not end: their first part is the answer. */
async function drained(answer: Response): Promise<void> {
  if (answer.headers.get("content-type")?.startsWith("text/event-stream")) await answer.body?.cancel();
  else await answer.arrayBuffer();
}
