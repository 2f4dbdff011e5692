import { instantOf } from "@fourball/db/select/iso-instant";
import { isUrgent, quietUntil } from "@fourball/domain/notification/quiet-hours";
import type { Claimed } from "./claim-deliveries.ts";
import type { DeliveryContext } from "./delivery.ts";

/** How long it has to wait for the end of the golfer's quiet hours. Asked at each attempt, as the night may have come since. */
export function secondsOfQuiet({ clock, defaultTimeZone }: DeliveryContext, { golfer, teeOffAt, ...game }: Claimed): number {
  if (!golfer?.quietFrom || !golfer.quietTo) return 0;
  const now = clock.now();
  if (isUrgent({ ...game, teeOffAt: teeOffAt && instantOf(teeOffAt) }, now)) return 0;
  const end = quietUntil(now, { from: golfer.quietFrom, to: golfer.quietTo }, golfer.timeZone ?? defaultTimeZone);
  return end ? Math.ceil(now.until(end).total("seconds")) : 0;
}
