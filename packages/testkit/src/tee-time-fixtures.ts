import type { ChatMessage } from "@fourball/domain/chat/message";
import type { Course } from "@fourball/domain/course/schema";
import type { DashboardStats } from "@fourball/domain/dashboard/schema";
import type { SharedRound } from "@fourball/domain/round-link/schema";
import type { TeeTimeCard, TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { idOf, NOW } from "./fixtures.ts";
import { aHost } from "./golfer-fixtures.ts";

export const aCourse = (changes: Partial<Course> = {}): Course => ({
  id: idOf(100),
  name: "Cypress Hollow",
  location: "Monterey, CA",
  city: "Monterey",
  state: "CA",
  country: "US",
  imageUrl: null,
  phone: null,
  website: null,
  description: "Dunes, pines and an ocean breeze.",
  latitude: 36.6,
  longitude: -121.89,
  timeZone: "America/Los_Angeles",
  ...changes,
});

/** Tomorrow at 6:10 in the morning, one player in, two spots open, hosted by another golfer. */
export const aTeeTimeCard = (changes: Partial<TeeTimeCard> = {}): TeeTimeCard => ({
  id: idOf(200),
  hostId: idOf(2),
  courseId: idOf(100),
  date: "2026-06-12",
  time: "06:10",
  teeOffAt: "2026-06-12T13:10:00.000Z",
  totalSlots: 4,
  description: "Early start, home for lunch.",
  moodEmoji: "🌅",
  mood: "early",
  preferences: ["Walking preferred", "Fast pace", "Gimmes ok"],
  isPublic: true,
  opensToAllAt: null,
  status: "active",
  createdAt: "2026-06-01T12:00:00.000Z",
  updatedAt: "2026-06-01T12:00:00.000Z",
  course: {
    name: "Cypress Hollow",
    location: "Monterey, CA",
    imageUrl: null,
    timeZone: "America/Los_Angeles",
  },
  sky: { land: "links", light: "dawn" },
  holesOfLight: null,
  host: aHost(),
  confirmedCount: 1,
  offeredCount: 0,
  pendingCount: 0,
  players: [{ firstName: "Jonas", lastName: "Reyes", profileImageUrl: null }],
  viewerStatus: null,
  hasBlockedPlayer: false,
  distanceKm: null,
  fit: null,
  ...changes,
});

export const aTeeTimeDetail = (changes: Partial<TeeTimeDetail> = {}): TeeTimeDetail => ({
  ...aTeeTimeCard(),
  course: aCourse(),
  standingGameId: null,
  cancelReason: null,
  waitlistCount: 0,
  guests: [],
  overlap: null,
  hostAnswers: null,
  hostAttendance: null,
  badWeather: false,
  withdrawalExcuse: null,
  inviteToken: null,
  guestRules: null,
  ...changes,
});

/** The first message in the chat of `aTeeTimeCard`, by the viewer. */
export const aChatMessage = (changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id: idOf(400),
  teeTimeId: idOf(200),
  seq: 1,
  type: "message",
  userId: idOf(1),
  userName: "Alex Lee",
  message: "See you on the first tee",
  timestamp: NOW,
  clientId: null,
  reactions: [],
  isDeleted: false,
  photo: null,
  ...changes,
});

export const someStats = (changes: Partial<DashboardStats> = {}): DashboardStats => ({
  activeUsers: 37,
  gamesToday: 14,
  available: 159,
  openSlots: 283,
  requestsWaiting: 0,
  hosted: 0,
  joined: 0,
  total: 0,
  ...changes,
});

/** What somebody with the link to a round sees. */
export const aSharedRound = (changes: Partial<SharedRound> = {}): SharedRound => ({
  golferName: "Alex",
  courseName: "Cypress Hollow",
  location: "Monterey, CA",
  phone: "(831) 555-0142",
  date: "2026-06-12",
  time: "06:10",
  timeZone: "America/Los_Angeles",
  courseId: idOf(100),
  imageUrl: null,
  sky: { land: "links", light: "dawn" },
  isCancelled: false,
  others: ["Maya", "Jonas"],
  endsAt: "2026-06-12T20:10:00.000Z",
  ...changes,
});
