import type { DashboardStats } from "@fourball/domain/dashboard/schema";
import type { AnswerCounts } from "@fourball/domain/participation/answer-statistics";
import type { PlayerAvatar } from "@fourball/domain/profile/schema";
import type { DayCounts } from "@fourball/domain/tee-time/list";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";

/** `lastName` is what strangers see; `hiddenLastName` the whole of it, where it isn't shown to everyone. */
export type ListedPlayer = PlayerAvatar & { id: string; hiddenLastName: string | null; handicap: number | null };

/** A game as a golfer sees it who has nothing to do with it, and what parts of it depend on for others. */
export type ListedGame = {
  card: TeeTimeCard;
  /** All confirmed ones, in the order of the card. */
  players: ListedPlayer[];
  hostHiddenLastName: string | null;
  /** Null where the host's profile is private. */
  hostAnswers: AnswerCounts | null;
};

export type ListedPage = { games: ListedGame[]; nextCursor: string | null };

/** What the listed games to come amount to. */
export type ListedFigures = Pick<DashboardStats, "available" | "openSlots" | "gamesToday" | "activeUsers"> & { days: DayCounts };
