import type { Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { teeTimes } from "@fourball/db/schema/index";
import { isOpeningDue } from "@fourball/domain/tee-time/head-start";
import { and, eq, lte } from "drizzle-orm";
import { type LockedTeeTime, lockTeeTime } from "../../core/access/lock-tee-time.ts";
import type { Job, JobContext } from "../../core/job.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import { newInvite } from "../../core/token/invite-token.ts";
import { dropOutdated } from "../../notification/drop-outdated.ts";

/** Lists the games whose head start is over. */
export const openToAll: Job = {
  find: ({ db, clock }) =>
    db
      .select({ id: teeTimes.id })
      .from(teeTimes)
      .where(and(lte(teeTimes.opensToAllAt, toTimestamp(clock.now())), eq(teeTimes.status, "active")))
      .orderBy(teeTimes.opensToAllAt, teeTimes.id),
  run: openGame,
};

/** Lists a game whose head start is over, once. */
export async function openGame(ctx: JobContext, teeTimeId: string): Promise<void> {
  const isOpened = await ctx.db.transaction(async (tx) => {
    const teeTime = await lockTeeTime(tx, teeTimeId);
    if (!isOpeningDue(teeTime, ctx.clock.now())) return false;
    await markOpen(tx, teeTime);
    return true;
  });
  if (isOpened) await publishChange(ctx, teeTimeId, "edited");
}

/** From now on it is a public game like any other; its invite link isn't needed any more. */
export async function markOpen(tx: Tx, teeTime: LockedTeeTime): Promise<void> {
  await tx
    .update(teeTimes)
    .set({ isPublic: true, opensToAllAt: null, ...newInvite(teeTime) })
    .where(eq(teeTimes.id, teeTime.id));
  await dropHeadStart(tx, teeTime.id);
}

/** Partners aren't notified any more that they see the game first. */
export async function dropHeadStart(tx: Tx, teeTimeId: string): Promise<void> {
  await dropOutdated(tx, { teeTimeId, kinds: ["partners-first"] });
}
