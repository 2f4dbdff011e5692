import type { GuestRequest } from "@fourball/domain/guest/schema";
import type { Participation } from "@fourball/domain/participation/schema";
import { displayName } from "@fourball/domain/profile/name";
import type { GolferCard, HostCard } from "@fourball/domain/profile/schema";
import { openSpots, type Spots, spotsOf, spotsOfGame } from "@fourball/domain/tee-time/spots";
import { dayText, gameTimeText } from "../../kit/formatting.ts";
import { plusFriends } from "../join/friends-text.ts";
import { guestCard } from "./guest-card.ts";

/** A pending request of a golfer or a guest. */
export type Incoming = {
  kind: "golfer" | "guest";
  id: string;
  teeTimeId: string;
  name: string;
  golfer: GolferCard & Pick<HostCard, "rating" | "ratingsCount" | "gamesHosted" | "gamesPlayed">;
  /** Whether the golfer showed up for rounds; null for guests. */
  attendance: Participation["attendance"];
  /** Where the golfer can be read about, if anywhere. */
  profileOf: string | undefined;
  /** For the host only: how to reach a guest. */
  email?: string;
  /** By name; the request needs a spot for each. */
  friends: readonly string[];
  message: string | null;
  overlaps: boolean;
  requestedAt: string;
  /** When the host's answer is due. */
  answerDueAt: string | null;
  course: { name: string; timeZone: string };
  date: string;
  time: string;
  teeOffAt: string;
  spots: Spots;
};

export const ofGolfer = ({
  id,
  teeTimeId,
  userId,
  user,
  attendance,
  friends,
  message,
  overlaps,
  joinedAt,
  answerDueAt,
  teeTime,
}: Participation): Incoming => ({
  kind: "golfer",
  id,
  teeTimeId,
  name: displayName(user) + plusFriends(friends),
  golfer: user,
  attendance,
  profileOf: user.hasPublicProfile ? userId : undefined,
  friends,
  message,
  overlaps,
  requestedAt: joinedAt,
  answerDueAt,
  course: teeTime.course,
  date: teeTime.date,
  time: teeTime.time,
  teeOffAt: teeTime.teeOffAt,
  spots: spotsOfGame(teeTime),
});

export const ofGuest = ({
  id,
  teeTimeId,
  guestName,
  guestEmail,
  message,
  createdAt,
  answerDueAt,
  teeTime,
}: GuestRequest): Incoming => ({
  kind: "guest",
  id,
  teeTimeId,
  name: guestName,
  golfer: guestCard(guestName),
  attendance: null,
  profileOf: undefined,
  ...(guestEmail !== null && { email: guestEmail }),
  friends: [],
  message,
  overlaps: false,
  requestedAt: createdAt,
  answerDueAt,
  course: { name: teeTime.courseName, timeZone: teeTime.timeZone },
  date: teeTime.date,
  time: teeTime.time,
  teeOffAt: teeTime.teeOffAt,
  spots: spotsOfGame(teeTime),
});

/** Names the game, as the same golfer may request several. */
export const gameText = (request: Incoming): string =>
  `${request.course.name}, ${dayText(request, Temporal.Now.instant())}, ${gameTimeText(request)}`;

/** The other requests, if this one takes the last spot. */
export const leftOutBy = ({ id, teeTimeId, spots, friends }: Incoming, waiting: readonly Incoming[]): Incoming[] =>
  openSpots(spots) === spotsOf({ friends }) ? waiting.filter((other) => other.teeTimeId === teeTimeId && other.id !== id) : [];

/** What golfers call each other. */
export const firstNameOf = ({ golfer, name }: Incoming): string => golfer.firstName ?? name;

/** Without a deadline it can wait for those with one. */
const NEVER = "9999";
const urgency = ({ answerDueAt, requestedAt }: Incoming): [string, string] => [answerDueAt ?? NEVER, requestedAt];

function compareUrgency(a: Incoming, b: Incoming): number {
  const [[dueA, sinceA], [dueB, sinceB]] = [urgency(a), urgency(b)];
  return dueA.localeCompare(dueB) || sinceA.localeCompare(sinceB);
}

/** By game, soonest deadline first: among the games, and among the requests of each. */
export function byGame(all: readonly Incoming[]): [Incoming, ...Incoming[]][] {
  const games = new Map<string, [Incoming, ...Incoming[]]>();
  for (const request of [...all].sort(compareUrgency)) {
    const known = games.get(request.teeTimeId);
    if (known) known.push(request);
    else games.set(request.teeTimeId, [request]);
  }
  return [...games.values()];
}
