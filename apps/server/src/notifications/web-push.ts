import type { PushAddress, Pusher, PushNote } from "@fourball/domain/ports/pusher";
import webPush, { type RequestDetails } from "web-push";

export type PushKeys = { publicKey: string; privateKey: string; subject: string };

const ANSWER_WITHIN_MS = 10_000;
/** A browser that is off for longer need not hear of it any more. */
const DAY_SECONDS = 86_400;
const GONE = new Set([404, 410]);

/** Sends notes, encrypted for one browser, to the push service of that browser. */
export const createWebPush = (keys: PushKeys): Pusher => ({
  async send(to, note) {
    const request = sealed(keys, to, note);
    if (!request) return "gone";
    const answer = await fetch(request.endpoint, {
      method: request.method,
      headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      body: request.body && new Uint8Array(request.body),
      // The address was looked at when it was given; nobody leads from there to another.
      redirect: "error",
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await answer.body?.cancel();
    if (GONE.has(answer.status)) return "gone";
    if (!answer.ok) throw new Error(`The push service answered ${answer.status}`);
    return "sent";
  },
});

/** Undefined for keys that no browser made. */
function sealed(vapidDetails: PushKeys, { endpoint, p256dh, auth }: PushAddress, note: PushNote): RequestDetails | undefined {
  // A second attempt takes the place of the first, on the way and on the screen.
  const topic = note.id.replaceAll("-", "");
  try {
    const options = { vapidDetails, TTL: DAY_SECONDS, topic };
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(note), options);
  } catch {
    return undefined;
  }
}
