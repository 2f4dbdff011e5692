import { createHmac } from "node:crypto";
import { join } from "node:path";
import type { Mailer } from "@fourball/domain/ports/mailer";
import { httpRefusal } from "@fourball/domain/ports/permanent-delivery-error";
import type { SmsSender } from "@fourball/domain/ports/sms-sender";
import type { Senders } from "@fourball/services/notification/delivery/delivery";
import type { Logger } from "pino";
import type { Env } from "../env.ts";
import type { Outages } from "../log/outages.ts";
import { observeSenders } from "../telemetry/observe-senders.ts";
import type { Telemetry } from "../telemetry/telemetry.ts";
import { createMailSpool } from "./mail-spool.ts";
import { createWebPush, type PushKeys } from "./web-push.ts";

export type SendersOfEnv = {
  senders: Senders;
  /** For account mails: without a mail server they are written to the mail spool. */
  mailer: Mailer;
  /** Where mails are written; null with a mail server. */
  mailFolder: string | null;
  close(): void;
};

type Given = { env: Env; log: Logger; outages: Outages; pushKeys: PushKeys; telemetry: Telemetry };

/** The notification channels that the environment configures; push always is one. */
export async function createSenders({ env, log, outages, pushKeys, telemetry }: Given): Promise<SendersOfEnv> {
  const smtp =
    env.SMTP_URL && env.MAIL_FROM ? (await import("./smtp-mailer.ts")).createSmtpMailer(env.SMTP_URL, env.MAIL_FROM) : null;
  const sms = env.SMS_WEBHOOK_URL ? createSmsWebhook(env.SMS_WEBHOOK_URL, env.SMS_WEBHOOK_SECRET) : null;
  const folder = join(env.DATA_DIR, "mail-spool");
  const senders = observeSenders({ email: smtp, sms, push: createWebPush(pushKeys) }, telemetry, outages);
  return {
    senders,
    mailer: senders.email ?? createMailSpool(folder, log),
    mailFolder: smtp ? null : folder,
    close: () => smtp?.close(),
  };
}

const TIMEOUT_MS = 10_000;

/** Posts text messages as JSON to an SMS service. The signature proves their origin. */
const createSmsWebhook = (url: string, secret: string | undefined): SmsSender => ({
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
