import { createHash } from "node:crypto";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/**
 * `deliveryId` is the part of the Message-ID that names what it delivers, `thread` names its game and recipient, `words` are its
 * subject and a hash of its text, `secret` is what its link lets a golfer or a guest answer with.
 */
export type Mail = {
  messageId: string;
  deliveryId: string;
  to: string;
  thread: string;
  words: string;
  secret: string | undefined;
  receivedAt: number;
};

export type MailServer = { url: string; mails: Mail[]; close(): Promise<void> };

const UUID_LENGTH = 36;

/** Takes every mail. */
export async function startMailServer(): Promise<MailServer> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    onData(stream, { envelope }, done) {
      void text(stream).then((raw) => {
        mails.push(mailOf(raw, envelope.rcptTo.map(({ address }) => address).join()));
        done();
      }, done);
    },
  });
  // The connections of a server that is killed break.
  server.on("error", () => undefined);
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  const address = listening.address();
  if (address === null || typeof address === "string") throw new Error("no port was given");
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function mailOf(raw: string, to: string): Mail {
  const [head = ""] = raw.split("\r\n\r\n", 1);
  const unfolded = head.replace(/\r\n[ \t]+/g, " ");
  const header = (name: string): string => new RegExp(`^${name}: (.*)$`, "im").exec(unfolded)?.[1] ?? "";
  const [, text = ""] = /^Content-Type: text\/plain.*?\r\n\r\n(.*?)\r\n--/ms.exec(raw) ?? [];
  const messageId = header("Message-ID");
  return {
    messageId,
    deliveryId: messageId.slice(1, 1 + UUID_LENGTH),
    to,
    thread: header("References"),
    words: `${header("Subject")} ${createHash("sha256").update(text).digest("base64url")}`,
    secret: /\/(?:guest-request#confirm|still-playing#token)=([\w.-]+)/.exec(
      text.replace(/=\r\n/g, "").replaceAll("=3D", "="),
    )?.[1],
    receivedAt: performance.now(),
  };
}
