import { AUDITED } from "@fourball/domain/admin/schema";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id } from "./columns.ts";
import { users } from "./users.ts";

/** What admins did, written in the same transaction. Append-only. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: id(),
    /** Null for what an operator did from the command line. */
    adminId: uuid().references(() => users.id, { onDelete: "restrict" }),
    action: text({ enum: AUDITED }).notNull(),
    /** The name of the affected user or course at that time. */
    subject: text().notNull(),
    /** The golfer of a report: as an admin, they don't see its entries. */
    reportedId: uuid().references(() => users.id, { onDelete: "restrict" }),
    /** Why, where an admin gave a reason. */
    reason: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index("audit_log_newest_idx").on(t.createdAt.desc(), t.id),
    index("audit_log_admin_idx").on(t.adminId),
    index("audit_log_reported_idx").on(t.reportedId),
  ],
);
