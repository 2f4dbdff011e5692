import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { SMTPServer } from "smtp-server";
import { SMTP_PORT } from "./servers.ts";

type Mail = { to: string; text: string };

export type MailServer = {
  /** The path behind the site's address in the newest mail to an address that leads to a page. */
  linkTo(page: string, address: string): Promise<string>;
  close(): Promise<void>;
};

/** Receives what the server with a mail server sends. */
export async function startMailServer(): Promise<MailServer> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      void text(stream).then((raw) => {
        mails.push(...session.envelope.rcptTo.map(({ address }) => ({ to: address, text: unfolded(raw) })));
        done();
      }, done);
    },
  });
  await once(server.listen(SMTP_PORT, "127.0.0.1"), "listening");
  const newest = (page: string, address: string): string | undefined => {
    const link = new RegExp(`https?://[^/\\s]+(/${page}#[\\w=&-]+(?:\\.[\\w-]+)?)`);
    return mails
      .filter(({ to }) => to === address)
      .flatMap(({ text }) => link.exec(text)?.[1] ?? [])
      .at(-1);
  };
  return {
    async linkTo(page, address) {
      await expect.poll(() => newest(page, address), `a mail to ${address} that leads to ${page}`).toBeDefined();
      return newest(page, address) ?? "";
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Long lines of quoted-printable text. */
const unfolded = (raw: string): string => raw.replace(/=\r\n/g, "").replaceAll("=3D", "=");
