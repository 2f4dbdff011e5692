import type { ListedDelivery, Notification } from "@fourball/domain/notification/schema";
import type { FellowGolfer, RoundRating } from "@fourball/domain/rating/schema";
import { idOf, NOW } from "./fixtures.ts";

const place = { courseName: "Cypress Hollow", date: "2026-06-12", time: "06:10" };

/** Jonas Reyes asks to join the game of `aTeeTimeCard`, unread. */
export const aNotification = (changes: Partial<Notification> = {}): Notification => ({
  id: idOf(500),
  teeTimeId: idOf(200),
  content: { kind: "join-requested", participantId: idOf(300), golferId: idOf(3), ...place },
  actorName: "Jonas Reyes",
  actor: { firstName: "Jonas", lastName: "Reyes", profileImageUrl: null },
  timeZone: "America/Los_Angeles",
  createdAt: NOW,
  readAt: null,
  ...changes,
});

/** Maya Okafor, not yet rated. */
export const aFellowGolfer = (changes: Partial<FellowGolfer> = {}): FellowGolfer => ({
  userId: idOf(2),
  golfer: { firstName: "Maya", lastName: "Okafor", profileImageUrl: null, handicap: 11, hasPublicProfile: true },
  given: null,
  received: null,
  playAgain: null,
  ...changes,
});

/** Yesterday's round at Cypress Hollow, with one golfer to rate. */
export const aRoundRating = (changes: Partial<RoundRating> = {}): RoundRating => ({
  teeTimeId: idOf(200),
  courseName: "Cypress Hollow",
  timeZone: "America/Los_Angeles",
  date: "2026-06-10",
  time: "06:10",
  closesAt: "2026-06-24T18:10:00.000Z",
  isOpen: true,
  golfers: [aFellowGolfer()],
  asksWhoCame: false,
  ...changes,
});

/** A mail that was sent at the first attempt. */
export const aDelivery = (changes: Partial<ListedDelivery> = {}): ListedDelivery => ({
  id: idOf(550),
  createdAt: NOW,
  channel: "email",
  state: "sent",
  attempts: 1,
  dueAt: NOW,
  sentAt: NOW,
  lastError: null,
  kind: "join-approved",
  recipient: "Jonas Reyes",
  message: null,
  ...changes,
});
