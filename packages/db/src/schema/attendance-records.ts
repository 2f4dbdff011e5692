import {
  ATTENDANCE_KINDS,
  DISPUTE_DECISIONS,
  DISPUTE_MAX,
  DISPUTE_REASON_MAX,
  MARK_OUTCOMES,
} from "@fourball/domain/attendance/constants";
import { STORED_EXCUSES } from "@fourball/domain/tee-time/constants";
import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant, oneOf, textLength } from "./columns.ts";
import { teeTimeRef } from "./tee-times.ts";
import { userRef } from "./users.ts";

/** Who showed up for a round, and who didn't. */
export const attendanceRecords = pgTable(
  "attendance_records",
  {
    id: id(),
    teeTimeId: teeTimeRef(),
    userId: userRef(),
    kind: text({ enum: ATTENDANCE_KINDS }).notNull(),
    /** When the round was over, from which on this counts; null for a late withdrawal from a game to come. */
    settledAt: instant(),
    /** Of a late withdrawal: when the player left, and what excuses it. Bad weather is a mark of the game. */
    withdrawnAt: instant(),
    excuse: text({ enum: STORED_EXCUSES }),
    /** The request, of a golfer or a guest, that took the spot. */
    refilledBy: uuid(),
    /** When the host said that the player didn't come, what came of it, and from when on it shows. */
    markedAt: instant(),
    markOutcome: text({ enum: MARK_OUTCOMES }),
    showsAt: instant(),
    disputedAt: instant(),
    dispute: text(),
    decidedAt: instant(),
    decision: text({ enum: DISPUTE_DECISIONS }),
    /** The admin's, for the golfer. */
    decisionReason: text(),
  },
  (t) => [
    // A player may leave one game late several times; the round itself has one end.
    uniqueIndex("attendance_records_once").on(t.teeTimeId, t.userId).where(sql`${t.kind} <> 'late-withdrawal'`),
    index("attendance_records_golfer_idx").on(t.userId, t.settledAt),
    index("attendance_records_game_idx").on(t.teeTimeId),
    index("attendance_records_settled_idx").on(t.settledAt).where(sql`${t.settledAt} is not null`),
    index("attendance_records_disputes_idx").on(t.disputedAt).where(sql`${t.disputedAt} is not null and ${t.decision} is null`),
    check("attendance_records_kind_known", oneOf(t.kind, ATTENDANCE_KINDS)),
    check("attendance_records_excuse_known", oneOf(t.excuse, STORED_EXCUSES)),
    check("attendance_records_outcome_known", oneOf(t.markOutcome, MARK_OUTCOMES)),
    check("attendance_records_decision_known", oneOf(t.decision, DISPUTE_DECISIONS)),
    check("attendance_records_withdrawn", sql`(${t.kind} = 'late-withdrawal') = (${t.withdrawnAt} is not null)`),
    check("attendance_records_settled", sql`${t.kind} = 'late-withdrawal' or ${t.settledAt} is not null`),
    check("attendance_records_marked", sql`${t.kind} <> 'no-show' or ${t.markedAt} is not null`),
    check("attendance_records_agreed", sql`(${t.markOutcome} = 'agreed') is not true or ${t.showsAt} is not null`),
    check("attendance_records_disputed", sql`(${t.dispute} is null) = (${t.disputedAt} is null)`),
    check("attendance_records_decided", sql`(${t.decision} is null) = (${t.decidedAt} is null)`),
    check("attendance_records_dispute_length", textLength(t.dispute, 1, DISPUTE_MAX)),
    check("attendance_records_reason_length", textLength(t.decisionReason, 1, DISPUTE_REASON_MAX)),
  ],
);
