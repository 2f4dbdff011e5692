import { instantOf } from "@fourball/db/iso-instant";
import type { Channel } from "@fourball/domain/notification/channels";
import { isHeard, isUrgent, quietUntil } from "@fourball/domain/notification/quiet-hours";
import type { Claimed } from "./claim-deliveries.ts";
import type { DeliveryContext } from "./delivery.ts";

/**
 * How long it has to wait for the end of the golfer's quiet hours. Asked at each attempt, as they may have begun since.
 * Emails don't ring, so only those about what a saved search found wait: that is never urgent.
 */
export function secondsOfQuiet(ctx: DeliveryContext, channel: Channel, claimed: Claimed): number {
  if (!isHeard(channel) && claimed.content.kind !== "search-matched") return 0;
  const end = endOfQuietHours(ctx, claimed);
  return end ? Math.ceil(ctx.clock.now().until(end).total("seconds")) : 0;
}

function endOfQuietHours(
  { clock, config: { defaultTimeZone } }: DeliveryContext,
  { golfer, teeOffAt, ...game }: Claimed,
): Temporal.Instant | undefined {
  if (!golfer?.quietFrom || !golfer.quietTo) return undefined;
  const now = clock.now();
  if (isUrgent({ ...game, teeOffAt: teeOffAt && instantOf(teeOffAt) }, now)) return undefined;
  const { content } = game;
  const timeZone = content.kind === "search-matched" ? content.timeZone : (golfer.timeZone ?? defaultTimeZone);
  return quietUntil(now, { from: golfer.quietFrom, to: golfer.quietTo }, timeZone);
}
