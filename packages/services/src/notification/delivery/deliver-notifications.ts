import { setTimeout as rest } from "node:timers/promises";
import type { Channel } from "@fourball/domain/notification/channels";
import { channelsFor } from "@fourball/domain/notification/channels-for";
import { type Claimed, claimDeliveries } from "./claim-deliveries.ts";
import type { DeliveryContext, Outcome, Senders } from "./delivery.ts";
import { secondsOfQuiet } from "./quiet.ts";
import { dropDelivery, markFailed, markKept, markSent, postpone } from "./record-outcome.ts";
import { sendMail } from "./send-mail.ts";
import { sendPush } from "./send-push.ts";
import { sendText } from "./send-text.ts";

type Send = (ctx: DeliveryContext, senders: Senders, claimed: Claimed) => Promise<Outcome>;

const SEND = {
  email: (ctx, { email }, claimed) => sendMail(ctx, email, claimed),
  sms: (ctx, { sms }, claimed) => sendText(ctx, sms, claimed),
  push: (ctx, { push }, claimed) => sendPush(ctx, push, claimed),
} satisfies Record<Channel, Send>;

const SETTLE = { sent: markSent, kept: markKept, unwanted: dropDelivery };

/** Well within the lease, so that no other process starts while this one is still trying. */
const GIVE_UP_AFTER_MS = 60_000;

/**
 * Sends what is due on a channel, outside of any transaction. After a crash between sending and marking it is sent
 * once more, under the same id. Returns how many were tried.
 */
export async function deliverNotifications(ctx: DeliveryContext, channel: Channel, senders: Senders): Promise<number> {
  const claimed = await claimDeliveries(ctx.db, channel);
  await Promise.all(claimed.map((each) => deliver(ctx, channel, senders, each)));
  return claimed.length;
}

async function deliver(ctx: DeliveryContext, channel: Channel, senders: Senders, claimed: Claimed): Promise<void> {
  const isStillWanted = isWanted(channel, claimed);
  const quietSeconds = isStillWanted ? secondsOfQuiet(ctx, channel, claimed) : 0;
  if (quietSeconds > 0) return postpone(ctx.db, claimed, quietSeconds);
  let outcome: Outcome;
  try {
    outcome = isStillWanted ? await inTime(SEND[channel](ctx, senders, claimed)) : "unwanted";
  } catch (error) {
    return markFailed(ctx.db, claimed, error);
  }
  // Outside of the try: a database error here doesn't mean that sending failed.
  await SETTLE[outcome](ctx.db, claimed);
}

/** Asked again, since the recipient may have turned it off while it waited. */
const isWanted = (channel: Channel, { content, golfer }: Claimed): boolean =>
  channelsFor(content, golfer ?? "guest").includes(channel);

async function inTime<Result>(sending: Promise<Result>): Promise<Result> {
  const over = new AbortController();
  const late = rest(GIVE_UP_AFTER_MS, undefined, { signal: over.signal, ref: false }).then(() => {
    throw new Error(`Not sent within ${GIVE_UP_AFTER_MS / 1000} seconds`);
  });
  try {
    return await Promise.race([sending, late]);
  } finally {
    over.abort();
  }
}
