import type { Tx } from "@fourball/db/client";
import { costShares, guestRequests, teeTimeCosts, teeTimeParticipants } from "@fourball/db/schema/index";
import { isTicked, owedToBooker, owedWithFriends } from "@fourball/domain/cost/shares";
import { and, asc, eq } from "drizzle-orm";
import type { LockedTeeTime } from "../../core/access/lock-tee-time.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";

type Costs = typeof teeTimeCosts.$inferSelect;
type Share = typeof costShares.$inferSelect;
type Debtor = { golferId: string; guestRequestId: null } | { golferId: null; guestRequestId: string };

/**
 * Who owes whom after the round of a locked game. What either side has said something of, or whose amount the creditor has set,
 * stays as it is. Golfers are notified of what they newly owe.
 */
export async function writeShares(tx: Tx, teeTime: LockedTeeTime): Promise<void> {
  const [costs] = await tx.select().from(teeTimeCosts).where(eq(teeTimeCosts.teeTimeId, teeTime.id));
  const before = await tx.select().from(costShares).where(eq(costShares.teeTimeId, teeTime.id));
  const due = costs ? await sharesDue(tx, teeTime, costs) : [];
  for (const share of before)
    if (isOpen(share) && !due.some((each) => isOfSame(each, share)))
      await tx.delete(costShares).where(eq(costShares.id, share.id));
  for (const share of due) {
    const known = before.find((each) => isOfSame(each, share));
    if (known && (!isOpen(known) || isSameDebt(known, share))) continue;
    if (known) await tx.update(costShares).set(share).where(eq(costShares.id, known.id));
    else await tx.insert(costShares).values(share);
    if (share.golferId) await notifyOf(tx, teeTime, { ...share, golferId: share.golferId });
  }
}

type NewShare = Debtor & Pick<Share, "teeTimeId" | "creditorId" | "cents" | "currency">;

/** The host, every confirmed golfer and every guest owes the same to the golfer who booked; golfers also owe it for their friends. */
async function sharesDue(tx: Tx, teeTime: LockedTeeTime, costs: Costs): Promise<NewShare[]> {
  const cents = owedToBooker(costs);
  if (cents === 0) return [];
  const golfers = [{ golferId: teeTime.hostId, friends: 0 }, ...(await golfersOf(tx, teeTime.id))];
  const isPlaying = golfers.some(({ golferId }) => golferId === costs.bookedById);
  const creditorId = isPlaying ? costs.bookedById : teeTime.hostId;
  const due = { teeTimeId: teeTime.id, creditorId, currency: costs.currency };
  return [
    ...golfers
      .filter(({ golferId }) => golferId !== creditorId)
      .map(({ golferId, friends }) => ({ ...due, golferId, guestRequestId: null, cents: owedWithFriends(costs, friends) })),
    ...(await guestsOf(tx, teeTime.id)).map((guestRequestId) => ({ ...due, golferId: null, guestRequestId, cents })),
  ];
}

/** The confirmed golfers, each with how many friends they brought. */
async function golfersOf(tx: Tx, game: string): Promise<{ golferId: string; friends: number }[]> {
  const { userId, teeTimeId, status, friends } = teeTimeParticipants;
  const golfers = await tx
    .select({ golferId: userId, friends })
    .from(teeTimeParticipants)
    .where(and(eq(teeTimeId, game), eq(status, "confirmed")))
    .orderBy(asc(userId));
  return golfers.map((golfer) => ({ ...golfer, friends: golfer.friends.length }));
}

async function guestsOf(tx: Tx, game: string): Promise<string[]> {
  const { id, teeTimeId, status } = guestRequests;
  const guests = await tx
    .select({ id })
    .from(guestRequests)
    .where(and(eq(teeTimeId, game), eq(status, "approved")))
    .orderBy(asc(id));
  return guests.map((guest) => guest.id);
}

const isOpen = (share: Share): boolean => !isTicked(share) && share.changedAt === null;
const isOfSame = (one: Pick<Share, keyof Debtor>, other: Pick<Share, keyof Debtor>): boolean =>
  one.golferId === other.golferId && one.guestRequestId === other.guestRequestId;
const isSameDebt = (one: Share, other: NewShare): boolean => one.cents === other.cents && one.creditorId === other.creditorId;

type OwedShare = Pick<Share, "creditorId" | "cents" | "currency"> & { golferId: string };

/** Tells a golfer what they owe. */
export async function notifyOf(
  tx: Tx,
  teeTime: LockedTeeTime,
  { golferId, creditorId, cents, currency }: OwedShare,
): Promise<void> {
  const content = { kind: "cost-due" as const, golferId: creditorId, cents, currency, ...roundOf(teeTime) };
  await enqueueNotifications(tx, teeTime.id, [golferId], content);
}
