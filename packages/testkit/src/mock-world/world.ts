import type { Account } from "@fourball/domain/account/schema";
import type { ChatMessage } from "@fourball/domain/chat/message";
import { fail } from "@fourball/domain/failure";
import type { Participation } from "@fourball/domain/participation/schema";
import type { RoundRating } from "@fourball/domain/rating/schema";
import type { ParticipantStatus } from "@fourball/domain/tee-time/constants";
import type { TeeTimeFilter } from "@fourball/domain/tee-time/list";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import type { Spots } from "@fourball/domain/tee-time/spots";
import { matchesFilter } from "./filters.ts";

/** The state of the mock server. Counts and players of a game are computed on read: `asViewer`. */
export type MockWorld = {
  me: Account;
  isSignedIn: boolean;
  games: TeeTimeDetail[];
  people: Participation[];
  messages: ChatMessage[];
  /** Played rounds to rate. */
  rounds: RoundRating[];
};

export function gameOf(world: MockWorld, teeTimeId: string): TeeTimeDetail {
  const game = world.games.find(({ id }) => id === teeTimeId);
  if (!game) throw fail("teeTimeNotFound");
  return game;
}

export const playersOf = (world: MockWorld, teeTimeId: string, status: ParticipantStatus): Participation[] =>
  world.people.filter((each) => each.teeTimeId === teeTimeId && each.status === status);

export const myParticipation = (world: MockWorld, teeTimeId: string): Participation | undefined =>
  world.people.find((each) => each.teeTimeId === teeTimeId && each.userId === world.me.id);

/** With the friends whom they bring. */
const countSpots = (players: readonly Participation[]): number =>
  players.reduce((spots, { friends }) => spots + 1 + friends.length, 0);

export const spotsOf = (world: MockWorld, { id, totalSlots }: TeeTimeDetail): Spots => ({
  totalSlots,
  confirmed: countSpots(playersOf(world, id, "confirmed")),
  offered: offeredCount(world, id),
});

export const waitlistCount = (world: MockWorld, teeTimeId: string): number =>
  playersOf(world, teeTimeId, "pending").filter(({ waitlistPosition }) => waitlistPosition !== null).length;

const offeredCount = (world: MockWorld, teeTimeId: string): number =>
  playersOf(world, teeTimeId, "pending").filter(({ offerExpiresAt }) => offerExpiresAt !== null).length;

/** The game as the viewer sees it now. */
export function asViewer(world: MockWorld, game: TeeTimeDetail): TeeTimeDetail {
  const confirmed = playersOf(world, game.id, "confirmed");
  return {
    ...game,
    confirmedCount: countSpots(confirmed),
    offeredCount: offeredCount(world, game.id),
    pendingCount: playersOf(world, game.id, "pending").length - waitlistCount(world, game.id),
    waitlistCount: waitlistCount(world, game.id),
    players: confirmed.slice(0, 2).map(({ user: { firstName, lastName, profileImageUrl } }) => ({
      firstName,
      lastName,
      profileImageUrl,
    })),
    viewerStatus: game.hostId === world.me.id ? "host" : (myParticipation(world, game.id)?.status ?? null),
  };
}

/** The games in the marketplace. */
export const listedGames = (world: MockWorld, filter: TeeTimeFilter = {}): TeeTimeDetail[] =>
  world.games
    .filter(({ isPublic, status }) => isPublic && status === "active")
    .map((game) => asViewer(world, game))
    .filter((game) => matchesFilter(game, filter));

export function updateById<T extends { id: string }>(all: T[], id: string, changes: Partial<T>): T[] {
  return all.map((each) => (each.id === id ? { ...each, ...changes } : each));
}
