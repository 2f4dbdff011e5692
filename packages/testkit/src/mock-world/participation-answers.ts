import { fail } from "@fourball/domain/failure";
import type { Participation } from "@fourball/domain/participation/schema";
import type { ParticipantStatus } from "@fourball/domain/tee-time/constants";
import { assertSpotLeft, openSpots, spotsFor } from "@fourball/domain/tee-time/spots";
import type { MockTree } from "../mock-tree.ts";
import { someStats } from "../tee-time-fixtures.ts";
import { asViewer, gameOf, listedGames, type MockWorld, spotsOf, updateById } from "./world.ts";

export const participationAnswers = (world: MockWorld): MockTree["participation"] => ({
  list: ({ teeTimeId }) => {
    const isHost = gameOf(world, teeTimeId).hostId === world.me.id;
    return world.people.filter(
      (each) => each.teeTimeId === teeTimeId && (isHost || each.status === "confirmed" || each.userId === world.me.id),
    );
  },
  decide: ({ participantId, status }) => {
    const request = participationOf(world, participantId);
    const spots = spotsFor(spotsOf(world, gameOf(world, request.teeTimeId)), request);
    if (status === "confirmed") assertSpotLeft(spots);
    return setStatus(world, participantId, status);
  },
  confirmPlaying: ({ teeTimeId }) => {
    const own = world.people.find((each) => each.teeTimeId === teeTimeId && each.userId === world.me.id);
    if (!own) throw fail("requestNotFound");
    world.people = updateById(world.people, own.id, { playing: "confirmed" });
    return participationOf(world, own.id);
  },
  undoDecision: ({ participantId }) => setStatus(world, participantId, "pending"),
  openPlaying: noSuchLink,
  answerPlaying: noSuchLink,
});

/** Nothing is mailed here. */
function noSuchLink(): never {
  throw fail("linkOver");
}

export const dashboardAnswers = (world: MockWorld): Partial<MockTree["dashboard"]> => ({
  stats: () => {
    const games = listedGames(world);
    return someStats({
      available: games.length,
      openSlots: games.reduce((sum, game) => sum + Math.max(0, openSpots(spotsOf(world, game))), 0),
      requestsWaiting: incoming(world).length,
      hosted: hosted(world).length,
      joined: joined(world).length,
      total: hosted(world).length + joined(world).length,
    });
  },
  hosted: () => hosted(world).map((game) => asViewer(world, game)),
  joined: () => world.people.filter(({ userId }) => userId === world.me.id),
  pendingRequests: () => incoming(world),
});

const hosted = (world: MockWorld) => world.games.filter(({ hostId }) => hostId === world.me.id);
const joined = (world: MockWorld) =>
  world.people.filter(({ userId, status }) => userId === world.me.id && status === "confirmed");
const incoming = (world: MockWorld) =>
  world.people.filter(({ teeTimeId, status }) => status === "pending" && gameOf(world, teeTimeId).hostId === world.me.id);

function participationOf(world: MockWorld, participantId: string): Participation {
  const person = world.people.find(({ id }) => id === participantId);
  if (!person) throw fail("requestNotFound");
  return person;
}

function setStatus(world: MockWorld, participantId: string, status: ParticipantStatus): Participation {
  world.people = updateById(world.people, participantId, { status });
  return participationOf(world, participantId);
}
