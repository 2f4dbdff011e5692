import { teeTimes } from "@fourball/db/schema/index";
import type { RoundRating } from "@fourball/domain/rating/schema";
import { latestCompletionClosed } from "@fourball/domain/rating/window";
import { eq, gt, inArray, sql } from "drizzle-orm";
import { gamesOfGolfer } from "../../core/access/games-of-golfer.ts";
import { viewer } from "../../core/access/viewer.ts";
import { stored } from "../../core/job.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { roundOfRow } from "./round-of-row.ts";
import { prepareRounds } from "./round-query.ts";
import { runDueJobsFor } from "./run-due-jobs-for.ts";

const findPlayed = prepareRounds(
  eq(teeTimes.status, "completed"),
  gt(teeTimes.completedAt, sql.placeholder("closed")),
  inArray(teeTimes.id, gamesOfGolfer(viewer)),
);

/** The viewer's completed rounds with golfers still to rate, or of which the host has not said who came; latest first. */
export async function listOpenRatings(ctx: MemberContext): Promise<RoundRating[]> {
  await runDueJobsFor(ctx, ctx.viewer.id);
  const now = ctx.clock.now();
  const rows = await findPlayed(ctx.db, { viewer: ctx.viewer.id, closed: stored(latestCompletionClosed(now)) });
  return rows
    .map((row) => roundOfRow(row, ctx.viewer.id, now))
    .filter(({ golfers, asksWhoCame }) => asksWhoCame || golfers.some(({ given }) => given === null));
}
