import { join } from "node:path";
import type { Mailer } from "@fourball/domain/ports/mailer";
import type { Senders } from "@fourball/services/notification/delivery/delivery";
import type { Logger } from "pino";
import type { Env } from "../env.ts";
import { createMailSpool } from "./mail-spool.ts";
import { createSmsWebhook } from "./sms-webhook.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";
import { createWebPush, type PushKeys } from "./web-push.ts";

export type SendersOfEnv = {
  senders: Senders;
  /** For account mails: without a mail server they are written to the mail spool. */
  mailer: Mailer;
  /** Where mails are written; null with a mail server. */
  mailFolder: string | null;
  close(): void;
};

/** The notification channels that the environment configures; push always is one. */
export function createSenders(env: Env, log: Logger, pushKeys: PushKeys): SendersOfEnv {
  const smtp = env.SMTP_URL && env.MAIL_FROM ? createSmtpMailer(env.SMTP_URL, env.MAIL_FROM) : null;
  const sms = env.SMS_WEBHOOK_URL ? createSmsWebhook(env.SMS_WEBHOOK_URL, env.SMS_WEBHOOK_SECRET) : null;
  const folder = join(env.DATA_DIR, "outbox");
  return {
    senders: { email: smtp, sms, push: createWebPush(pushKeys) },
    mailer: smtp ?? createMailSpool(folder, log),
    mailFolder: smtp ? null : folder,
    close: () => smtp?.close(),
  };
}
