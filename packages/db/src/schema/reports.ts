import { REPORT_OUTCOMES, REPORT_REASONS, REPORT_SUBJECTS, REPORT_WORDS_MAX } from "@fourball/domain/report/constants";
import type { ReportEvidence } from "@fourball/domain/report/evidence";
import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, instant, oneOf, textLength } from "./columns.ts";
import { pictures } from "./pictures.ts";
import { users } from "./users.ts";

/** What golfers reported to the admins. */
export const reports = pgTable(
  "reports",
  {
    id: id(),
    reporterId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    /** The golfer, the author, the host or the owner of what was reported. */
    reportedId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    subject: text({ enum: REPORT_SUBJECTS }).notNull(),
    /** Names the reported thing among those of its subject. */
    subjectKey: text().notNull(),
    reason: text({ enum: REPORT_REASONS }).notNull(),
    words: text(),
    evidence: jsonb().$type<ReportEvidence>().notNull(),
    /** An uploaded picture of the evidence: its files are kept as long as the report. */
    pictureId: uuid().references(() => pictures.id, { onDelete: "set null" }),
    /** The admin who looks at it. */
    takenById: uuid().references(() => users.id, { onDelete: "restrict" }),
    settledById: uuid().references(() => users.id, { onDelete: "restrict" }),
    settledAt: instant(),
    outcome: text({ enum: REPORT_OUTCOMES }),
    /** The admin's, for whatever came of it. */
    settledReason: text(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("reports_open_once").on(t.reporterId, t.subject, t.subjectKey).where(sql`${t.settledAt} is null`),
    index("reports_reporter_idx").on(t.reporterId, t.createdAt),
    index("reports_reported_idx").on(t.reportedId, t.createdAt),
    index("reports_open_idx").on(t.createdAt, t.id).where(sql`${t.settledAt} is null`),
    index("reports_settled_idx").on(t.settledAt).where(sql`${t.settledAt} is not null`),
    index("reports_picture_idx").on(t.pictureId).where(sql`${t.pictureId} is not null`),
    index("reports_taken_idx").on(t.takenById).where(sql`${t.takenById} is not null`),
    index("reports_settler_idx").on(t.settledById).where(sql`${t.settledById} is not null`),
    check("reports_not_self", sql`${t.reporterId} <> ${t.reportedId}`),
    check("reports_subject_known", oneOf(t.subject, REPORT_SUBJECTS)),
    check("reports_reason_known", oneOf(t.reason, REPORT_REASONS)),
    check("reports_words_length", textLength(t.words, 1, REPORT_WORDS_MAX)),
    check("reports_outcome_known", oneOf(t.outcome, REPORT_OUTCOMES)),
    check(
      "reports_settled_whole",
      sql`num_nonnulls(${t.settledAt}, ${t.settledById}, ${t.outcome}, ${t.settledReason}) in (0, 4)`,
    ),
  ],
);
