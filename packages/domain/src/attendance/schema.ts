import { z } from "zod";
import { attendance, golferCard } from "../golfer/schema.ts";
import { entityId, teeTimeId, userId } from "../id.ts";
import { EXCUSES } from "../tee-time/constants.ts";
import { text } from "../text.ts";
import { tooLong } from "../too-long.ts";
import { ATTENDANCE_KINDS, DISPUTE_DECISIONS, DISPUTE_MAX, DISPUTE_REASON_MAX } from "./constants.ts";
import { ENTRY_STATES, MARK_STATES } from "./entry.ts";

const recordId = entityId("entryNotFound");

const round = {
  teeTimeId: z.string(),
  courseName: z.string(),
  timeZone: z.string(),
  date: z.string(),
  time: z.string(),
};

/** One entry of a golfer's own record. */
export const attendanceEntry = z.object({
  id: z.string(),
  ...round,
  kind: z.enum(ATTENDANCE_KINDS),
  state: z.enum(ENTRY_STATES),
  /** Of a late withdrawal. */
  withdrawnAt: z.iso.datetime().nullable(),
  excuse: z.enum(EXCUSES).nullable(),
  /** Of a no-show: from when on others see it. */
  showsAt: z.iso.datetime().nullable(),
  /** The golfer's own words. */
  dispute: z.string().nullable(),
  /** What an admin wrote who settled it. */
  decisionReason: z.string().nullable(),
  canDispute: z.boolean(),
});
export type AttendanceEntry = z.infer<typeof attendanceEntry>;

/** What others read, once they read anything, and what it is made of, the latest first. */
export const ownRecord = z.object({ attendance: attendance.nullable(), entries: z.array(attendanceEntry) });
export type OwnRecord = z.infer<typeof ownRecord>;

export const disputeInput = z.object({
  recordId,
  words: text(DISPUTE_MAX, tooLong("What happened", DISPUTE_MAX)).min(1, "Tell us what happened"),
});
export type DisputeInput = z.infer<typeof disputeInput>;

/** The host's word on the weather of a game. */
export const weatherInput = z.object({ teeTimeId, isBad: z.boolean() });
export type WeatherInput = z.infer<typeof weatherInput>;

/** Who has said that they're at the course. */
export const gameArrivals = z.object({
  teeTimeId: z.string(),
  /** The host and the confirmed golfers; guests have no account to say it with. */
  golfers: z.number().int(),
  /** In the order in which they came. */
  arrivals: z.array(z.object({ userId: z.string(), at: z.iso.datetime() })),
  /** Until when the viewer can take it back; null when there is nothing to take back. */
  takeBackUntil: z.iso.datetime().nullable(),
});
export type GameArrivals = z.infer<typeof gameArrivals>;

/** A player of a round, and what became of the host's word that they didn't come. */
export const roundPlayer = z.object({
  userId: z.string(),
  golfer: golferCard,
  state: z.enum(MARK_STATES),
  /** When the player said that they were here. */
  arrivedAt: z.iso.datetime().nullable(),
  /** From when on others see it. */
  showsAt: z.iso.datetime().nullable(),
  /** Until when another player may answer. */
  answerBy: z.iso.datetime().nullable(),
});
export type RoundPlayer = z.infer<typeof roundPlayer>;

/** For the host all players of a round; for a player those whom the host asks the others about. */
export const roundAttendance = z.object({
  teeTimeId: z.string(),
  /** Until when the host may say who didn't come. */
  closesAt: z.iso.datetime(),
  players: z.array(roundPlayer),
});
export type RoundAttendance = z.infer<typeof roundAttendance>;

export const roundPlayerInput = z.object({ teeTimeId, userId });
export type RoundPlayerInput = z.infer<typeof roundPlayerInput>;

export const answerNoShowInput = roundPlayerInput.extend({ didCome: z.boolean() });
export type AnswerNoShowInput = z.infer<typeof answerNoShowInput>;

/** What an admin decides. */
export const openDispute = z.object({
  id: z.string(),
  ...round,
  kind: z.enum(ATTENDANCE_KINDS),
  golferId: z.string(),
  golferName: z.string(),
  hostName: z.string(),
  teeOffAt: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
  dispute: z.string(),
  disputedAt: z.iso.datetime(),
  /** Of a no-show: whether there was another player to agree. */
  hadWitness: z.boolean(),
});
export type OpenDispute = z.infer<typeof openDispute>;

export const listDisputesInput = z.object({
  limit: z.number().int().min(1).max(200).default(50),
  offset: z.number().int().min(0).max(1_000_000).default(0),
});
export type ListDisputesInput = z.input<typeof listDisputesInput>;
export const disputePage = z.object({ items: z.array(openDispute), total: z.number().int() });
export type DisputePage = z.infer<typeof disputePage>;

export const settleDisputeInput = z.object({
  recordId,
  decision: z.enum(DISPUTE_DECISIONS),
  reason: text(DISPUTE_REASON_MAX, tooLong("Reason", DISPUTE_REASON_MAX)).min(1, "Give a reason"),
});
export type SettleDisputeInput = z.infer<typeof settleDisputeInput>;
