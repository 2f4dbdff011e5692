import type { ChangeProposal } from "@fourball/domain/proposal/schema";
import { idOf, NOW } from "./fixtures.ts";

const course = { courseName: "Cypress Hollow", timeZone: "America/Los_Angeles" };

/** The game of tomorrow at 6:10 AM would be at 8:30; its one player hasn't answered. */
export const aProposal = (changes: Partial<ChangeProposal> = {}): ChangeProposal => ({
  id: idOf(510),
  before: { ...course, date: "2026-06-12", time: "06:10" },
  after: { ...course, date: "2026-06-12", time: "08:30" },
  players: [{ userId: idOf(3), golfer: { firstName: "Jonas", lastName: "Reyes", profileImageUrl: null }, isIn: null }],
  createdAt: NOW,
  ...changes,
});
