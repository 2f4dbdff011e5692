import { instantOf } from "@fourball/db/instants";
import type { Channel } from "@fourball/domain/notification/channels";
import { channelsFor } from "@fourball/domain/notification/channels-for";
import { type Untrue, whyUntrue } from "@fourball/domain/notification/why-untrue";
import type { Claimed } from "./claim-deliveries.ts";
import type { DeliveryContext } from "./delivery.ts";

/**
 * Why it isn't sent any more; undefined when it is. Found out at each attempt: while it waited the recipient may have turned
 * it off, and what it says may be over.
 */
export function whyDropped(
  { clock }: Pick<DeliveryContext, "clock">,
  channel: Channel,
  { content, golfer, teeOffAt, isCancelled, ...links }: Claimed,
): Untrue | "unwanted" | undefined {
  if (!channelsFor(content, golfer ?? "guest").includes(channel)) return "unwanted";
  const game = teeOffAt && { teeOffAt: instantOf(teeOffAt), isCancelled };
  return whyUntrue(content, { game, ...links }, clock.now());
}
