import { z } from "zod";
import { fillState } from "../fill/schema.ts";
import { entityId } from "../id.ts";
import { REPORT_OUTCOMES, REPORT_REASONS, REPORT_SUBJECTS } from "../report/constants.ts";
import { reportEvidence } from "../report/evidence.ts";
import { text } from "../text.ts";
import { tooLong } from "../too-long.ts";
import { MODERATION_ACTIONS, MODERATION_REASON_MAX, SUSPENSION_DAYS } from "./constants.ts";

const reportId = entityId("reportNotFound");
const reason = text(MODERATION_REASON_MAX, tooLong("Reason", MODERATION_REASON_MAX)).min(1, "Say why");
const action = z.enum(MODERATION_ACTIONS);
const category = z.enum(REPORT_REASONS);
const suspendDays = z.union(SUSPENSION_DAYS.map((days) => z.literal(days)));

/** Not settled; of those, what the viewer took; settled. */
export const REPORT_FILTERS = ["open", "mine", "settled"] as const;
export type ReportFilter = (typeof REPORT_FILTERS)[number];

export const listReportsInput = z.object({
  state: z.enum(REPORT_FILTERS).default("open"),
  subject: z.enum(REPORT_SUBJECTS).optional(),
  page: z.number().int().min(1).max(10_000).default(1),
});
export type ListReportsInput = z.output<typeof listReportsInput>;

/** A golfer as admins know them: the current name, or that the account is closed. */
const person = z.object({ id: z.string(), name: z.string(), isClosed: z.boolean() });

export const reportRow = z.object({
  id: z.string(),
  subject: z.enum(REPORT_SUBJECTS),
  reason: category,
  words: z.string().nullable(),
  sentAt: z.iso.datetime(),
  reported: person,
  reporter: person,
  /** The admin who looks at it. */
  takenBy: person.nullable(),
  settledAt: z.iso.datetime().nullable(),
  outcome: z.enum(REPORT_OUTCOMES).nullable(),
  evidence: reportEvidence,
});
export type ReportRow = z.infer<typeof reportRow>;

export const reportPage = z.object({ items: z.array(reportRow), total: z.number().int() });
export type ReportPage = z.infer<typeof reportPage>;

/** What was done about a golfer, as admins see it. */
export const moderationEntry = z.object({
  id: z.string(),
  action,
  category,
  reason: z.string(),
  adminName: z.string(),
  at: z.iso.datetime(),
  /** Of a suspension; null is for good. */
  until: z.iso.datetime().nullable(),
  acknowledgedAt: z.iso.datetime().nullable(),
  undoneAt: z.iso.datetime().nullable(),
  canUndo: z.boolean(),
});
export type ModerationEntry = z.infer<typeof moderationEntry>;

export const reportDetail = reportRow.extend({
  settledBy: person.nullable(),
  /** Why, where nothing was done. */
  settledReason: z.string().nullable(),
  /** Everything that was done about the golfer, the newest first, that of this report too. */
  actions: z.array(moderationEntry),
  /** The other reports about the golfer, the newest first. */
  otherReports: z.array(reportRow.pick({ id: true, subject: true, reason: true, sentAt: true, outcome: true })),
  /** How the golfer had spots filled in the games that they host, the newest first: neither which games, nor who else was asked. */
  fills: z.array(
    fillState
      .pick({ startedAt: true, endedAt: true, endReason: true, sent: true })
      .extend({ reporterSentAt: z.iso.datetime().nullable() }),
  ),
  reportedEmail: z.string().nullable(),
  isSuspended: z.boolean(),
});
export type ReportDetail = z.infer<typeof reportDetail>;

export const reportInput = z.object({ reportId });
export type ReportInput = z.infer<typeof reportInput>;

/** Settles a report: what is done, for one reason. Without actions, nothing was found against the rules. */
export const settleReportInput = z.object({
  reportId,
  actions: z.array(action).max(MODERATION_ACTIONS.length).default([]),
  /** For a suspension: null is for good. */
  suspendDays: suspendDays.default(null),
  /** What the golfer reads as the reason. */
  category,
  /** For admins and the log. */
  reason,
});
export type SettleReportInput = z.output<typeof settleReportInput>;

export const undoneModeration = z.object({ actionId: entityId("actionNotFound") });
export type UndoneModeration = z.infer<typeof undoneModeration>;
export const undoModerationInput = undoneModeration.extend({ reason });
export type UndoModerationInput = z.infer<typeof undoModerationInput>;

/** Without a report. */
export const suspendUserInput = z.object({
  userId: entityId("userNotFound"),
  /** Null is for good. */
  days: suspendDays,
  /** What the golfer reads as the reason. */
  category,
  /** For admins and the log. */
  reason,
});
export type SuspendUserInput = z.infer<typeof suspendUserInput>;

/** A warning that its golfer hasn't read yet. */
export const warning = z.object({ id: z.string(), category, at: z.iso.datetime() });
export type Warning = z.infer<typeof warning>;
export const warningInput = z.object({ id: entityId("warningNotFound") });
export type WarningInput = z.infer<typeof warningInput>;

/** What was done about the viewer, in the export of their data: never who reported it. */
export const ownModeration = z.object({
  action,
  category,
  timestamp: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
  undoneAt: z.iso.datetime().nullable(),
});
export type OwnModeration = z.infer<typeof ownModeration>;
