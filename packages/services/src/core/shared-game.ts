import type { DashboardStats } from "@fourball/domain/dashboard/schema";
import type { AnswerCounts } from "@fourball/domain/participation/answer-statistics";
import type { PlayerAvatar } from "@fourball/domain/profile/schema";
import type { ParticipantStatus } from "@fourball/domain/tee-time/constants";
import type { DayCounts } from "@fourball/domain/tee-time/list";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";

/** `lastName` is what strangers see; `hiddenLastName` the whole of it, where it isn't shown to everyone. */
export type SharedPlayer = PlayerAvatar & { id: string; hiddenLastName: string | null; handicap: number | null };

/** A game as a golfer sees it who has nothing to do with it, and what parts of it depend on for others. */
export type SharedGame = {
  card: TeeTimeCard;
  /** All confirmed ones, in the order of the card. */
  players: SharedPlayer[];
  hostHiddenLastName: string | null;
  /** Null where the host's profile is private. */
  hostAnswers: AnswerCounts | null;
};

export type SharedPage = { games: SharedGame[]; nextCursor: string | null };

/** What the listed games to come amount to. */
export type ListedFigures = Pick<DashboardStats, "available" | "openSlots" | "gamesToday" | "activeUsers"> & { days: DayCounts };

/** What a page is to one viewer. */
export type ViewerPart = {
  hasBlocks: boolean;
  /** Those of the viewer for games of the page. */
  requests: { teeTimeId: string; status: ParticipantStatus }[];
  /** Ids of the golfers of the page who show their last name to the viewer, but not to everyone. */
  fellowPlayers: string[];
  /** For those who want reasons. */
  taste: {
    handicap: number | null;
    lastRounds: { preferences: string[]; time: string }[];
    /** Golfers of the page who are partners of the viewer or have played with them. */
    known: { id: string; rounds: number; isPartner: boolean }[];
    /** The viewer's first game on each day of the page that has one. */
    ownGames: { date: string; time: string }[];
  } | null;
};
export type AskedPart = { viewerId: string; page: SharedPage; now: Temporal.Instant };
