import { createHmac } from "node:crypto";
import type { Texter } from "@fourball/domain/ports/texter";

const ANSWER_WITHIN_MS = 10_000;

/** Hands text messages to whoever sends them, as JSON. The signature lets the other side know that it comes from here. */
export const createSmsWebhook = (url: string, secret: string | undefined): Texter => ({
  async send({ id, to, text }) {
    const body = JSON.stringify({ to, text, id });
    const headers = new Headers({ "content-type": "application/json" });
    if (secret) headers.set("x-signature-256", `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`);
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const answer = await fetch(url, { method: "POST", headers, body, redirect: "error", signal });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The SMS webhook answered ${answer.status}`);
  },
});
