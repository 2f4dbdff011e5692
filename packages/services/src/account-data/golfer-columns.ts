import * as tables from "@fourball/db/schema/index";
import type { AccountExport } from "@fourball/domain/account-data/export";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Why golfers don't get what is there, or why it outlasts their accounts, in words. */
type Reason = { because: string };

export type GolferColumn = {
  column: PgColumn;
  /** The part of a golfer's own data that says it. */
  exported: keyof AccountExport | Reason;
  /** What becomes of the row when the golfer closes the account. */
  closing: "deleted" | Reason;
};

const SECRET = { because: "It is a secret of the site, which would open the account." };
const FOR_OTHERS = { because: "It belongs to another golfer's data." };
const NAMELESS = { because: "It stays, but its golfer has no name." };
const WITH_THE_GAME = { because: "Games to come are left or cancelled first; those that were played stay, without a name." };
const FOR_ADMINS = { because: "Admins answer for what they did." };

/** Every column that refers to an account. A table that another feature adds must have its own here. */
export const GOLFER_COLUMNS: readonly GolferColumn[] = [
  { column: tables.arrivals.userId, exported: "arrivals", closing: "deleted" },
  { column: tables.attendanceRecords.userId, exported: "attendance", closing: "deleted" },
  { column: tables.auditLog.adminId, exported: FOR_ADMINS, closing: FOR_ADMINS },
  { column: tables.auditLog.reportedId, exported: "moderation", closing: FOR_ADMINS },
  { column: tables.calendarFeeds.userId, exported: SECRET, closing: "deleted" },
  { column: tables.changeAnswers.userId, exported: "changeAnswers", closing: "deleted" },
  { column: tables.chatMessages.userId, exported: "messages", closing: { because: "Messages stay, without their writer." } },
  { column: tables.chatMutes.userId, exported: "mutedChats", closing: "deleted" },
  { column: tables.chatReactions.userId, exported: "reactions", closing: NAMELESS },
  { column: tables.chatReads.userId, exported: { because: "The chat says it to its players." }, closing: "deleted" },
  { column: tables.costShares.golferId, exported: "costShares", closing: NAMELESS },
  { column: tables.costShares.creditorId, exported: "costShares", closing: NAMELESS },
  { column: tables.emailConfirmations.userId, exported: "email", closing: "deleted" },
  { column: tables.fillMessages.userId, exported: "fillMessages", closing: "deleted" },
  { column: tables.fillMessages.throughId, exported: FOR_OTHERS, closing: NAMELESS },
  { column: tables.golferBlocks.blockerId, exported: "blocked", closing: "deleted" },
  { column: tables.golferBlocks.blockedId, exported: FOR_OTHERS, closing: "deleted" },
  { column: tables.identities.userId, exported: "identities", closing: "deleted" },
  { column: tables.identityRequests.userId, exported: SECRET, closing: "deleted" },
  { column: tables.moderationActions.golferId, exported: "moderation", closing: FOR_ADMINS },
  { column: tables.moderationActions.adminId, exported: FOR_ADMINS, closing: FOR_ADMINS },
  { column: tables.notifications.recipientId, exported: "notifications", closing: "deleted" },
  { column: tables.notifiedGames.userId, exported: "notifiedGames", closing: "deleted" },
  { column: tables.passkeyChallenges.userId, exported: SECRET, closing: "deleted" },
  { column: tables.passkeys.userId, exported: "passkeys", closing: "deleted" },
  { column: tables.passwordResetTokens.userId, exported: SECRET, closing: "deleted" },
  { column: tables.pictures.ownerId, exported: "pictures", closing: { because: "The files go first, then their rows." } },
  { column: tables.playAgainAnswers.golferId, exported: "playAgain", closing: "deleted" },
  { column: tables.playAgainAnswers.otherId, exported: FOR_OTHERS, closing: "deleted" },
  { column: tables.pushSubscriptions.userId, exported: "browsers", closing: "deleted" },
  { column: tables.reports.reporterId, exported: "reports", closing: FOR_ADMINS },
  { column: tables.reports.reportedId, exported: FOR_OTHERS, closing: FOR_ADMINS },
  { column: tables.reports.takenById, exported: FOR_ADMINS, closing: FOR_ADMINS },
  { column: tables.reports.settledById, exported: FOR_ADMINS, closing: FOR_ADMINS },
  { column: tables.roundLinks.userId, exported: "roundLinks", closing: "deleted" },
  { column: tables.roundRatings.raterId, exported: "ratingsGiven", closing: NAMELESS },
  { column: tables.roundRatings.rateeId, exported: "ratingsReceived", closing: NAMELESS },
  { column: tables.savedSearches.userId, exported: "savedSearches", closing: "deleted" },
  { column: tables.socketTokens.userId, exported: SECRET, closing: "deleted" },
  { column: tables.standingGames.hostId, exported: "standingGames", closing: { because: "They end, and tell their regulars." } },
  { column: tables.standingRegulars.userId, exported: "standingGames", closing: { because: "They are left as games end." } },
  { column: tables.teeTimeCosts.bookedById, exported: "costShares", closing: NAMELESS },
  { column: tables.teeTimeParticipants.userId, exported: "joined", closing: WITH_THE_GAME },
  { column: tables.teeTimes.hostId, exported: "hosted", closing: WITH_THE_GAME },
];
