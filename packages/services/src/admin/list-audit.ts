import { prepareSql } from "@fourball/db/prepared-sql";
import { auditLog, users } from "@fourball/db/schema/index";
import { type AuditEntry, type AuditPage, type ListAuditInput, listAuditInput } from "@fourball/domain/admin/schema";
import { displayName } from "@fourball/domain/profile/name";
import { sql } from "drizzle-orm";
import { requireAdmin } from "../access/require-admin.ts";
import { isoInstant } from "../iso-instant.ts";
import type { MemberContext } from "../service-context.ts";

type Row = Omit<AuditEntry, "adminName"> & { adminId: string | null; firstName: string | null; lastName: string | null };

const findPage = prepareSql<Row>(sql`
  select ${auditLog.id} as "id", ${auditLog.action} as "action", ${auditLog.subject} as "subject", ${auditLog.createdAt} as "at",
    ${auditLog.adminId} as "adminId", ${users.firstName} as "firstName", ${users.lastName} as "lastName"
  from ${auditLog} left join ${users} on ${users.id} = ${auditLog.adminId}
  order by ${auditLog.createdAt} desc, ${auditLog.id} limit ${sql.placeholder("limit")}::int offset ${sql.placeholder("offset")}::int`);

/** What admins did, the newest first. */
export async function listAudit(ctx: MemberContext, input: ListAuditInput): Promise<AuditPage> {
  await requireAdmin(ctx);
  const rows = await findPage(ctx.db, listAuditInput.parse(input));
  const items = rows.map(({ adminId, firstName, lastName, ...entry }) => ({
    ...entry,
    at: isoInstant(entry.at),
    adminName: adminId ? displayName({ firstName, lastName }) : "Command line",
  }));
  return { items, total: await ctx.db.$count(auditLog) };
}
