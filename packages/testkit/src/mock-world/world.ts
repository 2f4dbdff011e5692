import type { Account } from "@fourball/domain/account/schema";
import type { AttendanceEntry } from "@fourball/domain/attendance/schema";
import type { ChatMessage } from "@fourball/domain/chat/message";
import { fail } from "@fourball/domain/failure";
import type { Notification } from "@fourball/domain/notification/schema";
import type { Participation } from "@fourball/domain/participation/schema";
import type { HostCard } from "@fourball/domain/profile/schema";
import type { FellowGolfer } from "@fourball/domain/rating/schema";
import type { SavedSearch } from "@fourball/domain/saved-search/schema";
import type { ParticipantStatus } from "@fourball/domain/tee-time/constants";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { type Spots, spotsOf as spotsOfRequest } from "@fourball/domain/tee-time/spots";
import { assertSees, type ViewerStatus } from "@fourball/domain/tee-time/visibility";
import { anAccount, cardOf } from "../golfer-fixtures.ts";

/** What the viewer said of a golfer of a round. */
type Rating = { teeTimeId: string; userId: string; given: NonNullable<FellowGolfer["given"]> };

type Block = { blockerId: string; blockedId: string; blockedAt: string };

/**
 * What the mock server stores. All that can be worked out of it is worked out on read: counts, players, the cards of golfers,
 * positions on waitlists, overlaps and what the viewer is to a game.
 */
export type MockWorld = {
  me: Account;
  isSignedIn: boolean;
  games: TeeTimeDetail[];
  /** In the order of their requests. */
  people: Participation[];
  /** Those of them whom the viewer removed from a game: a removal can't be undone. */
  removed: string[];
  messages: ChatMessage[];
  ratings: Rating[];
  /** Of the viewer's record: the games that they left late. */
  leftLate: AttendanceEntry[];
  /** The number of the last message that a golfer has read, by game and golfer. */
  reads: Record<string, Record<string, number>>;
  /** The games whose chats the viewer muted. */
  muted: string[];
  savedSearches: SavedSearch[];
  /** The latest last. */
  blocks: Block[];
  /** The viewer's, latest first. */
  notifications: Notification[];
};

/** Of a golfer who has done nothing yet. */
export const anEmptyWorld = (): MockWorld => ({
  me: anAccount(),
  isSignedIn: true,
  games: [],
  people: [],
  removed: [],
  messages: [],
  ratings: [],
  leftLate: [],
  reads: {},
  muted: [],
  savedSearches: [],
  blocks: [],
  notifications: [],
});

/** The secret part of every link to an unlisted game. */
export const INVITE_TOKEN = "s3cret";

/** The password of every golfer. */
export const MOCK_PASSWORD = "a long walk";

export const teeOffOf = ({ teeOffAt }: { teeOffAt: string }): Temporal.Instant => Temporal.Instant.from(teeOffAt);

export const hasBlocked = ({ blocks, me, isSignedIn }: MockWorld, golferId: string): boolean =>
  isSignedIn && blocks.some(({ blockerId, blockedId }) => blockerId === me.id && blockedId === golferId);

export const hasBlockedViewer = ({ blocks, me, isSignedIn }: MockWorld, golferId: string): boolean =>
  isSignedIn && blocks.some(({ blockerId, blockedId }) => blockerId === golferId && blockedId === me.id);

export const isAcrossBlock = (world: MockWorld, golferId: string): boolean =>
  hasBlocked(world, golferId) || hasBlockedViewer(world, golferId);

const anyGameOf = (world: MockWorld, teeTimeId: string): TeeTimeDetail => {
  const game = world.games.find(({ id }) => id === teeTimeId);
  if (!game) throw fail("teeTimeNotFound");
  return game;
};

/** A game that the viewer may see. */
export function gameOf(world: MockWorld, teeTimeId: string, invite?: string): TeeTimeDetail {
  const game = anyGameOf(world, teeTimeId);
  const isHidden = isAcrossBlock(world, game.hostId);
  // Partners are not mocked.
  assertSees({ ...game, isHidden, isShownFirst: false }, statusIn(world, game), invite === INVITE_TOKEN);
  return game;
}

/** A game that the viewer hosts. */
export function hostedGame(world: MockWorld, teeTimeId: string): TeeTimeDetail {
  const game = gameOf(world, teeTimeId);
  if (game.hostId !== world.me.id) throw fail("hostOnly");
  return game;
}

/** A request for a game that the viewer hosts, with the game. */
export function requestOf(world: MockWorld, participantId: string): { request: Participation; game: TeeTimeDetail } {
  const request = world.people.find(({ id }) => id === participantId);
  const game = request && world.games.find(({ id }) => id === request.teeTimeId);
  if (!request || !game) throw fail("requestNotFound");
  if (game.hostId === world.me.id) return { request, game };
  throw request.userId === world.me.id ? fail("hostOnly") : fail("requestNotFound");
}

/** What the viewer is to a game. */
export const statusIn = (world: MockWorld, { id, hostId }: Pick<TeeTimeDetail, "id" | "hostId">): ViewerStatus =>
  hostId === world.me.id ? "host" : (myParticipation(world, id)?.status ?? null);

export const playersOf = (world: MockWorld, teeTimeId: string, status: ParticipantStatus): Participation[] =>
  world.people.filter((each) => each.teeTimeId === teeTimeId && each.status === status);

export const myParticipation = (world: MockWorld, teeTimeId: string): Participation | undefined =>
  world.people.find((each) => each.teeTimeId === teeTimeId && each.userId === world.me.id);

/** The host and the confirmed players of a game. */
export const readersOf = (world: MockWorld, { id, hostId }: TeeTimeDetail): string[] => [
  hostId,
  ...playersOf(world, id, "confirmed").map(({ userId }) => userId),
];

export const lastRead = ({ reads }: MockWorld, teeTimeId: string, golferId: string): number => reads[teeTimeId]?.[golferId] ?? 0;

/** A golfer has read a chat up to that message; it never goes back. */
export function markRead(world: MockWorld, teeTimeId: string, golferId: string, seq: number): void {
  const upTo = Math.max(lastRead(world, teeTimeId, golferId), seq);
  world.reads = { ...world.reads, [teeTimeId]: { ...world.reads[teeTimeId], [golferId]: upTo } };
}

/** The golfers on the waitlist of a game, the next one first. */
export const waitlistOf = (world: MockWorld, teeTimeId: string): Participation[] =>
  playersOf(world, teeTimeId, "pending").filter(({ waitlistPosition }) => waitlistPosition !== null);

export const spotsOf = (world: MockWorld, { id, totalSlots }: Pick<TeeTimeDetail, "id" | "totalSlots">): Spots => ({
  totalSlots,
  confirmed: playersOf(world, id, "confirmed").reduce((spots, player) => spots + spotsOfRequest(player), 0),
  offered: waitlistOf(world, id).filter(({ offerExpiresAt }) => offerExpiresAt !== null).length,
});

/** A golfer as the others see them now. */
export function golferCard(world: MockWorld, golferId: string): HostCard | undefined {
  if (golferId === world.me.id) return cardOf(world.me);
  return (
    world.games.find(({ hostId }) => hostId === golferId)?.host ?? world.people.find(({ userId }) => userId === golferId)?.user
  );
}

export function updateById<T extends { id: string }>(all: T[], id: string, changes: Partial<T>): T[] {
  return all.map((each) => (each.id === id ? { ...each, ...changes } : each));
}
