import type { Tx } from "@fourball/db/client";
import { instantOf, toTimestamp } from "@fourball/db/instants";
import { costShares } from "@fourball/db/schema/index";
import type { ChangeShareInput, CostCard, RemindOfShareInput, TickShareInput } from "@fourball/domain/cost/schema";
import { assertRemindable, assertSettling, isSettled, isTicked } from "@fourball/domain/cost/shares";
import { fail } from "@fourball/domain/failure";
import { eq } from "drizzle-orm";
import { type LockedTeeTime, lockTeeTime } from "../../core/access/lock-tee-time.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { dropOutdated } from "../../notification/drop-outdated.ts";
import { enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { readCosts } from "./read-costs.ts";
import { notifyOf } from "./write-shares.ts";

type Share = typeof costShares.$inferSelect;
type Part = "debtor" | "creditor";

const noShare = () => fail("shareNotFound");

/**
 * The golfer who owes says that it's paid, the one who is owed that it came; either can take it back, but what has come isn't
 * unpaid. Saying it again changes nothing. 404 for everyone else.
 */
export function tickShare(ctx: MemberContext, { shareId, tick, isTicked: isOn }: TickShareInput): Promise<CostCard> {
  return changeShare(ctx, { shareId, by: tick === "paid" ? "debtor" : "creditor" }, async (tx, { share, teeTime }) => {
    const column = tick === "paid" ? "paidAt" : "receivedAt";
    if ((share[column] !== null) === isOn) return;
    if (tick === "paid" && isSettled(share)) throw fail("shareSettled");
    const now = ctx.clock.now();
    await tx
      .update(costShares)
      .set({ [column]: isOn ? toTimestamp(now) : null })
      .where(eq(costShares.id, share.id));
    if (tick === "paid") await notifyCreditor(tx, teeTime, share, isOn);
  });
}

/** The golfer who is owed asks for another amount, such as of a player without a cart, or for nothing. */
export function changeOwedShare(ctx: MemberContext, { shareId, cents }: ChangeShareInput): Promise<CostCard> {
  return changeShare(ctx, { shareId, by: "creditor" }, async (tx, { share, teeTime }) => {
    if (share.cents === cents) return;
    if (isTicked(share)) throw fail("shareTicked");
    const now = ctx.clock.now();
    await tx
      .update(costShares)
      .set({ cents, changedAt: toTimestamp(now) })
      .where(eq(costShares.id, share.id));
    const { golferId } = share;
    if (golferId) await notifyOf(tx, teeTime, { ...share, cents, golferId });
  });
}

/** The golfer who is owed reminds the one who owes, once a day; guests have no notifications. */
export function remindOfShare(ctx: MemberContext, { shareId }: RemindOfShareInput): Promise<CostCard> {
  return changeShare(ctx, { shareId, by: "creditor" }, async (tx, { share, teeTime }) => {
    const { golferId, remindedAt } = share;
    if (!golferId) throw fail("guestReminder");
    const now = ctx.clock.now();
    assertRemindable({ ...share, remindedAt: remindedAt && instantOf(remindedAt) }, now);
    await tx
      .update(costShares)
      .set({ remindedAt: toTimestamp(now) })
      .where(eq(costShares.id, share.id));
    await notifyOf(tx, teeTime, { ...share, golferId });
  });
}

type Which = { shareId: string; by: Part };
type Locked = { share: Share; teeTime: LockedTeeTime };

async function changeShare(
  ctx: MemberContext,
  { shareId, by }: Which,
  change: (tx: Tx, locked: Locked) => Promise<void>,
): Promise<CostCard> {
  const own = by === "debtor" ? costShares.golferId : costShares.creditorId;
  const [known] = await ctx.db
    .select({ teeTimeId: costShares.teeTimeId, own })
    .from(costShares)
    .where(eq(costShares.id, shareId));
  if (known?.own !== ctx.viewer.id) throw noShare();
  const { teeTimeId } = known;
  const card = await ctx.db.transaction(async (tx) => {
    const teeTime = await lockTeeTime(tx, teeTimeId);
    assertSettling(teeTime, ctx.clock.now());
    const [share] = await tx.select().from(costShares).where(eq(costShares.id, shareId)).for("update");
    // A change of the game's costs may have moved it since.
    if (!share || (by === "debtor" ? share.golferId : share.creditorId) !== ctx.viewer.id) throw noShare();
    await change(tx, { share, teeTime });
    return readCosts({ ...ctx, db: tx }, teeTimeId);
  });
  await publishChange(ctx, teeTimeId, "spots", { isOfGroup: true });
  return card;
}

/** The golfer who is owed hears once that it's paid, and not at all where that was taken back before the message went out. */
async function notifyCreditor(tx: Tx, teeTime: LockedTeeTime, share: Share, isPaid: boolean): Promise<void> {
  const { golferId, creditorId, cents, currency } = share;
  if (!golferId) return;
  if (!isPaid) return void (await dropOutdated(tx, { teeTimeId: teeTime.id, requests: [golferId], kinds: ["cost-paid"] }));
  const content = { kind: "cost-paid" as const, golferId, cents, currency, ...roundOf(teeTime) };
  await enqueueNotifications(tx, teeTime.id, [creditorId], content);
}
