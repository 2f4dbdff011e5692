import type { Account, EmailStatus, OpenSignUp, OwnSession } from "@fourball/domain/account/schema";
import type { AccountExport } from "@fourball/domain/account-data/export";
import type { BlockedGolfer } from "@fourball/domain/block/schema";
import type { AnsweredGolfer } from "@fourball/domain/partner/schema";
import type { HostCard, PublicProfile } from "@fourball/domain/profile/schema";
import { idOf, NOW } from "./fixtures.ts";

/** What other golfers see of an account, on the card of a host or a player. */
export function cardOf(account: Account): HostCard {
  const { firstName, lastName, profileImageUrl, handicap, publicProfile: hasPublicProfile } = account;
  const { rating, ratingsCount, gamesHosted, gamesPlayed } = account;
  const shown = hasPublicProfile
    ? { rating, ratingsCount, gamesHosted, gamesPlayed }
    : { rating: null, ratingsCount: null, gamesHosted: null, gamesPlayed: null };
  return { firstName, lastName, profileImageUrl, handicap, ...shown, hasPublicProfile };
}

export const aHost = (changes: Partial<HostCard> = {}): HostCard => ({
  firstName: "Maya",
  lastName: "Okafor",
  profileImageUrl: null,
  handicap: 11,
  rating: 4.8,
  ratingsCount: 31,
  gamesHosted: 23,
  gamesPlayed: 41,
  hasPublicProfile: true,
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
  answers: { percent: 95, medianMinutes: 110 },
  attendance: { showedUp: 24, lateWithdrawals: 1, noShows: 0 },
  createdAt: "2025-06-01T12:00:00.000Z",
  isPublic: true,
  ...changes,
});

export const aBlockedGolfer = (changes: Partial<BlockedGolfer> = {}): BlockedGolfer => ({
  userId: idOf(2),
  firstName: "Maya",
  lastName: "Okafor",
  profileImageUrl: null,
  blockedAt: NOW,
  ...changes,
});

/** A partner of the viewer. */
export const anAnsweredGolfer = (changes: Partial<AnsweredGolfer> = {}): AnsweredGolfer => ({
  userId: idOf(2),
  firstName: "Maya",
  lastName: "Okafor",
  profileImageUrl: null,
  handicap: 11,
  hasPublicProfile: true,
  answer: "yes",
  isPartner: true,
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
  lastNameTo: "everyone",
  showsReasons: true,
  handicap: 18,
  homePlace: null,
  rating: 4.6,
  ratingsCount: 12,
  gamesHosted: 7,
  gamesPlayed: 12,
  isAdmin: false,
  emailOn: true,
  pushOn: true,
  emailJoinRequests: true,
  emailRequestApprovals: true,
  emailTeeTimeChanges: true,
  emailMarketing: true,
  emailSavedSearches: true,
  emailOpenSpots: true,
  smsJoinRequests: true,
  smsRequestApprovals: true,
  smsTeeTimeChanges: true,
  pushJoinRequests: true,
  pushRequestApprovals: true,
  pushTeeTimeChanges: true,
  pushSavedSearches: true,
  pushOpenSpots: true,
  quietHours: { from: "22:00", to: "07:00" },
  timeZone: null,
  smsOptInAt: null,
  marketingOptInAt: null,
  createdAt: "2025-06-01T12:00:00.000Z",
  updatedAt: "2025-06-01T12:00:00.000Z",
  ...changes,
});

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
  returnTo: "/",
  ...changes,
});

export const aSession = (changes: Partial<OwnSession> = {}): OwnSession => ({
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  createdAt: "2026-06-01T12:00:00.000Z",
  expiresAt: "2026-06-25T12:00:00.000Z",
  isCurrent: true,
  ...changes,
});

/** Of a golfer who has done nothing yet. */
export const anAccountExport = (changes: Partial<AccountExport> = {}): AccountExport => ({
  exportedAt: NOW,
  account: anAccount(),
  email: { email: anAccount().email, isConfirmed: true, pendingEmail: null },
  sessions: [],
  passkeys: [],
  identities: [],
  blocked: [],
  reports: [],
  moderation: [],
  hosted: [],
  joined: [],
  messages: [],
  mutedChats: [],
  roundLinks: [],
  costShares: [],
  changeAnswers: [],
  savedSearches: [],
  notifiedGames: [],
  fillMessages: [],
  standingGames: [],
  reactions: [],
  browsers: [],
  ratingsGiven: [],
  playAgain: [],
  ratingsReceived: [],
  attendance: [],
  arrivals: [],
  pictures: [],
  notifications: [],
  ...changes,
});
