import { auditLog, users } from "@fourball/db/schema/index";
import { isoInstant } from "@fourball/db/select/iso-instant";
import { prepareSelect } from "@fourball/db/select/prepare-select";
import { from } from "@fourball/db/select/tables";
import { type AuditPage, type ListAuditInput, listAuditInput } from "@fourball/domain/admin/schema";
import { displayName } from "@fourball/domain/profile/name";
import { sql } from "drizzle-orm";
import { requireAdmin } from "../access/require-admin.ts";
import type { MemberContext } from "../service-context.ts";

// An admin who was reported learns nothing of it here either.
const viewer = sql`${sql.placeholder("viewer")}::uuid`;
const isShown = sql`${auditLog.reportedId} is distinct from ${viewer}`;

const findPage = prepareSelect(
  {
    id: auditLog.id,
    action: auditLog.action,
    subject: auditLog.subject,
    reason: auditLog.reason,
    at: auditLog.createdAt,
    adminId: auditLog.adminId,
    firstName: users.firstName,
    lastName: users.lastName,
  },
  from(auditLog).leftJoin(users, sql`${users.id} = ${auditLog.adminId}`),
  sql`where ${isShown} order by ${auditLog.createdAt} desc, ${auditLog.id}
    limit ${sql.placeholder("limit")}::int offset ${sql.placeholder("offset")}::int`,
);

/** What admins did, the newest first. */
export async function listAudit(ctx: MemberContext, input: ListAuditInput): Promise<AuditPage> {
  await requireAdmin(ctx);
  const rows = await findPage(ctx.db, { ...listAuditInput.parse(input), viewer: ctx.viewer.id });
  const items = rows.map(({ adminId, firstName, lastName, ...entry }) => ({
    ...entry,
    at: isoInstant(entry.at),
    adminName: adminId ? displayName({ firstName, lastName }) : "Command line",
  }));
  return { items, total: await ctx.db.$count(auditLog, sql`${auditLog.reportedId} is distinct from ${ctx.viewer.id}`) };
}
