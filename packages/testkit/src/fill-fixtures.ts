import type { FillMessage, FillPlan, FillState } from "@fourball/domain/fill/schema";
import { idOf, NOW } from "./fixtures.ts";

/** Nine golfers in three waves: now, in half an hour and in an hour. */
export const aFillPlan = (changes: Partial<FillPlan> = {}): FillPlan => ({
  spots: 1,
  waves: [0, 30, 60].map((minutes, index) => ({
    at: Temporal.Instant.from(NOW).add({ minutes }).toString({ fractionalSecondDigits: 3 }),
    golfers: 2 + index,
  })),
  reasons: [
    { reason: "partner", golfers: 3 },
    { reason: "usual-day", golfers: 6 },
  ],
  ...changes,
});

/** Two golfers were written to, the next are in half an hour. */
export const aFillState = (changes: Partial<FillState> = {}): FillState => ({
  mode: "first-come",
  confirmsAtOnce: false,
  startedAt: NOW,
  nextWaveAt: Temporal.Instant.from(NOW).add({ minutes: 30 }).toString({ fractionalSecondDigits: 3 }),
  endedAt: null,
  endReason: null,
  sent: 2,
  yes: 0,
  no: 0,
  late: 0,
  ...changes,
});

/** Of Maya's game at Cypress Hollow, to a golfer who played with Jonas. */
export const aFillMessage = (changes: Partial<FillMessage> = {}): FillMessage => ({
  teeTimeId: idOf(200),
  hostName: "Maya",
  courseName: "Cypress Hollow",
  date: "2026-06-12",
  time: "06:10",
  timeZone: "America/Los_Angeles",
  why: { reason: "played-together", name: "Jonas" },
  confirmsAtOnce: false,
  promisedUntil: null,
  isGone: false,
  hasBlockedPlayer: false,
  status: null,
  answer: null,
  ...changes,
});
