import type {
  AttendanceEntry,
  GameArrivals,
  OpenDispute,
  OwnRecord,
  RoundAttendance,
  RoundPlayer,
} from "@fourball/domain/attendance/schema";
import { idOf, NOW } from "./fixtures.ts";

const round = {
  teeTimeId: idOf(200),
  courseName: "Cypress Hollow",
  timeZone: "America/Los_Angeles",
  date: "2026-06-10",
  time: "06:10",
};

/** A round that the viewer played. */
export const anAttendanceEntry = (changes: Partial<AttendanceEntry> = {}): AttendanceEntry => ({
  id: idOf(600),
  ...round,
  kind: "showed-up",
  state: "played",
  withdrawnAt: null,
  excuse: null,
  showsAt: null,
  dispute: null,
  decisionReason: null,
  canDispute: false,
  ...changes,
});

export const anOwnRecord = (changes: Partial<OwnRecord> = {}): OwnRecord => ({
  attendance: null,
  entries: [anAttendanceEntry()],
  ...changes,
});

/** Jonas Reyes, of whom the host said nothing. */
export const aRoundPlayer = (changes: Partial<RoundPlayer> = {}): RoundPlayer => ({
  userId: idOf(3),
  golfer: { firstName: "Jonas", lastName: "Reyes", profileImageUrl: null, handicap: 6 },
  state: "none",
  arrivedAt: null,
  showsAt: null,
  answerBy: null,
  ...changes,
});

/** Of a host and one player, neither of whom is there yet. */
export const someArrivals = (changes: Partial<GameArrivals> = {}): GameArrivals => ({
  teeTimeId: idOf(200),
  golfers: 2,
  arrivals: [],
  takeBackUntil: null,
  ...changes,
});

/** Yesterday's round, as its host sees it. */
export const aRoundAttendance = (changes: Partial<RoundAttendance> = {}): RoundAttendance => ({
  teeTimeId: idOf(200),
  closesAt: "2026-06-17T18:10:00.000Z",
  players: [aRoundPlayer()],
  ...changes,
});

/** Jonas Reyes says that he was there. */
export const anOpenDispute = (changes: Partial<OpenDispute> = {}): OpenDispute => ({
  id: idOf(600),
  ...round,
  kind: "no-show",
  golferId: idOf(3),
  golferName: "Jonas Reyes",
  hostName: "Maya Okafor",
  teeOffAt: "2026-06-10T13:10:00.000Z",
  withdrawnAt: null,
  dispute: "I was there, on the second tee.",
  disputedAt: NOW,
  hadWitness: true,
  ...changes,
});
