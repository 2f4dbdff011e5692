import type { Account } from "@fourball/domain/account/schema";
import type { ChatMessage } from "@fourball/domain/chat/message";
import { notFound } from "@fourball/domain/failure";
import type { ParticipantStatus } from "@fourball/domain/participation/constants";
import type { Participation } from "@fourball/domain/participation/schema";
import type { RoundRating } from "@fourball/domain/rating/schema";
import type { TeeTimeFilter } from "@fourball/domain/tee-time/list";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import type { Seats } from "@fourball/domain/tee-time/spots";
import { fits } from "./filters.ts";

/** All that a small club knows. Its games say who plays only when they are looked at: `seen`. */
export type Club = {
  me: Account;
  isSignedIn: boolean;
  games: TeeTimeDetail[];
  people: Participation[];
  lines: ChatMessage[];
  /** What was played, to be rated. */
  rounds: RoundRating[];
};

export function gameOf(club: Club, teeTimeId: string): TeeTimeDetail {
  const game = club.games.find(({ id }) => id === teeTimeId);
  if (!game) throw notFound("Tee time not found");
  return game;
}

export const playersOf = (club: Club, teeTimeId: string, status: ParticipantStatus): Participation[] =>
  club.people.filter((each) => each.teeTimeId === teeTimeId && each.status === status);

export const myPlace = (club: Club, teeTimeId: string): Participation | undefined =>
  club.people.find((each) => each.teeTimeId === teeTimeId && each.userId === club.me.id);

export const seatsOf = (club: Club, { id, totalSlots }: TeeTimeDetail): Seats => ({
  totalSlots,
  confirmed: playersOf(club, id, "confirmed").length,
});

export const inLine = (club: Club, teeTimeId: string): number =>
  playersOf(club, teeTimeId, "pending").filter(({ linePlace }) => linePlace !== null).length;

/** The game as the golfer finds it now. */
export function seen(club: Club, game: TeeTimeDetail): TeeTimeDetail {
  const confirmed = playersOf(club, game.id, "confirmed");
  return {
    ...game,
    confirmedCount: confirmed.length,
    pendingCount: playersOf(club, game.id, "pending").length - inLine(club, game.id),
    waitlistCount: inLine(club, game.id),
    players: confirmed.slice(0, 2).map(({ user: { firstName, lastName, profileImageUrl } }) => ({
      firstName,
      lastName,
      profileImageUrl,
    })),
    viewerStatus: game.hostId === club.me.id ? "host" : (myPlace(club, game.id)?.status ?? null),
  };
}

/** What stands in the marketplace. */
export const listed = (club: Club, filter: TeeTimeFilter = {}): TeeTimeDetail[] =>
  club.games
    .filter(({ isPublic, status }) => isPublic && status === "active")
    .map((game) => seen(club, game))
    .filter((game) => fits(game, filter));

export function change<T extends { id: string }>(all: T[], id: string, changes: Partial<T>): T[] {
  return all.map((each) => (each.id === id ? { ...each, ...changes } : each));
}
