import { users } from "@fourball/db/schema/index";
import { requestsTogether } from "@fourball/domain/notification/collected";
import { definitionOf } from "@fourball/domain/notification/content";
import type { Message, MessageContext } from "@fourball/domain/notification/message";
import { messageOf, toGuestRequest } from "@fourball/domain/notification/message-of";
import type { Mail, Mailer } from "@fourball/domain/ports/mailer";
import { and, eq, isNull, sql } from "drizzle-orm";
import { fillToken } from "../../core/access/fill-link.ts";
import { playingToken } from "../../core/access/playing-link.ts";
import { guestLinks } from "../../core/token/guest-token.ts";
import { derivedToken, installationKey } from "../../core/token/installation-key.ts";
import { searchToken } from "../../core/token/search-token.ts";
import { secretHash } from "../../core/token/secret-hash.ts";
import { newResetToken } from "../../golfers/account/new-reset-token.ts";
import type { Claimed } from "./claim-deliveries.ts";
import { confirmationLink } from "./confirmation-link.ts";
import type { DeliveryContext, Outcome, SecretLink } from "./delivery.ts";
import { roundAttached } from "./round-attached.ts";
import { type UnsubscribeLink, writeMail } from "./write-mail.ts";

/** Without a mail server only the mails of the account itself go out; everything else is kept. */
export async function sendMail(
  ctx: DeliveryContext,
  mailer: Mailer | null,
  claimed: Claimed,
  others: readonly Claimed[] = [],
): Promise<Outcome> {
  const { golfer, confirmation, guestEmail, guestRequestId, content } = claimed;
  const to = confirmation?.email ?? golfer?.email ?? guestEmail;
  if (!to) return "unwanted";
  const link = await secretLink(ctx, claimed);
  if (link) {
    // Each attempt has a link of its own and only the newest works: mail programs must not take them for one mail.
    await (mailer ?? ctx.ports.mailer).send(mailOf(ctx, claimed, { to, ...link, repeat: `.${claimed.attempts}` }));
    return "sent";
  }
  if (!mailer) return "kept";
  if (golfer && !golfer.isMailed && definitionOf(content.kind).group) return "unwanted";
  if (guestRequestId && !claimed.isGuestMailed) return "unwanted";
  const guestLink = golfer === null && guestRequestId && (await guestLinks(ctx.db))(guestRequestId);
  const linkToken = await answerToken(ctx, claimed);
  const details = { to, unsubscribe: await unsubscribeLink(ctx, claimed), guestLink, others, ...(linkToken && { linkToken }) };
  await mailer.send({ ...mailOf(ctx, claimed, details), attachments: await roundAttached(ctx, claimed) });
  return "sent";
}

/** For the mails whose link carries a token that is made with the mail. */
async function secretLink({ db }: DeliveryContext, { confirmation, golfer, content }: Claimed): Promise<SecretLink | null> {
  if (confirmation) return confirmationLink(db, confirmation);
  return golfer && content.kind === "password-reset" ? { linkToken: await newResetToken(db, golfer.id) } : null;
}

/** For the mails that can be answered without signing in. Every attempt has the same. */
async function answerToken(ctx: DeliveryContext, { golfer, teeTimeId, content }: Claimed): Promise<string | undefined> {
  if (!golfer || !teeTimeId) return undefined;
  if (content.kind === "spot-opened") return fillToken(ctx, { teeTimeId, userId: golfer.id });
  return content.kind === "still-playing" ? playingToken(ctx, { teeTimeId, userId: golfer.id }) : undefined;
}

type Details = SecretLink & {
  to: string;
  unsubscribe?: UnsubscribeLink | undefined;
  repeat?: string;
  others?: readonly Claimed[];
};

function mailOf({ config: { publicUrl } }: DeliveryContext, claimed: Claimed, details: Details): Mail {
  const { to, linkToken, isKnown, unsubscribe, guestLink, repeat = "", others = [] } = details;
  const { id, content, golfer, guestRequestId, timeZone, teeTimeId, actorName } = claimed;
  const { hostname } = new URL(publicUrl);
  const context = {
    teeTimeId,
    actorName,
    isGuest: golfer === null,
    ...(timeZone && { timeZone }),
    ...(linkToken && { linkToken }),
    ...(isKnown && { isKnown }),
  };
  const messageId = `<${id}${repeat}@${hostname}>`;
  const recipient = golfer?.id ?? guestRequestId;
  const thread = teeTimeId && recipient ? `<${teeTimeId}.${recipient}@${hostname}>` : undefined;
  const message = messageOfAll([claimed, ...others], context) ?? messageOf(content, context);
  const written = guestLink ? { ...message, action: toGuestRequest(guestLink, content) } : message;
  return { to, messageId, ...writeMail(written, { publicUrl, unsubscribe, thread }) };
}

/** Of several requests for one game. */
function messageOfAll(all: readonly Claimed[], context: MessageContext): Message | undefined {
  const content = all[0]?.content;
  if (all.length === 1 || (content?.kind !== "join-requested" && content?.kind !== "guest-requested")) return undefined;
  const names = all.map(({ content, actorName }) => actorName ?? (content.kind === "guest-requested" ? "A guest" : "A golfer"));
  return requestsTogether(content, names, context);
}

/** The golfer's link to turn such emails off without signing in; guests get one email and have nothing to turn off. */
async function unsubscribeLink({ db }: DeliveryContext, { golfer, content }: Claimed): Promise<UnsubscribeLink | undefined> {
  const { group } = definitionOf(content.kind);
  if (!golfer || !group) return undefined;
  if (content.kind === "search-matched") return { token: await searchToken(db, content.searchId), searchId: content.searchId };
  const token = derivedToken(await installationKey(db, "unsubscribe links"), golfer.id);
  const unsubscribeHash = secretHash(token);
  if (golfer.unsubscribeHash !== unsubscribeHash)
    await db
      .update(users)
      .set({ unsubscribeHash, updatedAt: sql`${users.updatedAt}` })
      .where(and(eq(users.id, golfer.id), isNull(users.deletedAt)));
  return { token, group };
}
