import { messageOf } from "@fourball/domain/notification/message-of";
import type { Mail, Mailer } from "@fourball/domain/ports/mailer";
import { newResetToken } from "../../account/new-reset-token.ts";
import type { Claimed } from "./claim-deliveries.ts";
import type { DeliveryContext, Outcome } from "./delivery.ts";
import { roundAttached } from "./round-attached.ts";
import { unsubscribeLink } from "./unsubscribe-link.ts";
import { type UnsubscribeLink, writeMail } from "./write-mail.ts";

/** Without a mail server only the mails of the account itself go out; everything else is kept. */
export async function sendMail(ctx: DeliveryContext, mailer: Mailer | null, claimed: Claimed): Promise<Outcome> {
  const { golfer, guestEmail, content } = claimed;
  const to = golfer?.email ?? guestEmail;
  if (!to) return "unwanted";
  if (golfer && content.kind === "password-reset") {
    const resetToken = await newResetToken(ctx.db, golfer.id);
    // Each attempt has a link of its own and only the newest works: mail programs must not take them for one mail.
    await (mailer ?? ctx.mailer).send(mailOf(ctx, claimed, { to, resetToken, repeat: `.${claimed.attempts}` }));
    return "sent";
  }
  if (!mailer) return "kept";
  const details = { to, unsubscribe: await unsubscribeLink(ctx, claimed) };
  await mailer.send({ ...mailOf(ctx, claimed, details), attachments: await roundAttached(ctx, claimed) });
  return "sent";
}

type Details = { to: string; resetToken?: string; unsubscribe?: UnsubscribeLink | undefined; repeat?: string };

function mailOf({ publicUrl }: DeliveryContext, claimed: Claimed, { to, resetToken, unsubscribe, repeat = "" }: Details): Mail {
  const { id, content, golfer, timeZone, teeTimeId, actorName } = claimed;
  const context = {
    teeTimeId,
    actorName,
    isGuest: golfer === null,
    ...(timeZone && { timeZone }),
    ...(resetToken && { resetToken }),
  };
  const messageId = `<${id}${repeat}@${new URL(publicUrl).hostname}>`;
  return { to, messageId, ...writeMail(messageOf(content, context), { publicUrl, unsubscribe }) };
}
