import { messageOf } from "@fourball/domain/notification/message-of";
import type { Mail, Mailer } from "@fourball/domain/ports/mailer";
import { newResetToken } from "../account/new-reset-token.ts";
import type { Claimed } from "./claim-deliveries.ts";
import type { DeliveryContext, Outcome } from "./delivery.ts";
import { roundAttached } from "./round-attached.ts";
import { wayOutOf } from "./way-out.ts";
import { type WayOut, writeMail } from "./write-mail.ts";

/** Without a mail server only the mails of the account itself go out; everything else is kept. */
export async function sendMail(ctx: DeliveryContext, mailer: Mailer | null, claimed: Claimed): Promise<Outcome> {
  const { golfer, guestEmail, news } = claimed;
  const to = golfer?.email ?? guestEmail;
  if (!to) return "unwanted";
  if (golfer && news.kind === "password-reset") {
    const resetToken = await newResetToken(ctx.db, golfer.id);
    // Each attempt has a link of its own and only the newest works: mail programs must not take them for one mail.
    await (mailer ?? ctx.mailer).send(mailOf(ctx, claimed, { to, resetToken, repeat: `.${claimed.attempts}` }));
    return "sent";
  }
  if (!mailer) return "kept";
  const details = { to, wayOut: await wayOutOf(ctx, claimed) };
  await mailer.send({ ...mailOf(ctx, claimed, details), attachments: await roundAttached(ctx, claimed) });
  return "sent";
}

type Details = { to: string; resetToken?: string; wayOut?: WayOut | undefined; repeat?: string };

function mailOf({ publicUrl }: DeliveryContext, claimed: Claimed, { to, resetToken, wayOut, repeat = "" }: Details): Mail {
  const { id, news, golfer, timeZone, teeTimeId, actorName } = claimed;
  const about = {
    teeTimeId,
    actorName,
    isGuest: golfer === null,
    ...(timeZone && { timeZone }),
    ...(resetToken && { resetToken }),
  };
  const messageId = `<${id}${repeat}@${new URL(publicUrl).hostname}>`;
  return { to, messageId, ...writeMail(messageOf(news, about), { publicUrl, wayOut }) };
}
