import type { Tx } from "@fourball/db/client";
import { roundRatings } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { RateGolferInput, RoundRating } from "@fourball/domain/rating/schema";
import { and, eq, isNull } from "drizzle-orm";
import { lockActiveAccount } from "../../core/access/lock-active-account.ts";
import { lockGolfers } from "../../core/access/lock-golfers.ts";
import { publishChange } from "../../core/realtime/publish-change.ts";
import { publishStatistics } from "../../core/realtime/publish-profile-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { getRoundRating, readRound } from "./get-round-rating.ts";
import { revealRatings } from "./reveal-ratings.ts";

/** Rates a golfer of the same round. It can be changed until both have rated, which reveals both ratings. */
export async function rateGolfer(ctx: MemberContext, { teeTimeId, userId, verdict }: RateGolferInput): Promise<RoundRating> {
  await requireFellow(ctx, { teeTimeId, userId });
  const { round, rated } = await ctx.db.transaction(async (tx) => {
    // Both, so that of two golfers who rate each other at once the second sees what the first said.
    await lockGolfers(tx, [ctx.viewer.id, userId]);
    await lockActiveAccount(tx, ctx.viewer);
    const stars = verdict.playedTogether ? verdict.stars : null;
    const said = { playedTogether: verdict.playedTogether, stars };
    const own = await storeRating(tx, { teeTimeId, raterId: ctx.viewer.id, rateeId: userId, ...said });
    const theirs = await ratingOf(tx, { teeTimeId, raterId: userId, rateeId: ctx.viewer.id });
    const rated = theirs ? await revealRatings(tx, [own, theirs], ctx.clock.now()) : [];
    const { round } = await readRound({ ...ctx, db: tx }, teeTimeId);
    return { round, rated };
  });
  if (rated.length > 0) await publishChange(ctx, teeTimeId, "spots");
  for (const golfer of rated) await publishStatistics(ctx, golfer);
  return round;
}

async function requireFellow(ctx: MemberContext, { teeTimeId, userId }: Pick<RateGolferInput, "teeTimeId" | "userId">) {
  const { isOpen, golfers } = await getRoundRating(ctx, { teeTimeId });
  if (userId === ctx.viewer.id) throw fail("ratingOfYourself");
  if (!golfers.some((fellow) => fellow.userId === userId)) throw fail("notPlayed");
  if (!isOpen) throw fail("ratingsClosed");
}

async function storeRating(tx: Tx, rating: typeof roundRatings.$inferInsert): Promise<string> {
  const { playedTogether, stars } = rating;
  const [stored] = await tx
    .insert(roundRatings)
    .values(rating)
    .onConflictDoUpdate({
      target: [roundRatings.teeTimeId, roundRatings.raterId, roundRatings.rateeId],
      set: { playedTogether, stars },
      setWhere: isNull(roundRatings.revealedAt),
    })
    .returning({ id: roundRatings.id });
  if (!stored) throw fail("ratingFinal");
  return stored.id;
}

type Pair = { teeTimeId: string; raterId: string; rateeId: string };

async function ratingOf(tx: Tx, { teeTimeId, raterId, rateeId }: Pair): Promise<string | undefined> {
  const { id } = roundRatings;
  const ofPair = and(eq(roundRatings.teeTimeId, teeTimeId), eq(roundRatings.raterId, raterId), eq(roundRatings.rateeId, rateeId));
  const [rating] = await tx.select({ id }).from(roundRatings).where(ofPair);
  return rating?.id;
}
