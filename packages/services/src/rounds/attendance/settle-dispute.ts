import type { Tx } from "@fourball/db/client";
import { toTimestamp } from "@fourball/db/instants";
import { attendanceRecords, golfCourses, teeTimes } from "@fourball/db/schema/index";
import type { SettleDisputeInput } from "@fourball/domain/attendance/schema";
import { fail } from "@fourball/domain/failure";
import { eq } from "drizzle-orm";
import { requireAdmin } from "../../core/access/require-admin.ts";
import { requireUser } from "../../core/access/require-user.ts";
import { recordAudit } from "../../core/audit/record-audit.ts";
import { publishStatistics } from "../../core/realtime/publish-profile-change.ts";
import type { MemberContext } from "../../core/service-context.ts";
import { enqueueNotifications } from "../../notification/enqueue-notifications.ts";
import { changeRecord, type LockedRecord, lockRecord } from "./lock-record.ts";

type Decision = Omit<SettleDisputeInput, "recordId">;

/** An admin keeps the entry or removes it, once. The golfer is notified, and of a no-show the host too. */
export async function settleDispute(ctx: MemberContext, { recordId, ...decision }: SettleDisputeInput): Promise<{ id: string }> {
  const golferId = await ctx.db.transaction(async (tx) => {
    await requireAdmin({ ...ctx, db: tx });
    const record = await lockRecord(tx, eq(attendanceRecords.id, recordId));
    if (!record) throw fail("entryNotFound");
    if (record.userId === ctx.viewer.id) throw fail("disputeOfYourself");
    if (!record.disputedAt) throw fail("disputeMissing");
    if (record.decision) throw fail("disputeSettled");
    await decide(tx, record, decision, ctx.clock.now());
    const { email } = await requireUser(tx, record.userId);
    const { reason } = decision;
    await recordAudit(tx, { adminId: ctx.viewer.id, action: `dispute-${decision.decision}`, subject: email, reason });
    return record.userId;
  });
  await publishStatistics(ctx, golferId);
  return { id: recordId };
}

async function decide(tx: Tx, record: LockedRecord, { decision, reason }: Decision, now: Temporal.Instant): Promise<void> {
  await changeRecord(tx, record, { decision, decisionReason: reason, decidedAt: toTimestamp(now) });
  if (record.kind === "showed-up") return;
  const { hostId, ...place } = await roundOfRecord(tx, record);
  const content = { kind: "record-settled" as const, entry: record.kind, decision, ...place };
  await enqueueNotifications(tx, record.teeTimeId, [record.userId], { ...content, isOfPlayer: false });
  if (record.kind === "no-show") await enqueueNotifications(tx, record.teeTimeId, [hostId], { ...content, isOfPlayer: true });
}

async function roundOfRecord(tx: Tx, { teeTimeId }: LockedRecord) {
  const [round] = await tx
    .select({ hostId: teeTimes.hostId, courseName: golfCourses.name, date: teeTimes.date, time: teeTimes.time })
    .from(teeTimes)
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.courseId))
    .where(eq(teeTimes.id, teeTimeId));
  if (!round) throw fail("entryNotFound");
  return round;
}
