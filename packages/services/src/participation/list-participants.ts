import { teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import type { Participation } from "@fourball/domain/participation/schema";
import type { OpenTeeTimeInput } from "@fourball/domain/tee-time/schema";
import { sql } from "drizzle-orm";
import type { MemberContext } from "../service-context.ts";
import { getTeeTime } from "../tee-time/get-tee-time.ts";
import { participationOfRow, prepareParticipations } from "./participation-query.ts";

const viewer = sql`${sql.placeholder("viewer")}::uuid`;

const findVisible = prepareParticipations(sql`
  ${teeTimeParticipants.teeTimeId} = ${sql.placeholder("teeTimeId")}::uuid
  and (${teeTimes.hostId} = ${viewer} or ${teeTimeParticipants.status} = 'confirmed' or ${teeTimeParticipants.userId} = ${viewer})`);

/** The host sees everyone; others the confirmed and themselves. First come, first listed. */
export async function listParticipants(ctx: MemberContext, { teeTimeId, invite }: OpenTeeTimeInput): Promise<Participation[]> {
  await getTeeTime(ctx, { teeTimeId, invite });
  const rows = await findVisible(ctx.db, { teeTimeId, viewer: ctx.viewer.id });
  return rows.map(participationOfRow);
}
