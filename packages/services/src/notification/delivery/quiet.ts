import { instantOf } from "@fourball/db/select/iso-instant";
import type { Channel } from "@fourball/domain/notification/channels";
import { isHeard, isUrgent, quietUntil } from "@fourball/domain/notification/quiet-hours";
import { NIGHT } from "@fourball/domain/saved-search/constants";
import type { Claimed } from "./claim-deliveries.ts";
import type { DeliveryContext } from "./delivery.ts";

/** How long it has to wait for the end of a quiet time. Asked at each attempt, as the night may have come since. */
export function secondsOfQuiet(ctx: DeliveryContext, channel: Channel, claimed: Claimed): number {
  const ends = [nightOf(ctx, claimed), ...(isHeard(channel) ? [ownQuietHours(ctx, claimed)] : [])];
  return Math.max(...ends.map((end) => (end ? Math.ceil(ctx.clock.now().until(end).total("seconds")) : 0)));
}

/** On any channel, games that a saved search found wait for the morning. */
function nightOf({ clock }: DeliveryContext, { content }: Claimed): Temporal.Instant | undefined {
  return content.kind === "search-matched" ? quietUntil(clock.now(), NIGHT, content.timeZone) : undefined;
}

function ownQuietHours(
  { clock, defaultTimeZone }: DeliveryContext,
  { golfer, teeOffAt, ...game }: Claimed,
): Temporal.Instant | undefined {
  if (!golfer?.quietFrom || !golfer.quietTo) return undefined;
  const now = clock.now();
  if (isUrgent({ ...game, teeOffAt: teeOffAt && instantOf(teeOffAt) }, now)) return undefined;
  return quietUntil(now, { from: golfer.quietFrom, to: golfer.quietTo }, golfer.timeZone ?? defaultTimeZone);
}
