import { GUEST_RULES } from "@fourball/domain/guest/constants";
import { type Participation, participation } from "@fourball/domain/participation/schema";
import { displayName } from "@fourball/domain/profile/name";
import { ROUND_HOURS } from "@fourball/domain/tee-time/constants";
import { litHoles } from "@fourball/domain/tee-time/holes-of-light";
import { type Overlap, type TeeTimeCard, type TeeTimeDetail, teeTimeCard } from "@fourball/domain/tee-time/schema";
import { asFull, hasStarted, type Spots } from "@fourball/domain/tee-time/spots";
import { takesPart, type ViewerStatus } from "@fourball/domain/tee-time/visibility";
import {
  golferCard,
  hasBlocked,
  hasBlockedViewer,
  INVITE_TOKEN,
  type MockWorld,
  playersOf,
  spotsOf,
  statusIn,
  teeOffOf,
  waitlistOf,
} from "./world.ts";

/** The game as the viewer sees it now: full where a player has blocked the viewer. */
export function asViewer(world: MockWorld, game: TeeTimeDetail): TeeTimeDetail {
  const counted = asCounted(world, game);
  return isKeptOut(world, game) ? { ...counted, offeredCount: asFull(spotsOf(world, game)).offered } : counted;
}

/** A player of another host's game blocked the viewer, who doesn't play in it. */
export const isKeptOut = (world: MockWorld, game: TeeTimeDetail): boolean =>
  !plays(statusIn(world, game)) && playersOf(world, game.id, "confirmed").some(({ userId }) => hasBlockedViewer(world, userId));

/** What the viewer may ask for. */
export const spotsForViewer = (world: MockWorld, game: TeeTimeDetail): Spots =>
  isKeptOut(world, game) ? asFull(spotsOf(world, game)) : spotsOf(world, game);

const plays = (status: ViewerStatus): boolean => status === "host" || status === "confirmed";

/** A golfer across a block is named where both take part in the game, and one who blocked the viewer where both play. */
export function isNamed(world: MockWorld, game: TeeTimeDetail, golferId: string): boolean {
  const status = statusIn(world, game);
  return (takesPart(status) || !hasBlocked(world, golferId)) && (plays(status) || !hasBlockedViewer(world, golferId));
}

/** The same with the spots that it has for everyone else, as lists count and order it. */
export function asCounted(world: MockWorld, game: TeeTimeDetail): TeeTimeDetail {
  const { confirmed, offered } = spotsOf(world, game);
  const waitlistCount = waitlistOf(world, game.id).length;
  const viewerStatus = statusIn(world, game);
  const confirmedPlayers = playersOf(world, game.id, "confirmed");
  const playsOrMight = game.status === "active" && viewerStatus !== "declined";
  return {
    ...game,
    host: golferCard(world, game.hostId) ?? game.host,
    holesOfLight: (game.status === "active" ? litHoles(game) : undefined) ?? null,
    confirmedCount: confirmed,
    offeredCount: offered,
    pendingCount: game.status === "active" ? playersOf(world, game.id, "pending").length - waitlistCount : 0,
    waitlistCount,
    players: confirmedPlayers
      .filter(({ userId }) => isNamed(world, game, userId))
      .slice(0, 2)
      .map((player) => avatarOf(world, player)),
    hasBlockedPlayer: confirmedPlayers.some(({ userId }) => hasBlocked(world, userId)),
    viewerStatus,
    overlap: playsOrMight ? overlapOf(world, world.me.id, game) : null,
    inviteToken: viewerStatus === "host" && !game.isPublic ? INVITE_TOKEN : null,
    guestRules: viewerStatus === "host" ? (game.guestRules ?? GUEST_RULES) : null,
  };
}

function avatarOf(world: MockWorld, { userId, user }: Participation): TeeTimeCard["players"][number] {
  const { firstName, lastName, profileImageUrl } = golferCard(world, userId) ?? user;
  return { firstName, lastName, profileImageUrl };
}

/** The same on a card, which says less. Visitors don't read who plays. */
export const asCard = (world: MockWorld, game: TeeTimeDetail): TeeTimeCard =>
  teeTimeCard.parse({ ...asViewer(world, game), ...(!world.isSignedIn && { players: [], viewerStatus: null }) });

type Slot = { id?: string | undefined; teeOffAt: string };

/** The golfer's other game within the length of a round, the soonest. */
export function overlapOf(world: MockWorld, golferId: string, { id: except, teeOffAt }: Slot): Overlap | null {
  const [soonest] = world.games
    .filter(({ id, status }) => status === "active" && id !== except)
    .filter(
      ({ id, hostId }) => hostId === golferId || playersOf(world, id, "confirmed").some(({ userId }) => userId === golferId),
    )
    .filter((game) => Math.abs(teeOffOf(game).since(teeOffOf({ teeOffAt })).total("hours")) < ROUND_HOURS)
    .toSorted(bySoonest);
  if (!soonest) return null;
  const { id, course, date, time } = soonest;
  return { teeTimeId: id, courseName: course.name, timeZone: course.timeZone, date, time };
}

/** A request as the viewer sees it now: some of it is only for the host and the golfer. */
export function participationAsViewer(world: MockWorld, request: Participation): Participation {
  const stored = world.games.find(({ id }) => id === request.teeTimeId);
  if (!stored) throw new Error("a request is for a game of the world");
  const game = asCounted(world, stored);
  const { status, userId } = request;
  const isOwn = game.hostId === world.me.id || userId === world.me.id;
  const isPending = isOwn && status === "pending";
  const position = waitlistOf(world, game.id).findIndex(({ id }) => id === request.id) + 1;
  return participation.parse({
    ...request,
    message: isOwn ? request.message : null,
    answerDueAt: isPending ? request.answerDueAt : null,
    waitlistPosition: isPending && position > 0 ? position : null,
    offerExpiresAt: isPending ? request.offerExpiresAt : null,
    playing: isOwn && game.status === "active" && status === "confirmed" ? request.playing : null,
    user: golferCard(world, userId) ?? request.user,
    overlaps: isPending && overlapOf(world, userId, game) !== null,
    teeTime: game,
  });
}

export const bySoonest = (one: Pick<TeeTimeCard, "teeOffAt" | "id">, other: typeof one): number =>
  one.teeOffAt.localeCompare(other.teeOffAt) || one.id.localeCompare(other.id);

/** Those to come, soonest first, then those that were, latest first. */
export function upcomingFirst(one: Pick<TeeTimeCard, "teeOffAt" | "id">, other: typeof one): number {
  const now = Temporal.Now.instant();
  const [first, second] = [one, other].map((game) => ({
    isOver: hasStarted({ teeOffAt: teeOffOf(game) }, now),
    id: game.id,
    away: Math.abs(teeOffOf(game).since(now).total("seconds")),
  }));
  if (!first || !second) return 0;
  return Number(first.isOver) - Number(second.isOver) || first.away - second.away || first.id.localeCompare(second.id);
}

export const nameOf = (world: MockWorld, golferId: string): string =>
  displayName(golferCard(world, golferId) ?? { firstName: null, lastName: null });
