import type { Tx } from "@fourball/db/client";
import { untrueIn } from "@fourball/domain/notification/truth";
import { dropOutdated } from "./drop-outdated.ts";

/** Changes that a golfer or guest isn't notified of: what still waits for them and is no longer true isn't sent. */
export async function dropUntrueForGolfer(
  tx: Tx,
  { teeTimeId, userId, now }: { teeTimeId: string; userId: string; now: "pending" | "confirmed" | "withdrawn" | "cancelled" },
): Promise<void> {
  await dropOutdated(tx, { teeTimeId, golfers: [userId], kinds: untrueIn("own", now) });
}

export async function dropUntrueForGuest(
  tx: Tx,
  { teeTimeId, guestRequestId, now }: { teeTimeId: string; guestRequestId: string; now: "pending" | "withdrawn" },
): Promise<void> {
  await dropOutdated(tx, { teeTimeId, guests: [guestRequestId], kinds: untrueIn("own", now) });
}

/** A host isn't reminded of requests that were answered or expired, by the golfers or guests who made them. */
export async function dropAnswered(
  tx: Tx,
  { teeTimeId, of }: { teeTimeId: string; of: string[] },
  answer: "confirmed" | "declined" | "expired",
): Promise<void> {
  if (of.length > 0) await dropOutdated(tx, { teeTimeId, requests: of, kinds: untrueIn("request", answer) });
}

/** The host is gone, or the game is: nobody answers its requests any more. */
export async function dropAllOfHost(
  tx: Tx,
  teeTimeId: string,
  { hostId, now }: { hostId: string; now: "withdrawn" | "cancelled" },
): Promise<void> {
  await dropOutdated(tx, { teeTimeId, kinds: untrueIn("request", "cancelled") });
  await dropUntrueForGolfer(tx, { teeTimeId, userId: hostId, now });
}
