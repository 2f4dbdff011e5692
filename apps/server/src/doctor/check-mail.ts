import { join } from "node:path";
import type { Env } from "../env.ts";
import { createSmtpMailer } from "../notifications/smtp-mailer.ts";
import { type Finding, ok, problem, warning, wordsOf } from "./finding.ts";

export const MAIL_ADVICE = "See that host, port, user and password in SMTP_URL are right, and that the port is open from here.";

/** Signs in at the mail server, and sends nothing. */
export async function checkMail({ SMTP_URL, MAIL_FROM, DATA_DIR, isLocal }: Env): Promise<Finding[]> {
  if (!SMTP_URL || !MAIL_FROM) {
    const found = `no mail server: mails about accounts are written to ${join(DATA_DIR, "mail-spool")}`;
    return [isLocal ? ok("Mail", found) : warning("Mail", found, "Set SMTP_URL and MAIL_FROM, so that golfers get their mails.")];
  }
  const mailer = createSmtpMailer(SMTP_URL, MAIL_FROM);
  try {
    await mailer.verify();
    return [ok("Mail", `${new URL(SMTP_URL).host} takes mails from ${MAIL_FROM.address}`)];
  } catch (error) {
    return [problem("Mail", `not usable: ${wordsOf(error)}`, MAIL_ADVICE)];
  } finally {
    mailer.close();
  }
}
