import type { Mailer } from "@fourball/domain/ports/mailer";
import { PermanentDeliveryError } from "@fourball/domain/ports/permanent-delivery-error";
import { createTransport } from "nodemailer";

export type Sender = { name: string; address: string };

const CONNECTIONS = 5;
const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;
/** Before the attempt counts as failed: what is sent later than that would be sent twice. */
const SEND_TIMEOUT_MS = 50_000;

/** Sends mails by an SMTP server. Its timeouts are well below the lease of a delivery. */
export function createSmtpMailer(
  url: string,
  from: Sender,
  { sendTimeoutMs = SEND_TIMEOUT_MS } = {},
): Mailer & {
  /** Signs in at the mail server; throws when that fails. */
  verify(): Promise<void>;
  close(): void;
} {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    // Mails must not include files or the content of addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, ...mail }) {
      // As an object, so that commas do not make several addresses of it.
      const signal = AbortSignal.timeout(sendTimeoutMs);
      const sending = transport.sendMail({ ...mail, from, to: { name: "", address: to }, signal });
      await sending.catch((error: unknown) => {
        throw isRefused(error) ? new PermanentDeliveryError(error.message, { cause: error }) : error;
      });
    },
    verify: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}

/**
 * The recipient or the content got a 5xx answer. Where the server refuses the sign-in or the sender, the settings are wrong,
 * which somebody may correct before the next attempt.
 */
const isRefused = (error: unknown): error is Error =>
  error instanceof Error &&
  "permanent" in error &&
  error.permanent === true &&
  "command" in error &&
  (error.command === "RCPT TO" || error.command === "DATA");
