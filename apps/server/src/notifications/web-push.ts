import { httpRefusal } from "@fourball/domain/ports/permanent-delivery-error";
import type { PushAddress, PushNote, PushSender } from "@fourball/domain/ports/push-sender";
import type { RequestDetails } from "web-push";

export type PushKeys = { publicKey: string; privateKey: string; subject: string };

const TIMEOUT_MS = 10_000;
/** The push service drops a note that a browser does not fetch within a day. */
const DAY_SECONDS = 86_400;
const GONE = new Set([404, 410]);

/** Sends notes, encrypted for one browser, to the push service of that browser. */
export const createWebPush = (keys: PushKeys): PushSender => ({
  async send(to, note) {
    const request = await encrypted(keys, to, note);
    if (!request) return "gone";
    const response = await fetch(request.endpoint, {
      method: request.method,
      headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      body: request.body && new Uint8Array(request.body),
      // The endpoint was validated when it was stored; a redirect would bypass that.
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (GONE.has(response.status)) return "gone";
    if (!response.ok) throw httpRefusal("push service", response.status);
    return "sent";
  },
});

/** Undefined for keys that are not valid. */
async function encrypted(
  vapidDetails: PushKeys,
  { endpoint, p256dh, auth }: PushAddress,
  note: PushNote,
): Promise<RequestDetails | undefined> {
  const { default: webPush } = await import("web-push");
  // A second attempt replaces the first, at the push service and on the screen.
  const topic = note.id.replaceAll("-", "");
  try {
    const options = { vapidDetails, TTL: DAY_SECONDS, topic };
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(note), options);
  } catch {
    return undefined;
  }
}
