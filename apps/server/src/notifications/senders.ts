import { join } from "node:path";
import type { Mailer } from "@fourball/domain/ports/mailer";
import type { Senders } from "@fourball/services/notification/delivery/delivery";
import type { Logger } from "pino";
import type { Env } from "../env.ts";
import { createMailSpool } from "./mail-spool.ts";
import { createSmsWebhook } from "./sms-webhook.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";
import { createWebPush } from "./web-push.ts";

export type SendersOfEnv = {
  senders: Senders;
  /** For account mails: without a mail server they are written to the mail spool. */
  mailer: Mailer;
  /** Where mails are written; null with a mail server. */
  mailFolder: string | null;
  pushPublicKey: string | null;
  close(): void;
};

/** The notification channels that the environment configures. */
export function createSenders(env: Env, log: Logger): SendersOfEnv {
  const smtp = env.SMTP_URL && env.MAIL_FROM ? createSmtpMailer(env.SMTP_URL, env.MAIL_FROM) : null;
  const sms = env.SMS_WEBHOOK_URL ? createSmsWebhook(env.SMS_WEBHOOK_URL, env.SMS_WEBHOOK_SECRET) : null;
  const folder = join(env.DATA_DIR, "outbox");
  const keys = pushKeysOf(env);
  return {
    senders: { email: smtp, sms, push: keys && createWebPush(keys) },
    mailer: smtp ?? createMailSpool(folder, log),
    mailFolder: smtp ? null : folder,
    pushPublicKey: keys?.publicKey ?? null,
    close: () => smtp?.close(),
  };
}

const pushKeysOf = ({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject }: Env) =>
  publicKey && privateKey && subject ? { publicKey, privateKey, subject } : null;
