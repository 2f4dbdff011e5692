import { teeTimes } from "@fourball/db/schema/index";
import { LIST_MAX } from "@fourball/domain/tee-time/constants";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { and, eq, ne, sql } from "drizzle-orm";
import { viewer } from "../../core/access/viewer.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { prepareCards } from "../../games/tee-time/card/card-columns.ts";
import { cardOfRow } from "../../games/tee-time/card/card-of-row.ts";
import { runDueJobsFor } from "../../rounds/rating/run-due-jobs-for.ts";
import { upcomingFirst } from "./upcoming-first.ts";

const findHosted = prepareCards(sql`
  where ${and(eq(teeTimes.hostId, viewer), ne(teeTimes.status, "cancelled"))}
  order by ${upcomingFirst(sql`${teeTimes.teeOffAt}`)}, ${teeTimes.id} limit ${sql.raw(String(LIST_MAX))}`);

/** The viewer's own games but the cancelled: those to come, soonest first, then those that were, latest first. */
export async function listHosted(ctx: MemberContext): Promise<TeeTimeCard[]> {
  await runDueJobsFor(ctx, ctx.viewer.id);
  const rows = await findHosted(ctx.db, { viewer: ctx.viewer.id, now: ctx.clock.now().toString() });
  return rows.map(cardOfRow);
}
