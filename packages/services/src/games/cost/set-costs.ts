import type { Tx } from "@fourball/db/client";
import { teeTimeCosts } from "@fourball/db/schema/index";
import type { CostCard, RemoveCostsInput, SetCostsInput } from "@fourball/domain/cost/schema";
import { assertDepositCovered, assertSettling, owedToBooker, paidAtShop } from "@fourball/domain/cost/shares";
import { fail } from "@fourball/domain/failure";
import { emptyIsNull } from "@fourball/domain/text";
import { eq } from "drizzle-orm";
import type { LockedTeeTime } from "../../core/access/lock-tee-time.ts";
import { lockHostedTeeTime } from "../../core/access/require-host.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { affectedGolferIds, enqueueNotifications, roundOf } from "../../notification/enqueue-notifications.ts";
import { playersOf } from "../participation/players-of.ts";
import { readCosts } from "./read-costs.ts";
import { writeShares } from "./write-shares.ts";

type Costs = typeof teeTimeCosts.$inferSelect;
type NewCosts = Omit<typeof teeTimeCosts.$inferInsert, "teeTimeId">;

/** The host says what a game costs, also after the round. Players and golfers who asked are notified of another amount. */
export async function setCosts(ctx: MemberContext, { teeTimeId, ...input }: SetCostsInput): Promise<CostCard> {
  assertDepositCovered(input);
  return changeCosts(ctx, teeTimeId, async (tx, teeTime) => {
    await assertPlays(tx, teeTime, input.bookedById);
    const costs: NewCosts = { ...input, rule: emptyIsNull(input.rule) };
    const [after] = await tx
      .insert(teeTimeCosts)
      .values({ ...costs, teeTimeId })
      .onConflictDoUpdate({ target: teeTimeCosts.teeTimeId, set: costs })
      .returning();
    return after;
  });
}

/** The host takes it back: the game says nothing of costs, and what was not paid yet is not owed any more. */
export function removeCosts(ctx: MemberContext, { teeTimeId }: RemoveCostsInput): Promise<CostCard> {
  return changeCosts(ctx, teeTimeId, async (tx) => {
    await tx.delete(teeTimeCosts).where(eq(teeTimeCosts.teeTimeId, teeTimeId));
    return undefined;
  });
}

type Change = (tx: Tx, teeTime: LockedTeeTime) => Promise<Costs | undefined>;

async function changeCosts(ctx: MemberContext, teeTimeId: string, change: Change): Promise<CostCard> {
  const card = await ctx.db.transaction(async (tx) => {
    const teeTime = await lockHostedTeeTime(tx, ctx.viewer, teeTimeId);
    assertSettling(teeTime, ctx.clock.now());
    const [before] = await tx.select().from(teeTimeCosts).where(eq(teeTimeCosts.teeTimeId, teeTimeId));
    const after = await change(tx, teeTime);
    if (teeTime.status === "completed") await writeShares(tx, teeTime);
    else if (after && isDearerOrCheaper(before, after)) await notifyPlayers(tx, teeTime, after);
    return readCosts({ ...ctx, db: tx }, teeTimeId);
  });
  await publishChange(ctx, teeTimeId, "edited");
  return card;
}

async function assertPlays(tx: Tx, { id, hostId }: LockedTeeTime, golfer: string): Promise<void> {
  if (golfer !== hostId && !(await playersOf(tx, id)).includes(golfer)) throw fail("bookerUnknown", { path: ["bookedById"] });
}

const totalOf = (costs: Costs): number => owedToBooker(costs) + paidAtShop(costs);
const isDearerOrCheaper = (before: Costs | undefined, after: Costs): boolean => totalOf(after) !== (before ? totalOf(before) : 0);

async function notifyPlayers(tx: Tx, teeTime: LockedTeeTime, costs: Costs): Promise<void> {
  const { currency } = costs;
  const content = { kind: "costs-changed" as const, cents: totalOf(costs), currency, ...roundOf(teeTime) };
  await enqueueNotifications(tx, teeTime.id, await affectedGolferIds(tx, teeTime.id), content);
}
