import { USUAL } from "@fourball/domain/tee-time/reasons/constants";
import { fitOf } from "@fourball/domain/tee-time/reasons/fit-of";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { hasStarted } from "@fourball/domain/tee-time/spots";
import { golferCard, isAcrossBlock, type MockWorld, playersOf, readersOf, statusIn, teeOffOf } from "./world.ts";

/** Why the group of a game to come fits the viewer, who has not been turned down for it. */
export function fitFor(world: MockWorld, game: TeeTimeDetail): TeeTimeDetail["fit"] {
  const status = statusIn(world, game);
  const isOpen = game.status === "active" && (status === null || status === "pending");
  const now = Temporal.Now.instant();
  if (!world.me.showsReasons || !isOpen || hasStarted({ teeOffAt: teeOffOf(game) }, now)) return null;
  const { preferences, time, distanceKm, holesOfLight, hostAnswers } = game;
  return fitOf({
    preferences,
    time,
    group: [
      game.hostId,
      ...playersOf(world, game.id, "confirmed")
        .map(({ userId }) => userId)
        .filter((id) => !isAcrossBlock(world, id)),
    ].map((id) => golferFor(world, id)),
    distanceKm,
    holesOfLight,
    hostAnswers,
    viewer: {
      handicap: world.me.handicap,
      lastRounds: lastRoundsOf(world, now),
      gameThatDay: firstTimeOn(world, game.date, now),
    },
  });
}

const ownGames = (world: MockWorld, status: TeeTimeDetail["status"]): TeeTimeDetail[] =>
  world.games.filter((game) => game.status === status && readersOf(world, game).includes(world.me.id));

const lastRoundsOf = (world: MockWorld, now: Temporal.Instant) =>
  ownGames(world, "completed")
    .filter((game) => now.since(teeOffOf(game)).total("hours") < USUAL.days * 24)
    .toSorted((one, other) => other.teeOffAt.localeCompare(one.teeOffAt))
    .slice(0, USUAL.lastRounds);

function firstTimeOn(world: MockWorld, date: string, now: Temporal.Instant): string | null {
  const recent = ownGames(world, "active").filter((game) => now.since(teeOffOf(game)).total("hours") < 24);
  const [first] = recent
    .filter((game) => game.date === date)
    .map(({ time }) => time)
    .toSorted();
  return first ?? null;
}

/** Rounds in which the viewer says that the other didn't play don't count. */
function golferFor(world: MockWorld, id: string) {
  const isApart = (teeTimeId: string) =>
    world.ratings.some((rating) => rating.teeTimeId === teeTimeId && rating.userId === id && !rating.given.playedTogether);
  const together = ownGames(world, "completed").filter((game) => readersOf(world, game).includes(id) && !isApart(game.id));
  const card = golferCard(world, id);
  return {
    firstName: card?.firstName ?? null,
    handicap: card?.handicap ?? null,
    roundsTogether: together.length,
    isPartner: false,
  };
}
