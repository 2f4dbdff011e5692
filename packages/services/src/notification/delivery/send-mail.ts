import type { Db } from "@fourball/db/client";
import { lower } from "@fourball/db/schema/columns";
import { guestRequests, users } from "@fourball/db/schema/index";
import { requestsTogether } from "@fourball/domain/notification/collected";
import { definitionOf } from "@fourball/domain/notification/content";
import type { Message, MessageContext } from "@fourball/domain/notification/message";
import { messageOf, toGuestRequest } from "@fourball/domain/notification/message-of";
import type { Mail, Mailer } from "@fourball/domain/ports/mailer";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { fillToken } from "../../core/access/fill-link.ts";
import { playingToken } from "../../core/access/playing-link.ts";
import { isRequestOf } from "../../core/access/request-of-address.ts";
import { guestLinks } from "../../core/token/guest-token.ts";
import { derivedToken, installationKey } from "../../core/token/installation-key.ts";
import { searchToken } from "../../core/token/search-token.ts";
import { secretHash } from "../../core/token/secret-hash.ts";
import { newConfirmationToken } from "../../golfers/account/email/confirmation-token.ts";
import { newResetToken } from "../../golfers/account/new-reset-token.ts";
import type { Claimed } from "./claim-deliveries.ts";
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

type Confirmation = NonNullable<Claimed["confirmation"]>;

/** Decided where the mail is made: the answer on the screen must not show whether the address is known. */
async function confirmationLink(db: Db, confirmation: Confirmation): Promise<SecretLink> {
  const { id, request, email, userId } = confirmation;
  if (request.kind === "sign-up" && (await hasAccount(db, email, null))) return { isKnown: true };
  if (request.kind === "account-email" && (await hasAccount(db, email, userId))) return { isKnown: true };
  const isAsked = request.kind === "guest-request" && !request.guestRequestId;
  const asked = isAsked && (await existingRequest(db, request.teeTimeId, email));
  if (asked) return { isKnown: true, guestLink: (await guestLinks(db))(asked) };
  return { linkToken: await newConfirmationToken(db, { id, kind: request.kind }) };
}

const isAddress = (email: string) => eq(lower(users.email), email);

/** Other than the one that wants to prove it. */
async function hasAccount(db: Db, email: string, besides: string | null): Promise<boolean> {
  return (await db.$count(users, and(isAddress(email), besides === null ? undefined : ne(users.id, besides)))) > 0;
}

async function existingRequest(db: Db, teeTimeId: string, email: string): Promise<string | undefined> {
  const [row] = await db.select({ id: guestRequests.id }).from(guestRequests).where(isRequestOf(teeTimeId, email));
  return row?.id;
}
