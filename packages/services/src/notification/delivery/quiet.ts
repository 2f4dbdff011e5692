import { instantOf } from "@fourball/db/iso-instant";
import { NIGHT } from "@fourball/domain/fill/constants";
import type { Channel } from "@fourball/domain/notification/channels";
import { isHeard, isUrgent } from "@fourball/domain/notification/quiet-hours";
import { quietUntil } from "@fourball/domain/quiet-until";
import type { Claimed } from "./claim-deliveries.ts";
import type { DeliveryContext } from "./delivery.ts";

/**
 * How long it has to wait for the end of the golfer's quiet hours. Asked at each attempt, as they may have begun since.
 * Emails don't ring, so only those wait that are about what a saved search found, or an open spot.
 */
export function secondsOfQuiet(ctx: DeliveryContext, channel: Channel, claimed: Claimed): number {
  if (!isHeard(channel) && !("timeZone" in claimed.content)) return 0;
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
