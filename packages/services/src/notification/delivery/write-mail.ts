import { unsubscribeLink } from "@fourball/domain/links/api-links";
import { secretLink } from "@fourball/domain/links/secret-links";
import { GROUP_NAME, type NotificationGroup } from "@fourball/domain/notification/groups";
import type { Message } from "@fourball/domain/notification/message";
import type { Mail } from "@fourball/domain/ports/mailer";
import { PRODUCT } from "@fourball/domain/product";
import { type Footer, mailHtml } from "./mail-html.ts";

/** Turns one group of emails, or one saved search, off without signing in. */
export type UnsubscribeLink = { token: string } & ({ group: NotificationGroup } | { searchId: string });

type Around = {
  publicUrl: string;
  unsubscribe?: UnsubscribeLink | undefined;
  /** The mails of one thread have the same. */
  thread?: string | undefined;
};

/** Mailboxes send no absence notices back (RFC 3834, and its older form for Exchange). */
const AUTOMATIC = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

/** A header is one line, whatever is in a name. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

/** A message as a mail, in text and HTML that say the same. Links lead to the installation's own address only. */
export function writeMail(
  message: Message,
  { publicUrl, unsubscribe, thread }: Around,
): Pick<Mail, "subject" | "text" | "html" | "headers"> {
  const link = publicUrl + message.action.path;
  const footer = unsubscribe && footerOf(publicUrl, unsubscribe);
  return {
    subject: oneLine(message.subject),
    text: mailText(message, { link, footer }),
    html: mailHtml(message, { link, footer, home: publicUrl }),
    headers: {
      ...AUTOMATIC,
      // Mail programs keep what refers to the same together, also where that was never a mail.
      ...(thread && { References: thread }),
      ...(unsubscribe && oneClick(publicUrl, unsubscribe)),
    },
  };
}

function footerOf(publicUrl: string, unsubscribe: UnsubscribeLink): Footer {
  const linkWith = (what: { search: string } | { group: string }) =>
    publicUrl + secretLink("/unsubscribe", { token: unsubscribe.token, ...what });
  return "searchId" in unsubscribe
    ? { link: linkWith({ search: unsubscribe.searchId }), label: "Stop telling me about games like this" }
    : { link: linkWith({ group: unsubscribe.group }), label: `Unsubscribe from emails about ${GROUP_NAME[unsubscribe.group]}` };
}

/** Lets mail programs offer one-click unsubscribe (RFC 8058). */
const oneClick = (publicUrl: string, { token, ...off }: UnsubscribeLink): Record<string, string> => ({
  "List-Unsubscribe": `<${publicUrl}${unsubscribeLink(token, "searchId" in off ? off.searchId : off.group)}>`,
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
