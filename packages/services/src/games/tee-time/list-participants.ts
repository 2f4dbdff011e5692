import { teeTimeParticipants, teeTimes } from "@fourball/db/schema/index";
import type { OpenTeeTimeInput } from "@fourball/domain/inputs";
import type { Participation } from "@fourball/domain/participation/schema";
import { takesPart, type ViewerStatus } from "@fourball/domain/tee-time/visibility";
import { and, eq, not, or, sql } from "drizzle-orm";
import { hasBlocked, hasBlockedViewer } from "../../core/access/hidden-games.ts";
import { viewer } from "../../core/access/viewer.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { participationOfRow, participationValues, prepareParticipations } from "../participation/participation-query.ts";
import { getTeeTime } from "./get-tee-time.ts";

const { userId, status } = teeTimeParticipants;
const isVisible = and(
  eq(teeTimeParticipants.teeTimeId, sql.placeholder("teeTimeId")),
  or(eq(teeTimes.hostId, viewer), eq(status, "confirmed"), eq(userId, viewer)),
);

const findVisible = prepareParticipations(isVisible);
const isNamed = and(isVisible, not(hasBlockedViewer(userId)));
const findOfWaiting = prepareParticipations(isNamed);
const findOthers = prepareParticipations(and(isNamed, not(hasBlocked(userId))));

/**
 * The host sees everyone; others the confirmed and themselves, but golfers whom they blocked only in games in which both
 * take part, and golfers who blocked them only in games in which both play. First come, first listed.
 */
export async function listParticipants(ctx: MemberContext, { teeTimeId, invite }: OpenTeeTimeInput): Promise<Participation[]> {
  const { viewerStatus } = await getTeeTime(ctx, { teeTimeId, invite });
  const find = findFor(viewerStatus);
  const rows = await find(ctx.db, { teeTimeId, ...participationValues(ctx) });
  return rows.map(participationOfRow);
}

function findFor(viewerStatus: ViewerStatus): typeof findVisible {
  if (viewerStatus === "host" || viewerStatus === "confirmed") return findVisible;
  return takesPart(viewerStatus) ? findOfWaiting : findOthers;
}
