import { attendanceRecords, notificationDeliveries as deliveries, golfCourses, reports, users } from "@fourball/db/schema/index";
import { asInteger } from "@fourball/db/select/expression";
import { prepareQuery } from "@fourball/db/select/prepare-select";
import { type AdminAttention, ATTENTION_DAYS } from "@fourball/domain/admin/schema";
import { sql } from "drizzle-orm";
import { requireAdmin } from "../core/access/require-admin.ts";
import { isSuspended } from "../core/access/suspended.ts";
import type { MemberContext } from "../core/service-context.ts";

const countAttention = prepareQuery(
  {
    failedDeliveries: asInteger(
      sql`select count(*) from ${deliveries} where ${deliveries.state} = 'failed' and ${deliveries.createdAt} >= ${sql.placeholder("since")}::timestamptz`,
    ),
    suspendedUsers: asInteger(sql`select count(*) from ${users} where ${isSuspended} and ${users.deletedAt} is null`),
    guessedTimeZones: asInteger(
      sql`select count(*) from ${golfCourses} where ${golfCourses.isTimeZoneGuessed} and ${golfCourses.archivedAt} is null`,
    ),
    openDisputes: asInteger(sql`select count(*) from ${attendanceRecords}
      where ${attendanceRecords.disputedAt} is not null and ${attendanceRecords.decision} is null`),
    // An admin who was reported learns nothing of it here either.
    openReports: asInteger(sql`select count(*) from ${reports}
      where ${reports.settledAt} is null and ${reports.reportedId} <> ${sql.placeholder("viewer")}::uuid`),
  },
  (figures) => sql`select ${figures}`,
);

export async function getAttention(ctx: MemberContext): Promise<AdminAttention> {
  await requireAdmin(ctx);
  const since = ctx.clock.now().subtract({ hours: 24 * ATTENTION_DAYS });
  const [counted] = await countAttention(ctx.db, { since: since.toString(), viewer: ctx.viewer.id });
  if (!counted) throw new Error("counting returned no row");
  return counted;
}
