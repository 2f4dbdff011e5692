import { GROUP_NAME } from "@fourball/domain/notification/groups";
import type { Message } from "@fourball/domain/notification/message";
import type { NewsGroup } from "@fourball/domain/notification/schema";
import type { Mail } from "@fourball/domain/ports/mailer";
import { PRODUCT } from "@fourball/domain/product";
import { type Footer, mailHtml } from "./mail-html.ts";

/** What opens the one-step end of a group of mails. */
export type WayOut = { token: string; group: NewsGroup };

type Around = { publicUrl: string; wayOut?: WayOut | undefined };

/** A header is one line, whatever is in a name. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

/** A message as a mail, in text and HTML that say the same. Links lead to the installation's own address only. */
export function writeMail(message: Message, { publicUrl, wayOut }: Around): Pick<Mail, "subject" | "text" | "html" | "headers"> {
  const link = publicUrl + message.action.path;
  const footer = wayOut && {
    link: `${publicUrl}/unsubscribe#token=${wayOut.token}&group=${wayOut.group}`,
    label: `Stop mails about ${GROUP_NAME[wayOut.group]}`,
  };
  return {
    subject: oneLine(message.subject),
    text: mailText(message, { link, footer }),
    html: mailHtml(message, { link, footer, home: publicUrl }),
    ...(wayOut && { headers: oneClick(publicUrl, wayOut) }),
  };
}

/** Lets mail programs offer the way out themselves (RFC 8058). */
const oneClick = (publicUrl: string, { token, group }: WayOut): Record<string, string> => ({
  "List-Unsubscribe": `<${publicUrl}/api/unsubscribe/${token}/${group}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** Also what admins look at. */
export function mailText(
  { lead, facts, note, action }: Message,
  { link, footer }: { link: string; footer?: Footer | undefined },
): string {
  const paragraphs = [
    oneLine(lead),
    facts.map(([label, value]) => `${label}: ${oneLine(value)}`).join("\n"),
    note,
    `${action.label}:\n${link}`,
    `-- \n${PRODUCT}${footer ? `\n${footer.label}: ${footer.link}` : ""}`,
  ];
  return `${paragraphs.filter(Boolean).join("\n\n")}\n`;
}
