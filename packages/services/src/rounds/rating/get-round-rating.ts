import { teeTimes } from "@fourball/db/schema/index";
import { fail } from "@fourball/domain/failure";
import type { OpenTeeTimeInput } from "@fourball/domain/inputs";
import type { RoundRating } from "@fourball/domain/rating/schema";
import { isOver } from "@fourball/domain/tee-time/completion";
import { eq } from "drizzle-orm";
import { requireChatAccess } from "../../core/access/require-chat-access.ts";
import { runLogged } from "../../core/job.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { completeGame } from "../../games/tee-time/complete-games.ts";
import { closeRatings } from "./close-ratings.ts";
import { findRounds, roundOfRow } from "./round-query.ts";

/** A completed round with everyone to rate in it, for those with access to its chat: they played it. */
export async function getRoundRating(ctx: MemberContext, { teeTimeId }: OpenTeeTimeInput): Promise<RoundRating> {
  const { status, teeOffAt } = await requireChatAccess(ctx.db, ctx.viewer, teeTimeId);
  const now = ctx.clock.now();
  if (status === "active" && isOver({ teeOffAt }, now))
    await runLogged(ctx, `completeGames ${teeTimeId}`, () => completeGame(ctx, teeTimeId));
  const { round, hasHidden } = await readRound(ctx, teeTimeId);
  if (round.isOpen || !hasHidden) return round;
  await runLogged(ctx, `closeRatings ${teeTimeId}`, () => closeRatings.run(ctx, teeTimeId));
  return (await readRound(ctx, teeTimeId)).round;
}

type ReadContext = Pick<MemberContext, "db" | "viewer" | "clock">;

/** The round as it is stored. Whether the viewer may see it is for the caller to check. */
export async function readRound(
  { db, viewer, clock }: ReadContext,
  teeTimeId: string,
): Promise<{ round: RoundRating; hasHidden: boolean }> {
  const [row] = await findRounds(db, viewer.id, eq(teeTimes.id, teeTimeId));
  if (!row) throw fail("teeTimeNotFound");
  return { hasHidden: row.hasHidden, round: roundOfRow(row, viewer.id, clock.now()) };
}
