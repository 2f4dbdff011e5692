import type { TeeTimePage } from "@fourball/domain/tee-time/list";
import type { TeeTimeCard } from "@fourball/domain/tee-time/schema";
import type { SharedGame, SharedPage, ViewerPart } from "../../../../core/shared-game.ts";
import { fitOfRow } from "../../card/fit-of-row.ts";

type Viewer = { id: string; now: Temporal.Instant };

/** A shared page as the viewer sees it, who has no blocks. */
export function pageForViewer({ games, nextCursor }: SharedPage, part: ViewerPart, viewer: Viewer): TeeTimePage {
  const lookUp: LookUp = {
    statuses: new Map(part.requests.map(({ teeTimeId, status }) => [teeTimeId, status])),
    fellowPlayers: new Set(part.fellowPlayers),
    taste: part.taste && {
      handicap: part.taste.handicap,
      lastRounds: part.taste.lastRounds,
      known: new Map(part.taste.known.map((golfer) => [golfer.id, golfer])),
      ownGames: new Map(part.taste.ownGames.map(({ date, time }) => [date, time])),
    },
  };
  return { items: games.map((game) => cardFor(viewer, game, lookUp)), nextCursor };
}

type Taste = NonNullable<ViewerPart["taste"]>;
type LookUp = {
  statuses: Map<string, ViewerPart["requests"][number]["status"]>;
  fellowPlayers: Set<string>;
  taste:
    | (Pick<Taste, "handicap" | "lastRounds"> & { known: Map<string, Taste["known"][number]>; ownGames: Map<string, string> })
    | null;
};

function cardFor(viewer: Viewer, game: SharedGame, lookUp: LookUp): TeeTimeCard {
  const { card } = game;
  const viewerStatus = card.hostId === viewer.id ? "host" : (lookUp.statuses.get(card.id) ?? null);
  return {
    ...card,
    ...namesFor(game, lookUp.fellowPlayers),
    viewerStatus,
    fit: fitFor(viewer, game, viewerStatus, lookUp.taste),
  };
}

/** Golfers who show their last name to their fellow players only show it to those. */
function namesFor(
  { card, players, hostHiddenLastName }: SharedGame,
  fellows: Set<string>,
): Pick<TeeTimeCard, "host" | "players"> {
  if (fellows.size === 0) return card;
  const showsHost = hostHiddenLastName !== null && fellows.has(card.hostId);
  return {
    host: showsHost ? { ...card.host, lastName: hostHiddenLastName } : card.host,
    players: card.players.map((avatar, index) => {
      const player = players[index];
      const showsPlayer = player && player.hiddenLastName !== null && fellows.has(player.id);
      return showsPlayer ? { ...avatar, lastName: player.hiddenLastName } : avatar;
    }),
  };
}

/** For a game to come that is not the viewer's, and that didn't turn the viewer down. */
function fitFor(
  viewer: Viewer,
  { card, players, hostAnswers }: SharedGame,
  viewerStatus: TeeTimeCard["viewerStatus"],
  taste: LookUp["taste"],
): TeeTimeCard["fit"] {
  const isOpenTo = viewerStatus === null || viewerStatus === "pending";
  if (!taste || !isOpenTo || Temporal.Instant.compare(card.teeOffAt, viewer.now) <= 0) return null;
  const { handicap, lastRounds, known, ownGames } = taste;
  const host = known.get(card.hostId);
  const facts = {
    handicap,
    lastRounds,
    gameThatDay: ownGames.get(card.date) ?? null,
    hostAnswers,
    roundsWithHost: host?.rounds ?? 0,
    isHostPartner: host?.isPartner ?? false,
    players: players.map(({ id, firstName, handicap }) => ({
      firstName,
      handicap,
      roundsTogether: known.get(id)?.rounds ?? 0,
      isPartner: known.get(id)?.isPartner ?? false,
    })),
  };
  const { preferences, time, distanceKm, holesOfLight } = card;
  const { firstName: hostFirstName, handicap: hostHandicap } = card.host;
  return fitOfRow({ fitFacts: facts, preferences, time, hostFirstName, hostHandicap }, { distanceKm, holesOfLight });
}
