import { teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import type { Participation } from "@fourball/domain/participation/schema";
import { sql } from "drizzle-orm";
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

// A request without an answer before tee-off has expired.
const findJoined = prepareParticipations(
  sql`${teeTimeParticipants.userId} = ${sql.placeholder("viewer")}::uuid and (${teeTimes.status} <> 'cancelled' or ${isKnownFromThen})
    and (${teeTimeParticipants.status} <> 'pending' or ${teeTimes.teeOffAt} > ${sql.placeholder("now")}::timestamptz)`,
  sql`${upcomingFirst(knownTeeOff)}, ${teeTimeParticipants.id}`,
);

/** The viewer's participations, each with its status: those to come, soonest first, then those that were, latest first. */
export async function listJoined(ctx: MemberContext): Promise<Participation[]> {
  await runDueJobsFor(ctx, ctx.viewer.id);
  const rows = await findJoined(ctx.db, participationValues(ctx));
  return rows.map(participationOfRow);
}
