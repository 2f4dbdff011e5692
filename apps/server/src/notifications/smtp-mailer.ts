import type { Mailer } from "@fourball/domain/ports/mailer";
import { createTransport } from "nodemailer";

export type Sender = { name: string; address: string };

const CONNECTIONS = 5;
const CONNECT_WITHIN_MS = 10_000;
const SILENCE_MS = 20_000;

/** Hands mails to an SMTP server. A server that does not answer fails the mail in well under the lease of its delivery. */
export function createSmtpMailer(url: string, from: Sender): Mailer & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    dnsTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENCE_MS,
    // A mail carries what was written into it, never a file or an address to read from.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, ...mail }) {
      // As an object, an address is one address, whatever signs are in it.
      await transport.sendMail({ ...mail, from, to: { name: "", address: to } });
    },
    close: () => transport.close(),
  };
}
