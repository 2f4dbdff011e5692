import { AUDITED } from "@fourball/domain/admin/schema";
import { MODERATION_ACTIONS, MODERATION_REASON_MAX } from "@fourball/domain/moderation/constants";
import { REPORT_REASONS } from "@fourball/domain/report/constants";
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant, oneOf, textLength } from "./columns.ts";
import { reports } from "./reports.ts";
import { userRef, users } from "./users.ts";

/** What an action took away, to put it back. */
export type Removed =
  | { of: "message"; messageId: string; message: string; pictureId: string | null }
  | { of: "picture"; field: "profileImageUrl" | "coverImageUrl"; url: string };

/** What admins did about a golfer, of a report or without one: a warning or suspension, or the removal of something. */
export const moderationActions = pgTable(
  "moderation_actions",
  {
    id: id(),
    /** Null for a suspension that no report was about. */
    reportId: uuid().references(() => reports.id, { onDelete: "cascade" }),
    /** The golfer whom it concerns. */
    golferId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    adminId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    action: text({ enum: MODERATION_ACTIONS }).notNull(),
    /** What the golfer reads as the reason. */
    category: text({ enum: REPORT_REASONS }).notNull(),
    /** The admin's, for admins. */
    reason: text().notNull(),
    removed: jsonb().$type<Removed>(),
    /** When a suspension ends; null for good. */
    suspendedUntil: instant(),
    /** When the golfer said that the warning was read. */
    acknowledgedAt: instant(),
    undoneAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    unique("moderation_actions_once").on(t.reportId, t.action),
    index("moderation_actions_golfer_idx").on(t.golferId, t.createdAt),
    index("moderation_actions_admin_idx").on(t.adminId),
    index("moderation_actions_warning_idx")
      .on(t.golferId)
      .where(sql`${t.action} = 'warned' and ${t.acknowledgedAt} is null and ${t.undoneAt} is null`),
    check("moderation_actions_action_known", oneOf(t.action, MODERATION_ACTIONS)),
    check("moderation_actions_category_known", oneOf(t.category, REPORT_REASONS)),
    check("moderation_actions_reason_length", textLength(t.reason, 1, MODERATION_REASON_MAX)),
  ],
);

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

export const golferBlocks = pgTable(
  "golfer_blocks",
  {
    blockerId: userRef(),
    blockedId: userRef(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    index("golfer_blocks_blocked_idx").on(t.blockedId, t.blockerId),
    check("golfer_blocks_not_self", sql`${t.blockerId} <> ${t.blockedId}`),
  ],
);
