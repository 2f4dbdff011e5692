import type { ModerationEntry, ReportDetail, ReportRow } from "@fourball/domain/moderation/schema";
import { idOf, NOW } from "./fixtures.ts";

/** Priya reported a message of Sam's. */
export const aReport = (changes: Partial<ReportRow> = {}): ReportRow => ({
  id: idOf(700),
  subject: "message",
  reason: "harassment",
  words: "He keeps writing things like this.",
  sentAt: "2026-06-11T13:00:00.000Z",
  reported: { id: idOf(71), name: "Sam Costa", isClosed: false },
  reporter: { id: idOf(72), name: "Priya Nair", isClosed: false },
  takenBy: null,
  settledAt: null,
  outcome: null,
  evidence: {
    subject: "message",
    name: "Sam Costa",
    messageId: idOf(701),
    seq: 4,
    message: "Stay off my course or else",
    photo: null,
    sentAt: "2026-06-11T12:40:00.000Z",
    game: {
      teeTimeId: idOf(20),
      courseName: "Cypress Hollow",
      date: "2026-06-12",
      time: "06:10",
      timeZone: "America/Los_Angeles",
      hostName: "Maya Okafor",
    },
  },
  ...changes,
});

export const aReportDetail = (changes: Partial<ReportDetail> = {}): ReportDetail => ({
  ...aReport(),
  settledBy: null,
  settledReason: null,
  actions: [],
  otherReports: [],
  fills: [],
  reportedEmail: "sam@example.com",
  isSuspended: false,
  ...changes,
});

/** Dev Anders warned Sam. */
export const aModerationEntry = (changes: Partial<ModerationEntry> = {}): ModerationEntry => ({
  id: idOf(710),
  action: "warned",
  category: "harassment",
  reason: "A threat in the chat",
  adminName: "Dev Anders",
  at: NOW,
  until: null,
  acknowledgedAt: null,
  undoneAt: null,
  canUndo: true,
  ...changes,
});
