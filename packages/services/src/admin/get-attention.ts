import { attendanceRecords, golfCourses, notificationDeliveries, reports, users } from "@fourball/db/schema/index";
import { type AdminAttention, ATTENTION_DAYS } from "@fourball/domain/admin/schema";
import { and, eq, gte, isNotNull, isNull, ne } from "drizzle-orm";
import { requireAdmin } from "../core/access/require-admin.ts";
import { isSuspended } from "../core/access/suspended.ts";
import type { MemberContext } from "../core/service-context.ts";

export async function getAttention(ctx: MemberContext): Promise<AdminAttention> {
  await requireAdmin(ctx);
  const { db, clock, viewer } = ctx;
  const since = new Date(clock.now().subtract({ hours: 24 * ATTENTION_DAYS }).epochMilliseconds);
  const { state, createdAt } = notificationDeliveries;
  const { disputedAt, decision } = attendanceRecords;
  return {
    failedDeliveries: await db.$count(notificationDeliveries, and(eq(state, "failed"), gte(createdAt, since))),
    suspendedUsers: await db.$count(users, and(isSuspended, isNull(users.deletedAt))),
    guessedTimeZones: await db.$count(golfCourses, and(golfCourses.isTimeZoneGuessed, isNull(golfCourses.archivedAt))),
    openDisputes: await db.$count(attendanceRecords, and(isNotNull(disputedAt), isNull(decision))),
    // An admin who was reported learns nothing of it here either.
    openReports: await db.$count(reports, and(isNull(reports.settledAt), ne(reports.reportedId, viewer.id))),
  };
}
