import { teeTimes } from "@fourball/db/schema/index";
import type { RoundEvent } from "@fourball/domain/calendar/round-event";
import { fail } from "@fourball/domain/failure";
import type { OpenTeeTimeInput } from "@fourball/domain/inputs";
import { eq, sql } from "drizzle-orm";
import { requireChatAccess } from "../core/access/require-chat-access.ts";
import type { MemberContext } from "../core/service-context.ts";
import { prepareRoundEvents, roundEventOfRow } from "./round-event-query.ts";

const find = prepareRoundEvents(eq(teeTimes.id, sql.placeholder("teeTimeId")));

/** For the host and the confirmed players, of a cancelled round too. */
export async function getRoundEvent(ctx: MemberContext, { teeTimeId }: OpenTeeTimeInput): Promise<RoundEvent> {
  await requireChatAccess(ctx.db, ctx.viewer, teeTimeId);
  const [row] = await find(ctx.db, { teeTimeId });
  if (!row) throw fail("teeTimeNotFound");
  return roundEventOfRow(row);
}
