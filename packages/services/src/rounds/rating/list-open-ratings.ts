import { toTimestamp } from "@fourball/db/instants";
import { teeTimes } from "@fourball/db/schema/index";
import type { RoundRating } from "@fourball/domain/rating/schema";
import { latestCompletionClosed } from "@fourball/domain/rating/window";
import { and, eq, gt, inArray } from "drizzle-orm";
import { gamesOfGolfer } from "../../core/access/games-of-golfer.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { findRounds, roundOfRow } from "./round-query.ts";
import { runDueJobsFor } from "./run-due-jobs-for.ts";

/** The viewer's completed rounds with golfers still to rate, or of which the host has not said who came; latest first. */
export async function listOpenRatings(ctx: MemberContext): Promise<RoundRating[]> {
  await runDueJobsFor(ctx, ctx.viewer.id);
  const now = ctx.clock.now();
  const isPlayed = inArray(teeTimes.id, gamesOfGolfer(ctx.viewer.id));
  const isRatable = and(eq(teeTimes.status, "completed"), gt(teeTimes.completedAt, toTimestamp(latestCompletionClosed(now))));
  const rows = await findRounds(ctx.db, ctx.viewer.id, and(isPlayed, isRatable));
  return rows
    .map((row) => roundOfRow(row, ctx.viewer.id, now))
    .filter(({ golfers, asksWhoCame }) => asksWhoCame || golfers.some(({ given }) => given === null));
}
