import type { Participation } from "@fourball/domain/participation/schema";
import { hasStarted, openSpots, spotsOfGame } from "@fourball/domain/tee-time/spots";
import { courseToday } from "@fourball/domain/tee-time/when";
import type { MockTree } from "../mock-tree.ts";
import { listedGames } from "./listed-games.ts";
import { asCard, participationAsViewer, upcomingFirst } from "./views.ts";
import { type MockWorld, teeOffOf } from "./world.ts";

export const dashboardAnswers = (world: MockWorld): MockTree["dashboard"] => ({
  stats: () => {
    const games = listedGames(world);
    const open = games.map((game) => openSpots(spotsOfGame(game))).filter((spots) => spots > 0);
    const isToday = ({ date, course }: (typeof games)[number]) => date === courseToday(Temporal.Now.instant(), course.timeZone);
    const joined = ownRequests(world).filter(({ status }) => status === "confirmed").length;
    return {
      // The viewer is the only one who is online.
      activeUsers: 1,
      gamesToday: games.filter(isToday).length,
      available: open.length,
      openSlots: open.reduce((sum, spots) => sum + spots, 0),
      requestsWaiting: waitingRequests(world).length,
      hosted: hosted(world).length,
      joined,
      total: hosted(world).length + joined,
    };
  },
  hosted: () =>
    hosted(world)
      .toSorted(upcomingFirst)
      .map((game) => asCard(world, game)),
  joined: () =>
    ownRequests(world)
      .filter(({ status, teeTime }) => status !== "pending" || isToCome(teeTime))
      .toSorted((one, other) => upcomingFirst({ ...one.teeTime, id: one.id }, { ...other.teeTime, id: other.id })),
  pendingRequests: () => waitingRequests(world).map((request) => participationAsViewer(world, request)),
  pendingGuests: () => [],
});

const isToCome = (game: { teeOffAt: string }): boolean => !hasStarted({ teeOffAt: teeOffOf(game) }, Temporal.Now.instant());

const hosted = ({ games, me }: MockWorld) => games.filter(({ hostId, status }) => hostId === me.id && status !== "cancelled");

const ownRequests = (world: MockWorld): Participation[] =>
  world.people
    .filter(({ userId }) => userId === world.me.id)
    .map((request) => participationAsViewer(world, request))
    .filter(({ teeTime }) => teeTime.status !== "cancelled");

/** The requests for the viewer's coming games that wait for an answer. */
export function waitingRequests(world: MockWorld): Participation[] {
  const coming = world.games.filter((game) => game.hostId === world.me.id && game.status === "active" && isToCome(game));
  const ids = new Set(coming.map(({ id }) => id));
  return world.people.filter(
    ({ teeTimeId, status, waitlistPosition }) => ids.has(teeTimeId) && status === "pending" && waitlistPosition === null,
  );
}
