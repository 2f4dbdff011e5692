import { teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import type { Participation } from "@fourball/domain/participation/schema";
import { and, eq, gt, ne, or, sql } from "drizzle-orm";
import { viewer } from "../../core/access/viewer.ts";
import type { MemberContext } from "../../core/service-context.ts";
import {
  isKnownFromThen,
  knownTeeOff,
  participationOfRow,
  participationValues,
  prepareParticipations,
} from "../../games/participation/participation-query.ts";
import { runDueJobsFor } from "../../rounds/rating/run-due-jobs-for.ts";
import { upcomingFirst } from "./upcoming-first.ts";

const { id, userId, status } = teeTimeParticipants;

// A request without an answer before tee-off has expired.
const findJoined = prepareParticipations(
  and(
    eq(userId, viewer),
    or(ne(teeTimes.status, "cancelled"), isKnownFromThen),
    or(ne(status, "pending"), gt(teeTimes.teeOffAt, sql.placeholder("now"))),
  ),
  sql`${upcomingFirst(knownTeeOff)}, ${id}`,
);

/** The viewer's participations, each with its status: those to come, soonest first, then those that were, latest first. */
export async function listJoined(ctx: MemberContext): Promise<Participation[]> {
  await runDueJobsFor(ctx, ctx.viewer.id);
  const rows = await findJoined(ctx.db, participationValues(ctx));
  return rows.map(participationOfRow);
}
