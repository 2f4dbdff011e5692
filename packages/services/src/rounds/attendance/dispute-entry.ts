import { toTimestamp } from "@fourball/db/instants";
import { attendanceRecords, teeTimes } from "@fourball/db/schema/index";
import { assertCanDispute, entryStateOf } from "@fourball/domain/attendance/entry";
import type { DisputeInput, OwnRecord } from "@fourball/domain/attendance/schema";
import { recordSince } from "@fourball/domain/attendance/windows";
import { fail } from "@fourball/domain/failure";
import { and, eq, gt, isNotNull } from "drizzle-orm";
import { publishStatistics } from "../../core/realtime/publish-profile-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { readRecord } from "./get-own-record.ts";
import { changeRecord, factsOf, lockRecord } from "./lock-record.ts";

/** The golfer says what happened. The entry doesn't show until an admin has decided. */
export async function disputeEntry(ctx: MemberContext, { recordId, words }: DisputeInput): Promise<OwnRecord> {
  const now = ctx.clock.now();
  const { id, userId, settledAt } = attendanceRecords;
  const answer = await ctx.db.transaction(async (tx) => {
    const own = and(eq(id, recordId), eq(userId, ctx.viewer.id), gt(settledAt, toTimestamp(recordSince(now))));
    const record = await lockRecord(tx, own);
    if (!record) throw fail("entryNotFound");
    const wasBadWeather = and(eq(teeTimes.id, record.teeTimeId), isNotNull(teeTimes.badWeatherAt));
    const excuse = (await tx.$count(teeTimes, wasBadWeather)) > 0 ? "weather" : record.excuse;
    const facts = factsOf(record);
    assertCanDispute({ state: entryStateOf({ ...facts, excuse, isSettled: true }, now), isDisputed: facts.isDisputed });
    await changeRecord(tx, record, { dispute: words, disputedAt: toTimestamp(now) });
    return readRecord({ ...ctx, db: tx });
  });
  await publishStatistics(ctx, ctx.viewer.id);
  return answer;
}
