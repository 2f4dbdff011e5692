import { fail } from "@fourball/domain/failure";
import type { ListTeeTimesInput, TeeTimeFilter } from "@fourball/domain/tee-time/list";
import { isLocal } from "@fourball/domain/tee-time/nearby";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { hasStarted, openSpots, spotsOfGame } from "@fourball/domain/tee-time/spots";
import { takesPart } from "@fourball/domain/tee-time/visibility";
import { distanceTo, matchesFilter } from "./filters.ts";
import { asCounted, bySoonest } from "./views.ts";
import { isAcrossBlock, type MockWorld, statusIn, teeOffOf } from "./world.ts";

/** The games in the marketplace, soonest first. */
export function listedGames(world: MockWorld, filter: TeeTimeFilter = {}): TeeTimeDetail[] {
  if (filter.filter === "nearby" && !filter.near) throw fail("nearMeNeedsLocation", { path: ["near"] });
  const now = Temporal.Now.instant();
  return world.games
    .filter((game) => game.isPublic && game.status === "active" && !hasStarted({ teeOffAt: teeOffOf(game) }, now))
    .filter((game) => !isAcrossBlock(world, game.hostId) || takesPart(statusIn(world, game)))
    .map((game) => asCounted(world, game))
    .filter((game) => matchesFilter(game, filter))
    .map((game) => (filter.near ? { ...game, distanceKm: distanceTo(game.course, filter.near) } : game))
    .toSorted(bySoonest);
}

/** The same in the chosen order. */
export function listedInOrder(world: MockWorld, { sort, timeZone, ...filter }: ListTeeTimesInput): TeeTimeDetail[] {
  if (sort === "nearest" && !filter.near) throw fail("sortNeedsLocation", { path: ["near"] });
  const games = listedGames(world, filter);
  const here = { ...(filter.near && { near: filter.near }), ...(timeZone !== undefined && { timeZone }) };
  const isFarther = (game: TeeTimeDetail): number => Number(!isLocal(game, here));
  const isInParts = filter.filter !== "nearby" && filter.radiusKm === undefined && (filter.near ?? timeZone) !== undefined;
  if (sort === "local-first" && isInParts) return games.toSorted((one, other) => isFarther(one) - isFarther(other));
  if (sort === "most-spots") return games.toSorted((one, other) => openSpots(spotsOfGame(other)) - openSpots(spotsOfGame(one)));
  if (sort === "nearest" || (!sort && filter.filter === "nearby")) return games.toSorted((one, other) => kmTo(one) - kmTo(other));
  return games;
}

const kmTo = ({ distanceKm }: TeeTimeDetail): number => distanceKm ?? Number.POSITIVE_INFINITY;
