import type { Tx } from "@fourball/db/client";
import { clock } from "@fourball/db/schema/columns";
import { playAgainAnswers, roundRatings, users } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { AnswerPlayAgainInput, PlayAgainAnswered } from "@fourball/domain/partner/schema";
import { and, eq, isNull } from "drizzle-orm";
import { lockActiveAccount } from "../../core/access/lock-active-account.ts";
import { lockGolfers } from "../../core/access/lock-golfers.ts";
import { arePartners } from "../../core/access/partners-of.ts";
import { publishNotifications } from "../../core/realtime/publish-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { dropPartnership, enqueuePartnership } from "./notify-partners.ts";
import { publishPartners } from "./publish-partners.ts";

/**
 * Says whether to play with a golfer of a rated round again; the latest answer counts. Two who say yes become partners, and
 * are notified once. Every other answer leads to the same, for the viewer and for the other.
 */
export async function answerPlayAgain(ctx: MemberContext, { userId, answer }: AnswerPlayAgainInput): Promise<PlayAgainAnswered> {
  const { viewer } = ctx;
  if (userId === viewer.id) throw fail("partnerIsYourself", { path: ["userId"] });
  const { was, isPartner, notified } = await ctx.db.transaction(async (tx) => {
    // Both, so that of two golfers who say yes at once the second sees the answer of the first.
    await lockGolfers(tx, [viewer.id, userId]);
    await lockActiveAccount(tx, viewer);
    await requireRated(tx, viewer.id, userId);
    const was = await arePartners(tx, viewer.id, userId);
    await tx
      .insert(playAgainAnswers)
      .values({ golferId: viewer.id, otherId: userId, answer })
      .onConflictDoUpdate({
        target: [playAgainAnswers.golferId, playAgainAnswers.otherId],
        set: { answer, answeredAt: clock },
      });
    const isPartner = await arePartners(tx, viewer.id, userId);
    if (was && !isPartner) await dropPartnership(tx, [viewer.id, userId]);
    return { was, isPartner, notified: isPartner && !was ? await enqueuePartnership(tx, [viewer.id, userId]) : [] };
  });
  const recipients = was === isPartner ? [viewer.id] : [viewer.id, userId];
  await publishPartners(ctx, recipients);
  if (notified.length > 0) await publishNotifications(ctx, notified);
  return { userId, answer, isPartner };
}

/** Who was rated once can be answered about for ever; anyone else is unknown here. */
async function requireRated(tx: Tx, raterId: string, rateeId: string): Promise<void> {
  const { id } = roundRatings;
  const [rated] = await tx
    .select({ id })
    .from(roundRatings)
    .innerJoin(users, and(eq(users.id, roundRatings.rateeId), isNull(users.deletedAt)))
    .where(and(eq(roundRatings.raterId, raterId), eq(roundRatings.rateeId, rateeId), roundRatings.playedTogether))
    .limit(1);
  if (!rated) throw fail("golferNotFound");
}
