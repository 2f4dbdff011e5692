import type { Db, Tx } from "@fourball/db/client";
import { answerStatisticsOf } from "@fourball/domain/participation/answer-statistics";
import { fitOf } from "@fourball/domain/tee-time/reasons/fit-of";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import { asFull, spotsOfGame } from "@fourball/domain/tee-time/spots";
import type { ListedGame, ListedPlayer } from "../../../core/listed-game.ts";
import { avatarsOf } from "./game-columns.ts";
import { type ViewerFacts, viewerFacts } from "./viewer-facts.ts";

type Asking = { db: Db | Tx; clock: { now(): Temporal.Instant }; viewer: { id: string } };

type Options = { hasReasons?: boolean };

/** Games as their viewer sees them at this moment, without those that a block hides; `hasBlocks` where it may hide others. */
export async function cardsForViewer(
  ctx: Asking,
  games: readonly ListedGame[],
  options?: Options,
): Promise<{ cards: TeeTimeCard[]; hasBlocks: boolean }> {
  if (games.length === 0) return { cards: [], hasBlocks: false };
  const lookUp = await lookUpFor(ctx, games, options);
  return {
    cards: games.filter((game) => !isHidden(game, lookUp)).map((game) => cardFor(game, lookUp)),
    hasBlocks: lookUp.blocked.size + lookUp.blockers.size > 0,
  };
}

/** The same for visitors, who don't read who plays. */
export const cardsForAnyone = async (
  { viewer, ...ctx }: Omit<Asking, "viewer"> & { viewer: Asking["viewer"] | null },
  games: readonly ListedGame[],
): Promise<TeeTimeCard[]> =>
  viewer ? (await cardsForViewer({ ...ctx, viewer }, games)).cards : games.map(({ card }) => ({ ...card, players: [] }));

/** One game, also where a block hides it. */
export const cardForViewer = async (ctx: Asking, game: ListedGame, options?: Options): Promise<TeeTimeCard> =>
  cardFor(game, await lookUpFor(ctx, [game], options));

async function lookUpFor({ db, clock, viewer }: Asking, games: readonly ListedGame[], { hasReasons = false }: Options = {}) {
  const now = clock.now();
  return lookUpOf(viewer.id, now, await viewerFacts(db, { viewerId: viewer.id, games, now, hasReasons }));
}

function lookUpOf(viewerId: string, now: Temporal.Instant, facts: ViewerFacts | undefined) {
  const { blocked = [], blockers = [], requests = [], withLastName = [], reasons = null } = facts ?? {};
  return {
    viewerId,
    now,
    blocked: new Set(blocked),
    blockers: new Set(blockers),
    statuses: new Map(requests.map(({ teeTimeId, status }) => [teeTimeId, status])),
    withLastName: new Set(withLastName),
    reasons: reasons && {
      viewer: { handicap: reasons.handicap, lastRounds: reasons.lastRounds },
      firstTimes: new Map(reasons.firstTimes.map(({ date, time }) => [date, time])),
      rounds: new Map(reasons.rounds.map(({ id, rounds }) => [id, rounds])),
      partners: new Set(reasons.partners),
    },
  };
}

type LookUp = ReturnType<typeof lookUpOf>;
type Status = TeeTimeCard["viewerStatus"];

const statusIn = ({ card }: ListedGame, { viewerId, statuses }: LookUp): Status =>
  card.hostId === viewerId ? "host" : (statuses.get(card.id) ?? null);

const takesPart = (status: Status): boolean => status !== null && status !== "declined";
const plays = (status: Status): boolean => status === "host" || status === "confirmed";

/** With a host across a block, unless the viewer takes part. */
const isHidden = (game: ListedGame, lookUp: LookUp): boolean =>
  (lookUp.blocked.has(game.card.hostId) || lookUp.blockers.has(game.card.hostId)) && !takesPart(statusIn(game, lookUp));

function cardFor(game: ListedGame, lookUp: LookUp): TeeTimeCard {
  const { card, players } = game;
  const { blocked, blockers } = lookUp;
  const viewerStatus = statusIn(game, lookUp);
  // A game that went once a player who blocked the viewer was approved would tell: it reads as full.
  const isKeptOut = !plays(viewerStatus) && players.some(({ id }) => blockers.has(id));
  return {
    ...card,
    ...namesFor(game, viewerStatus, lookUp),
    offeredCount: isKeptOut ? asFull(spotsOfGame(card)).offered : card.offeredCount,
    viewerStatus,
    hasBlockedPlayer: players.some(({ id }) => blocked.has(id)),
    fit: fitFor(game, viewerStatus, lookUp),
  };
}

/** Golfers who show their last name to few show it to those only; players across a block are shown where both take part. */
function namesFor(
  { card, players, hostHiddenLastName }: ListedGame,
  status: Status,
  { viewerId, withLastName, blocked, blockers }: LookUp,
): Pick<TeeTimeCard, "host" | "players"> {
  // The names are the same for most viewers, and a page is read far more often than it changes.
  if (withLastName.size + blocked.size + blockers.size === 0 && !plays(status)) return { host: card.host, players: card.players };
  const sees = (id: string) => id === viewerId || withLastName.has(id);
  const isShown = ({ id }: ListedPlayer) => (takesPart(status) || !blocked.has(id)) && (plays(status) || !blockers.has(id));
  const shown = players
    .filter(isShown)
    .map((player) => (sees(player.id) ? { ...player, lastName: player.hiddenLastName ?? player.lastName } : player));
  const lastName = sees(card.hostId) ? (hostHiddenLastName ?? card.host.lastName) : card.host.lastName;
  return { host: { ...card.host, lastName }, players: avatarsOf(shown) };
}

/** For a game to come that is not the viewer's, and that didn't turn the viewer down. */
function fitFor(
  { card, players, hostAnswers }: ListedGame,
  viewerStatus: Status,
  { now, reasons, blocked, blockers }: LookUp,
): TeeTimeCard["fit"] {
  const isOpen = card.status === "active" && (viewerStatus === null || viewerStatus === "pending");
  if (!reasons || !isOpen || Date.parse(card.teeOffAt) <= now.epochMilliseconds) return null;
  const { preferences, time, distanceKm, holesOfLight } = card;
  return fitOf({
    preferences,
    time,
    group: [
      golferFor({ id: card.hostId, firstName: card.host.firstName, handicap: card.host.handicap }, reasons),
      ...players.filter(({ id }) => !(blocked.has(id) || blockers.has(id))).map((player) => golferFor(player, reasons)),
    ],
    distanceKm,
    holesOfLight,
    hostAnswers: hostAnswers && answerStatisticsOf(hostAnswers),
    viewer: { ...reasons.viewer, gameThatDay: reasons.firstTimes.get(card.date) ?? null },
  });
}

const golferFor = (
  { id, firstName, handicap }: Pick<ListedPlayer, "id" | "firstName" | "handicap">,
  { rounds, partners }: NonNullable<LookUp["reasons"]>,
) => ({ firstName, handicap, roundsTogether: rounds.get(id) ?? 0, isPartner: partners.has(id) });
