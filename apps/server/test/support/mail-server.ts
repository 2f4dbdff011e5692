import { once } from "node:events";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { onTestFinished } from "vitest";

export type ReceivedMail = { from: string; to: string[]; headers: Record<string, string>; raw: string; parts: string[] };

/** What it answers instead of taking a mail, by what it was told then. */
type Refusals = Partial<Record<"signIn" | "sender" | "recipient" | "content", number>>;

/** A mail server on a real port that records its mails. It answers about recipients once `isReady`. */
export async function aMailServer(
  refusals: Refusals = {},
  isReady: Promise<unknown> = Promise.resolve(),
): Promise<{ url: string; mails: ReceivedMail[] }> {
  const mails: ReceivedMail[] = [];
  const refusal = (at: keyof Refusals): Error | null => {
    const responseCode = refusals[at];
    return responseCode ? Object.assign(new Error(`no ${at}`), { responseCode }) : null;
  };
  const server = new SMTPServer({
    authOptional: !refusals.signIn,
    allowInsecureAuth: true,
    onAuth: (_sent, _session, done) => done(refusal("signIn"), { user: "fourball" }),
    onMailFrom: (_address, _session, done) => done(refusal("sender")),
    onRcptTo: (_address, _session, done) => void isReady.then(() => done(refusal("recipient"))),
    disabledCommands: ["STARTTLS"],
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      void text(stream).then((raw) => {
        const from = mailFrom ? mailFrom.address : "";
        const refused = refusal("content");
        if (!refused) mails.push({ from, to: rcptTo.map(({ address }) => address), ...readMail(raw) });
        done(refused);
      }, done);
    },
  });
  const listening = server.listen(0, "127.0.0.1");
  await once(listening, "listening");
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = listening.address();
  if (address === null || typeof address === "string") throw new Error("no port was given");
  const signIn = refusals.signIn ? "fourball:wrong@" : "";
  return { url: `smtp://${signIn}127.0.0.1:${address.port}`, mails };
}

/** Header lines by name in lower case, and the parts of a multipart body, decoded. */
function readMail(raw: string): Pick<ReceivedMail, "headers" | "raw" | "parts"> {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.replace(/^[^:]+:\s*/, "")]),
  );
  const boundary = /boundary="([^"]+)"/.exec(headers["content-type"] ?? "")?.[1] ?? "none";
  const parts = rest.join("\r\n\r\n").split(`--${boundary}`).slice(1, -1).map(decoded);
  return { headers, raw, parts };
}

function decoded(part: string): string {
  const [head = "", ...rest] = part.split("\r\n\r\n");
  const body = rest.join("\r\n\r\n");
  if (/base64/i.test(head)) return Buffer.from(body, "base64").toString();
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body.replace(/=\r\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}
