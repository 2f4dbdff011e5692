import { createHmac } from "node:crypto";
import { httpRefusal } from "@fourball/domain/ports/permanent-delivery-error";
import type { SmsSender } from "@fourball/domain/ports/sms-sender";

const TIMEOUT_MS = 10_000;

/** Posts text messages as JSON to an SMS service. The signature proves their origin. */
export const createSmsWebhook = (url: string, secret: string | undefined): SmsSender => ({
  async send({ id, to, text }) {
    const body = JSON.stringify({ to, text, id });
    const headers = new Headers({ "content-type": "application/json" });
    if (secret) headers.set("x-signature-256", `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { method: "POST", headers, body, redirect: "error", signal });
    await response.body?.cancel();
    if (!response.ok) throw httpRefusal("SMS webhook", response.status);
  },
});
