import { toTimestamp } from "@fourball/db/instants";
import { prepareOnce } from "@fourball/db/prepare-once";
import { teeTimes } from "@fourball/db/schema/index";
import { LIST_MAX } from "@fourball/domain/tee-time/constants";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { and, eq, ne, sql } from "drizzle-orm";
import { viewer } from "../../core/access/viewer.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { cardsForViewer } from "../../games/tee-time/card/cards-for-viewer.ts";
import { gameOfRow, selectGames } from "../../games/tee-time/card/game-columns.ts";
import { runDueJobsFor } from "../../rounds/rating/run-due-jobs-for.ts";
import { upcomingFirst } from "./upcoming-first.ts";

const findHosted = prepareOnce((db) =>
  selectGames(db)
    .where(and(eq(teeTimes.hostId, viewer), ne(teeTimes.status, "cancelled")))
    .orderBy(upcomingFirst(sql`${teeTimes.teeOffAt}`), teeTimes.id)
    .limit(LIST_MAX),
);

/** The viewer's own games but the cancelled: those to come, soonest first, then those that were, latest first. */
export async function listHosted(ctx: MemberContext): Promise<TeeTimeCard[]> {
  await runDueJobsFor(ctx, ctx.viewer.id);
  const rows = await findHosted(ctx.db, { viewer: ctx.viewer.id, now: toTimestamp(ctx.clock.now()) });
  return (await cardsForViewer(ctx, rows.map(gameOfRow))).cards;
}
