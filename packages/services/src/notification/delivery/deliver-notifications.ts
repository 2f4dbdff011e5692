import { setTimeout as rest } from "node:timers/promises";
import { instantOf } from "@fourball/db/instants";
import { NIGHT } from "@fourball/domain/fill/constants";
import type { Channel } from "@fourball/domain/notification/channels";
import { isCollected } from "@fourball/domain/notification/collected";
import { isUrgent, rings } from "@fourball/domain/notification/quiet-hours";
import { quietUntil } from "@fourball/domain/quiet-until";
import { type Claimed, claimDeliveries } from "./claim-deliveries.ts";
import type { DeliveryContext, Outcome, Senders } from "./delivery.ts";
import { dropDelivery, markFailed, markKept, markSent, postpone } from "./record-outcome.ts";
import { sendMail } from "./send-mail.ts";
import { sendPush } from "./send-push.ts";
import { sendText } from "./send-text.ts";
import { whyDropped } from "./why-dropped.ts";

/** `others`: requests for the same game, in the same mail. */
type Send = (ctx: DeliveryContext, senders: Senders, claimed: Claimed, others: readonly Claimed[]) => Promise<Outcome>;

const SEND = {
  email: (ctx, { email }, claimed, others) => sendMail(ctx, email, claimed, others),
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
  await Promise.all(together(channel, claimed).map((each) => deliver(ctx, channel, senders, each)));
  return claimed.length;
}

type Together = [first: Claimed, ...others: Claimed[]];

function together(channel: Channel, claimed: readonly Claimed[]): Together[] {
  const all = new Map<string, Together>();
  for (const each of claimed) {
    const { id, golfer, teeTimeId, content } = each;
    const key = channel === "email" && isCollected(content) ? `${golfer?.id} ${teeTimeId}` : id;
    const known = all.get(key);
    if (known) known.push(each);
    else all.set(key, [each]);
  }
  return [...all.values()];
}

async function deliver(ctx: DeliveryContext, channel: Channel, senders: Senders, all: Together): Promise<void> {
  const [claimed, ...others] = all;
  const isDropped = whyDropped(ctx, channel, claimed) !== undefined;
  const quietSeconds = isDropped ? 0 : secondsOfQuiet(ctx, channel, claimed);
  if (quietSeconds > 0) return settle(all, (each) => postpone(ctx.db, each, quietSeconds));
  let outcome: Outcome;
  try {
    outcome = isDropped ? "unwanted" : await inTime(SEND[channel](ctx, senders, claimed, others));
  } catch (error) {
    return settle(all, (each) => markFailed(ctx.db, each, error));
  }
  // Outside of the try: a database error here doesn't mean that sending failed.
  await settle(all, (each) => SETTLE[outcome](ctx.db, each));
}

const settle = async (all: Together, each: (claimed: Claimed) => Promise<void>): Promise<void> =>
  void (await Promise.all(all.map(each)));

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

/**
 * How long it has to wait for the end of the golfer's quiet hours. Asked at each attempt, as they may have begun since.
 * Emails don't ring, so only those wait that are about what a saved search found, or an open spot.
 */
function secondsOfQuiet(ctx: DeliveryContext, channel: Channel, claimed: Claimed): number {
  if (!rings(channel) && !("timeZone" in claimed.content)) return 0;
  const end = endOfQuietHours(ctx, claimed);
  return end ? Math.ceil(ctx.clock.now().until(end).total("seconds")) : 0;
}

function endOfQuietHours(
  { clock, config: { defaultTimeZone } }: DeliveryContext,
  { golfer, teeOffAt, ...game }: Claimed,
): Temporal.Instant | undefined {
  const now = clock.now();
  const { content } = game;
  const night = content.kind === "spot-opened" && quietUntil(now, NIGHT, content.timeZone);
  if (night) return night;
  if (!golfer?.quietFrom || !golfer.quietTo) return undefined;
  if (isUrgent({ ...game, teeOffAt: teeOffAt && instantOf(teeOffAt) }, now)) return undefined;
  const timeZone = "timeZone" in content ? content.timeZone : (golfer.timeZone ?? defaultTimeZone);
  return quietUntil(now, { from: golfer.quietFrom, to: golfer.quietTo }, timeZone);
}
