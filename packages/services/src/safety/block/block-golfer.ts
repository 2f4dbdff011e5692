import type { Tx } from "@fourball/db/client";
import { golferBlocks, teeTimeParticipants, teeTimes, users } from "@fourball/db/schema/index";
import type { Blocked, BlockInput } from "@fourball/domain/block/schema";
import { fail } from "@fourball/domain/failure";
import { and, asc, eq, gt, inArray, isNull, or } from "drizzle-orm";
import { gamesOfGolfer } from "../../core/access/games-of-golfer.ts";
import { lockActiveAccount } from "../../core/access/lock-active-account.ts";
import { lockGolfers } from "../../core/access/lock-golfers.ts";
import { existingParticipation, lockTeeTime } from "../../core/access/lock-tee-time.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { decideLocked } from "../../games/participation/decide-locked.ts";
import { forgetThrough } from "../../games/tee-time/fill-state.ts";
import { leaveGame } from "../../games/tee-time/leave-game.ts";
import { endPartnership } from "../../rounds/partner/end-partnership.ts";
import { publishPartners } from "../../rounds/partner/publish-partners.ts";

/**
 * From now on neither of the two sees the other, but in games in which both play already; the other is not notified.
 * Open requests between them end. Repeating it changes nothing.
 */
export async function blockGolfer(ctx: MemberContext, { userId }: BlockInput): Promise<Blocked> {
  const { viewer } = ctx;
  if (userId === viewer.id) throw fail("blockOfYourself", { path: ["userId"] });
  const now = ctx.clock.now();
  const { changed, gamesTogether, wasPartner } = await ctx.db.transaction(async (tx) => {
    // Both, so that a request that one of them makes at this moment is seen here, or sees the block.
    await lockGolfers(tx, [viewer.id, userId]);
    await lockActiveAccount(tx, viewer);
    await requireGolfer(tx, userId);
    const wasPartner = await endPartnership(tx, { blockerId: viewer.id, blockedId: userId });
    await tx.insert(golferBlocks).values({ blockerId: viewer.id, blockedId: userId }).onConflictDoNothing();
    const changed = await endRequestsBetween(tx, { viewerId: viewer.id, otherId: userId, now });
    // After the locks of the games: the end of a fill, too, locks its game before the messages.
    await forgetThrough(tx, [viewer.id, userId]);
    return { changed, wasPartner, gamesTogether: await countGamesTogether(tx, [viewer.id, userId], now) };
  });
  // The declined golfer sees it as any answer of a host.
  for (const teeTimeId of changed) await publishChange(ctx, teeTimeId, "spots", { alsoTo: [viewer.id, userId] });
  if (wasPartner) await publishPartners(ctx, [viewer.id, userId]);
  return { endedRequests: changed.length, gamesTogether };
}

async function requireGolfer(tx: Tx, userId: string): Promise<void> {
  const known = await tx.$count(users, and(eq(users.id, userId), isNull(users.deletedAt)));
  if (known === 0) throw fail("golferNotFound");
}

function countGamesTogether(tx: Tx, pair: readonly [string, string], now: Temporal.Instant): Promise<number> {
  const plays = (golfer: string) => inArray(teeTimes.id, gamesOfGolfer(golfer));
  const toCome = and(eq(teeTimes.status, "active"), gt(teeTimes.teeOffAt, new Date(now.epochMilliseconds)));
  return tx.$count(teeTimes, and(toCome, ...pair.map(plays)));
}

type Pair = { viewerId: string; otherId: string; now: Temporal.Instant };

/**
 * Declines what the other asked of the viewer, and withdraws what the viewer asked of the other, as the viewer could have
 * done one by one: the other can't tell it from that. Both accounts are locked already. Answers with the games that changed.
 */
async function endRequestsBetween(tx: Tx, { viewerId, otherId, now }: Pair): Promise<string[]> {
  const { status, userId, teeTimeId } = teeTimeParticipants;
  const between = or(
    and(eq(teeTimes.hostId, viewerId), eq(userId, otherId)),
    and(eq(teeTimes.hostId, otherId), eq(userId, viewerId)),
  );
  const toCome = and(eq(teeTimes.status, "active"), gt(teeTimes.teeOffAt, new Date(now.epochMilliseconds)));
  const asked = await tx
    .select({ teeTimeId, userId })
    .from(teeTimeParticipants)
    .innerJoin(teeTimes, eq(teeTimes.id, teeTimeId))
    .where(and(eq(status, "pending"), between, toCome))
    .orderBy(asc(teeTimeId));
  const changed: string[] = [];
  for (const request of asked) if (await endRequest(tx, request, { viewerId, now })) changed.push(request.teeTimeId);
  return changed;
}

type Asked = { teeTimeId: string; userId: string };

async function endRequest(tx: Tx, { teeTimeId, userId }: Asked, { viewerId, now }: Omit<Pair, "otherId">): Promise<boolean> {
  const teeTime = await lockTeeTime(tx, teeTimeId);
  const request = await existingParticipation(tx, teeTimeId, userId);
  if (teeTime.status !== "active" || request?.status !== "pending") return false;
  if (userId === viewerId) await leaveGame(tx, teeTime, { ...request, userId, now });
  else await decideLocked(tx, { teeTime, request: { ...request, userId } }, "declined", now);
  return true;
}

/** Both see each other again, unless the other blocked the viewer too. What the block ended stays so. */
export async function unblockGolfer({ db, viewer }: MemberContext, { userId }: BlockInput): Promise<{ userId: string }> {
  await db.delete(golferBlocks).where(and(eq(golferBlocks.blockerId, viewer.id), eq(golferBlocks.blockedId, userId)));
  return { userId };
}
