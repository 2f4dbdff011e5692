import type { Account } from "@fourball/domain/account/schema";
import type { Course } from "@fourball/domain/course/schema";
import type { DashboardStats } from "@fourball/domain/dashboard/schema";
import type { Participation } from "@fourball/domain/participation/schema";
import type { HostCard } from "@fourball/domain/profile/schema";
import type { TeeTimeCard, TeeTimeDetail } from "@fourball/domain/tee-time/schema";

/** The morning on which the screens of the tests are looked at: a Thursday, 8 o'clock in Monterey. */
export const NOW = "2026-06-11T15:00:00.000Z";

const number = (index: number): string => String(index).padStart(12, "0");
export const idOf = (index: number): string => `00000000-0000-4000-8000-${number(index)}`;

export const aHost = (changes: Partial<HostCard> = {}): HostCard => ({
  firstName: "Maya",
  lastName: "Okafor",
  profileImageUrl: null,
  handicap: 11,
  rating: 4.8,
  gamesHosted: 23,
  hasPublicProfile: true,
  ...changes,
});

export const anAccount = (changes: Partial<Account> = {}): Account => ({
  id: idOf(1),
  email: "alex.lee@example.com",
  firstName: "Alex",
  lastName: "Lee",
  phoneNumber: null,
  profileImageUrl: null,
  coverImageUrl: null,
  bio: null,
  publicProfile: true,
  handicap: 18,
  rating: 4.6,
  gamesHosted: 7,
  gamesPlayed: 12,
  isAdmin: false,
  emailJoinRequests: true,
  emailRequestApprovals: true,
  emailTeeTimeChanges: true,
  emailMarketing: true,
  smsJoinRequests: true,
  smsRequestApprovals: true,
  smsTeeTimeChanges: true,
  createdAt: "2025-06-01T12:00:00.000Z",
  updatedAt: "2025-06-01T12:00:00.000Z",
  ...changes,
});

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

/** Tomorrow at 6:10 in the morning, one player in, two spots open, hosted by somebody else. */
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
  status: "active",
  createdAt: "2026-06-01T12:00:00.000Z",
  updatedAt: "2026-06-01T12:00:00.000Z",
  course: {
    name: "Cypress Hollow",
    location: "Monterey, CA",
    imageUrl: null,
    timeZone: "America/Los_Angeles",
  },
  host: aHost(),
  confirmedCount: 1,
  pendingCount: 0,
  players: [{ firstName: "Jonas", lastName: "Reyes", profileImageUrl: null }],
  viewerStatus: null,
  distanceKm: null,
  ...changes,
});

export const aTeeTimeDetail = (changes: Partial<TeeTimeDetail> = {}): TeeTimeDetail => ({
  ...aTeeTimeCard(),
  course: aCourse(),
  cancelReason: null,
  overlap: null,
  inviteToken: null,
  ...changes,
});

export const aParticipation = (changes: Partial<Participation> = {}): Participation => ({
  id: idOf(300),
  teeTimeId: idOf(200),
  userId: idOf(3),
  status: "confirmed",
  message: null,
  joinedAt: "2026-06-02T12:00:00.000Z",
  updatedAt: "2026-06-02T12:00:00.000Z",
  user: {
    firstName: "Jonas",
    lastName: "Reyes",
    profileImageUrl: null,
    handicap: 6,
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
    moodEmoji: "🌅",
  },
  ...changes,
});

export const someStats = (changes: Partial<DashboardStats> = {}): DashboardStats => ({
  activeUsers: 37,
  gamesToday: 14,
  available: 159,
  openSlots: 283,
  requestsWaiting: 0,
  ...changes,
});
