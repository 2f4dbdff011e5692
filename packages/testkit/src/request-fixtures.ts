import type { ListedGuestRequest, OwnGuestRequest } from "@fourball/domain/guest/schema";
import type { Participation, PlayingQuestion } from "@fourball/domain/participation/schema";
import { idOf } from "./fixtures.ts";

export const aParticipation = (changes: Partial<Participation> = {}): Participation => ({
  id: idOf(300),
  teeTimeId: idOf(200),
  userId: idOf(3),
  status: "confirmed",
  message: null,
  friends: [],
  answerDueAt: null,
  waitlistPosition: null,
  offerExpiresAt: null,
  isRegular: false,
  playing: null,
  attendance: null,
  joinedAt: "2026-06-02T12:00:00.000Z",
  updatedAt: "2026-06-02T12:00:00.000Z",
  user: {
    firstName: "Jonas",
    lastName: "Reyes",
    profileImageUrl: null,
    handicap: 6,
    rating: 4.4,
    ratingsCount: 9,
    gamesHosted: 7,
    gamesPlayed: 15,
    hasPublicProfile: true,
  },
  overlaps: false,
  teeTime: {
    course: {
      name: "Cypress Hollow",
      location: "Monterey, CA",
      imageUrl: null,
      timeZone: "America/Los_Angeles",
    },
    host: {
      firstName: "Maya",
      lastName: "Okafor",
      profileImageUrl: null,
      handicap: 11,
    },
    date: "2026-06-12",
    time: "06:10",
    teeOffAt: "2026-06-12T13:10:00.000Z",
    status: "active",
    totalSlots: 4,
    confirmedCount: 1,
    offeredCount: 0,
    moodEmoji: "🌅",
  },
  ...changes,
});

/** Robin Vale, without an account, with a pending request for the game of `aTeeTimeCard`. */
export const aGuestRequest = (changes: Partial<ListedGuestRequest> = {}): ListedGuestRequest => ({
  id: idOf(350),
  teeTimeId: idOf(200),
  guestName: "Robin Vale",
  guestEmail: "robin@example.com",
  message: "I am in town for the week.",
  answerDueAt: null,
  heldUntil: null,
  hasLapsed: false,
  claimPath: null,
  awaitsProof: false,
  status: "pending",
  createdAt: "2026-06-10T12:00:00.000Z",
  teeTime: {
    courseName: "Cypress Hollow",
    date: "2026-06-12",
    time: "06:10",
    teeOffAt: "2026-06-12T13:10:00.000Z",
    timeZone: "America/Los_Angeles",
    totalSlots: 4,
    confirmedCount: 1,
    offeredCount: 0,
  },
  ...changes,
});

/** What a guest sees behind the own link. */
export const anOwnGuestRequest = (changes: Partial<OwnGuestRequest> = {}): OwnGuestRequest => ({
  state: "pending",
  guestName: "Robin Vale",
  hostName: "Maya",
  courseName: "Cypress Hollow",
  location: "Monterey, CA",
  date: "2026-06-12",
  time: "06:10",
  timeZone: "America/Los_Angeles",
  courseId: idOf(100),
  imageUrl: null,
  sky: { land: "links", light: "dawn" },
  totalSlots: 4,
  confirmedCount: 1,
  offeredCount: 0,
  answerDueAt: "2026-06-12T01:00:00.000Z",
  claim: null,
  awaitsProof: false,
  calendarFile: null,
  ...changes,
});

/** What a player sees behind the link in the mail of the day before. */
export const aPlayingQuestion = (changes: Partial<PlayingQuestion> = {}): PlayingQuestion => ({
  hostName: "Maya",
  courseName: "Cypress Hollow",
  date: "2026-06-12",
  time: "06:10",
  timeZone: "America/Los_Angeles",
  hasSaidYes: false,
  isLate: true,
  ...changes,
});
