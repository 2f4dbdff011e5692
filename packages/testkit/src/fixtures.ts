import type { Account, EmailStatus, OpenSignUp, OwnSession } from "@fourball/domain/account/schema";
import type { AdminDay, AdminStats, AdminUser, AdminUserDetail } from "@fourball/domain/admin/schema";
import type { ChatMessage } from "@fourball/domain/chat/message";
import type { Course } from "@fourball/domain/course/schema";
import type { DashboardStats } from "@fourball/domain/dashboard/schema";
import type { GuestRequest, OwnGuestRequest } from "@fourball/domain/guest/schema";
import type { Participation } from "@fourball/domain/participation/schema";
import type { HostCard, PublicProfile } from "@fourball/domain/profile/schema";
import type { TeeTimeCard, TeeTimeDetail } from "@fourball/domain/tee-time/schema";

/** The current time in screen tests: a Thursday, 8 AM in Monterey. */
export const NOW = "2026-06-11T15:00:00.000Z";

const number = (index: number): string => String(index).padStart(12, "0");
export const idOf = (index: number): string => `00000000-0000-4000-8000-${number(index)}`;

export const aHost = (changes: Partial<HostCard> = {}): HostCard => ({
  firstName: "Maya",
  lastName: "Okafor",
  profileImageUrl: null,
  handicap: 11,
  rating: 4.8,
  ratingsCount: 31,
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
  ratingsCount: 12,
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
  pushJoinRequests: true,
  pushRequestApprovals: true,
  pushTeeTimeChanges: true,
  smsOptInAt: null,
  marketingOptInAt: null,
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
  waitlistCount: 0,
  guests: [],
  overlap: null,
  replyTime: null,
  inviteToken: null,
  ...changes,
});

export const aParticipation = (changes: Partial<Participation> = {}): Participation => ({
  id: idOf(300),
  teeTimeId: idOf(200),
  userId: idOf(3),
  status: "confirmed",
  message: null,
  answerDueAt: null,
  linePlace: null,
  offerExpiresAt: null,
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
    moodEmoji: "🌅",
  },
  ...changes,
});

/** Robin Vale, without an account, with a pending request for the game of `aTeeTimeCard`. */
/** The golfer's own address. */
export const anEmailStatus = (changes: Partial<EmailStatus> = {}): EmailStatus => ({
  email: anAccount().email,
  isConfirmed: true,
  pendingEmail: null,
  hasMailServer: true,
  ...changes,
});

/** What the page of a mailed link shows of a sign-up. */
export const anOpenSignUp = (changes: Partial<OpenSignUp> = {}): OpenSignUp => ({
  email: "alex.lee@example.com",
  firstName: "Alex",
  lastName: "Lee",
  isSameBrowser: true,
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
  answerDueAt: "2026-06-12T01:00:00.000Z",
  ...changes,
});

export const aGuestRequest = (changes: Partial<GuestRequest> = {}): GuestRequest => ({
  id: idOf(350),
  teeTimeId: idOf(200),
  guestName: "Robin Vale",
  guestEmail: "robin@example.com",
  message: "I am in town for the week.",
  answerDueAt: null,
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
  },
  ...changes,
});

/** The profile of the host of `aTeeTimeCard`. */
export const aProfile = (changes: Partial<PublicProfile> = {}): PublicProfile => ({
  id: idOf(2),
  firstName: "Maya",
  lastName: "Okafor",
  profileImageUrl: null,
  coverImageUrl: null,
  bio: "Early tee times, quick rounds, coffee after.",
  handicap: 11,
  rating: 4.8,
  ratingsCount: 31,
  gamesHosted: 23,
  gamesPlayed: 41,
  createdAt: "2025-06-01T12:00:00.000Z",
  isPublic: true,
  ...changes,
});

export const aSession = (changes: Partial<OwnSession> = {}): OwnSession => ({
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  createdAt: "2026-06-01T12:00:00.000Z",
  expiresAt: "2026-06-25T12:00:00.000Z",
  isCurrent: true,
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
  photo: null,
  ...changes,
});

/** Maya Okafor as admins see her. */
export const anAdminUser = (changes: Partial<AdminUser> = {}): AdminUser => ({
  id: idOf(2),
  firstName: "Maya",
  lastName: "Okafor",
  email: "maya@example.com",
  profileImageUrl: null,
  isAdmin: false,
  gamesHosted: 23,
  gamesPlayed: 41,
  rating: 4.8,
  createdAt: "2025-06-01T12:00:00.000Z",
  suspendedAt: null,
  ...changes,
});

export const anAdminUserDetail = (changes: Partial<AdminUserDetail> = {}): AdminUserDetail => ({
  ...anAdminUser(),
  bio: null,
  handicap: 11,
  publicProfile: true,
  lastSeenAt: NOW,
  sessions: 1,
  games: [],
  ...changes,
});

export const someAdminStats = (changes: Partial<AdminStats> = {}): AdminStats => ({
  totalUsers: 48,
  totalCourses: 98,
  totalTeeTimes: 127,
  activeAdmins: 2,
  recentUsers: [
    { id: idOf(2), firstName: "Maya", lastName: "Okafor", email: "maya@example.com", createdAt: "2026-06-10T12:00:00.000Z" },
  ],
  recentTeeTimes: [
    {
      id: idOf(200),
      courseName: "Cypress Hollow",
      hostName: "Maya Okafor",
      timeZone: "America/Los_Angeles",
      date: "2026-06-12",
      time: "06:10",
    },
  ],
  ...changes,
});

/** Thirty days up to `NOW`: two games on each, the last one busier, and one day without any. */
export const someAdminDays = (): AdminDay[] =>
  Array.from({ length: 30 }, (_, index) => {
    const date = new Date(Date.parse(NOW) - (29 - index) * 86_400_000).toISOString().slice(0, 10);
    const games = index === 29 ? 5 : index === 3 ? 0 : 2;
    return { date, games, spots: games * 3, taken: games * 2 };
  });
