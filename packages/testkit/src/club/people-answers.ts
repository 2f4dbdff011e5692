import { notFound } from "@fourball/domain/failure";
import type { ParticipantStatus } from "@fourball/domain/participation/constants";
import type { Participation } from "@fourball/domain/participation/schema";
import { assertSpotLeft, openSpots } from "@fourball/domain/tee-time/spots";
import { someStats } from "../fixtures.ts";
import type { MockTree } from "../mock-tree.ts";
import { type Club, change, gameOf, listed, seatsOf, seen } from "./club.ts";

export const participationAnswers = (club: Club): MockTree["participation"] => ({
  list: ({ teeTimeId }) => {
    const isHost = gameOf(club, teeTimeId).hostId === club.me.id;
    return club.people.filter(
      (each) => each.teeTimeId === teeTimeId && (isHost || each.status === "confirmed" || each.userId === club.me.id),
    );
  },
  decide: ({ participantId, status }) => {
    const { teeTimeId } = personOf(club, participantId);
    if (status === "confirmed") assertSpotLeft(seatsOf(club, gameOf(club, teeTimeId)));
    return answered(club, participantId, status);
  },
  undoDecision: ({ participantId }) => answered(club, participantId, "pending"),
});

export const dashboardAnswers = (club: Club): Partial<MockTree["dashboard"]> => ({
  stats: () => {
    const games = listed(club);
    return someStats({
      available: games.length,
      openSlots: games.reduce((sum, game) => sum + Math.max(0, openSpots(seatsOf(club, game))), 0),
      requestsWaiting: incoming(club).length,
      hosted: hosted(club).length,
      joined: joined(club).length,
      total: hosted(club).length + joined(club).length,
    });
  },
  hosted: () => hosted(club).map((game) => seen(club, game)),
  joined: () => club.people.filter(({ userId }) => userId === club.me.id),
  pendingRequests: () => incoming(club),
});

const hosted = (club: Club) => club.games.filter(({ hostId }) => hostId === club.me.id);
const joined = (club: Club) => club.people.filter(({ userId, status }) => userId === club.me.id && status === "confirmed");
const incoming = (club: Club) =>
  club.people.filter(({ teeTimeId, status }) => status === "pending" && gameOf(club, teeTimeId).hostId === club.me.id);

function personOf(club: Club, participantId: string): Participation {
  const person = club.people.find(({ id }) => id === participantId);
  if (!person) throw notFound("Request not found");
  return person;
}

function answered(club: Club, participantId: string, status: ParticipantStatus): Participation {
  club.people = change(club.people, participantId, { status });
  return personOf(club, participantId);
}
