import type { NotificationKind } from "@fourball/domain/notification/content";
import { toGuestRequest } from "@fourball/domain/notification/message";
import { messageOf } from "@fourball/domain/notification/message-of";
import type { Mail, Mailer } from "@fourball/domain/ports/mailer";
import { newEmailVerificationToken } from "../../account/email/new-email-verification-token.ts";
import { newResetToken } from "../../account/new-reset-token.ts";
import { guestLinks } from "../../guest/guest-token.ts";
import type { Claimed } from "./claim-deliveries.ts";
import type { DeliveryContext, Outcome } from "./delivery.ts";
import { roundAttached } from "./round-attached.ts";
import { unsubscribeLink } from "./unsubscribe-link.ts";
import { type UnsubscribeLink, writeMail } from "./write-mail.ts";

/** The mails of the account itself, whose link carries a token that is made with the mail. */
const newLinkToken = (kind: NotificationKind): typeof newResetToken | undefined =>
  kind === "password-reset" ? newResetToken : kind === "email-verification" ? newEmailVerificationToken : undefined;

/** Without a mail server only the mails of the account itself go out; everything else is kept. */
export async function sendMail(ctx: DeliveryContext, mailer: Mailer | null, claimed: Claimed): Promise<Outcome> {
  const { golfer, guestEmail, guestRequestId, content } = claimed;
  const to = golfer?.email ?? guestEmail;
  if (!to) return "unwanted";
  const newToken = newLinkToken(content.kind);
  if (golfer && newToken) {
    const linkToken = await newToken(ctx.db, golfer.id);
    // Each attempt has a link of its own and only the newest works: mail programs must not take them for one mail.
    await (mailer ?? ctx.mailer).send(mailOf(ctx, claimed, { to, linkToken, repeat: `.${claimed.attempts}` }));
    return "sent";
  }
  if (!mailer) return "kept";
  const guestLink = golfer === null && guestRequestId && (await guestLinks(ctx.db))(guestRequestId);
  const details = { to, unsubscribe: await unsubscribeLink(ctx, claimed), guestLink };
  await mailer.send({ ...mailOf(ctx, claimed, details), attachments: await roundAttached(ctx, claimed) });
  return "sent";
}

type Details = {
  to: string;
  linkToken?: string;
  unsubscribe?: UnsubscribeLink | undefined;
  /** For a guest, whose mail leads to the own request. */
  guestLink?: string | false | null;
  repeat?: string;
};

function mailOf({ publicUrl }: DeliveryContext, claimed: Claimed, details: Details): Mail {
  const { to, linkToken, unsubscribe, guestLink, repeat = "" } = details;
  const { id, content, golfer, timeZone, teeTimeId, actorName } = claimed;
  const context = {
    teeTimeId,
    actorName,
    isGuest: golfer === null,
    ...(timeZone && { timeZone }),
    ...(linkToken && { linkToken }),
  };
  const messageId = `<${id}${repeat}@${new URL(publicUrl).hostname}>`;
  const message = messageOf(content, context);
  const written = guestLink ? { ...message, action: toGuestRequest(guestLink) } : message;
  return { to, messageId, ...writeMail(written, { publicUrl, unsubscribe }) };
}
