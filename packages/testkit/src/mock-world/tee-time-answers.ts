import { isLate } from "@fourball/domain/attendance/windows";
import { fail } from "@fourball/domain/failure";
import type { OpenTeeTimeInput } from "@fourball/domain/inputs";
import type { Participation } from "@fourball/domain/participation/schema";
import { displayName } from "@fourball/domain/profile/name";
import { LIST_MAX } from "@fourball/domain/tee-time/constants";
import {
  assertActive,
  assertMayJoin,
  assertMayJoinWaitlist,
  assertNotHost,
  assertNotStarted,
  assertRoomForFriends,
  assertSpotLeft,
  REQUESTED_ALREADY,
  spotsFor,
} from "@fourball/domain/tee-time/spots";
import { teeOffInstant } from "@fourball/domain/tee-time/when";
import { cardOf } from "../golfer-fixtures.ts";
import { iso, isoNow } from "../iso.ts";
import type { MockTree } from "../mock-tree.ts";
import { fitFor } from "./fit.ts";
import { gameChanges } from "./game-changes.ts";
import { listedGames, listedInOrder } from "./listed-games.ts";
import { aPlayer, SAMPLE_COURSES } from "./sample-games.ts";
import { answerDue, changeRequest, noteInChat, offerOpenSpots } from "./spots.ts";
import { asCard, asViewer, overlapOf, participationAsViewer, spotsForViewer } from "./views.ts";
import { gameOf, type MockWorld, myParticipation, statusIn, teeOffOf } from "./world.ts";

type Answers = Partial<MockTree["teeTime"]>;

export const teeTimeAnswers = (world: MockWorld): Answers => ({
  list: ({ limit = LIST_MAX, cursor, ...sought }) => {
    const games = listedInOrder(world, sought);
    const from = cursor === undefined ? 0 : games.findIndex(({ id }) => id === cursor) + 1;
    if (cursor !== undefined && from === 0) throw fail("cursorInvalid", { path: ["cursor"] });
    const page = games.slice(from, from + limit);
    const nextCursor = games.length > from + limit ? (page.at(-1)?.id ?? null) : null;
    return {
      items: page.map((game) => ({ ...asCard(world, game), distanceKm: game.distanceKm, fit: fitFor(world, game) })),
      nextCursor,
    };
  },
  count: (filter) => listedGames(world, filter).length,
  countByDay: () => {
    const counts = new Map<string, number>();
    for (const { date } of listedGames(world)) counts.set(date, (counts.get(date) ?? 0) + 1);
    return [...counts].map(([date, count]) => ({ date, count })).toSorted((one, other) => one.date.localeCompare(other.date));
  },
  get: ({ teeTimeId, invite }) => {
    const game = asViewer(world, gameOf(world, teeTimeId, invite));
    return { ...game, fit: fitFor(world, game) };
  },
  overlap: ({ courseId, date, time, except }) => {
    const course = SAMPLE_COURSES.find(({ id }) => id === courseId);
    if (!course) throw fail("courseNotFound");
    return overlapOf(world, world.me.id, { id: except, teeOffAt: iso(teeOffInstant({ date, time, timeZone: course.timeZone })) });
  },
  join: (request) => join(world, request),
  joinWaitlist: ({ teeTimeId, message, invite }) => {
    const game = gameOf(world, teeTimeId, invite);
    const now = Temporal.Now.instant();
    assertMayJoinWaitlist(world.me.id, joinable(world, game), myParticipation(world, teeTimeId)?.status, now);
    // The position is worked out on read.
    return ask(world, game, { message: message || null, waitlistPosition: 1 });
  },
  acceptOffer: ({ teeTimeId, invite }) => {
    const game = gameOf(world, teeTimeId, invite);
    assertNotHost(world.me.id, game);
    const request = myParticipation(world, teeTimeId);
    if (!request) throw fail("requestNotFound");
    if (request.status !== "pending") throw fail(REQUESTED_ALREADY[request.status]);
    assertActive(game);
    assertNotStarted({ teeOffAt: teeOffOf(game) }, Temporal.Now.instant());
    if (!request.offerExpiresAt) throw fail("notOffered");
    assertSpotLeft(spotsFor(spotsForViewer(world, game), request));
    changeRequest(world, request.id, { waitlistPosition: null, offerExpiresAt: null, answerDueAt: answerDue(game) });
    return ownAsViewer(world, teeTimeId);
  },
  processPending: (input) => {
    const game = gameOf(world, input.teeTimeId, input.invite);
    assertActive(game);
    assertNotStarted({ teeOffAt: teeOffOf(game) }, Temporal.Now.instant());
    const before = statusIn(world, game);
    if (before !== "pending" && before !== "confirmed") join(world, input);
    const { id: teeTimeId, course, date, time, host } = game;
    return { teeTimeId, hostName: displayName(host), courseDetails: { courseName: course.name, date, time } };
  },
  withdraw: ({ teeTimeId }) => {
    const { game, request } = ownRequest(world, teeTimeId);
    world.people = world.people.filter(({ id }) => id !== request.id);
    if (request.status === "confirmed") {
      noteInChat(world, { teeTimeId, userId: world.me.id, type: "member_left" });
      noteLateWithdrawal(world, game);
    }
    offerOpenSpots(world, game);
    return { teeTimeId };
  },
  dropFriend: ({ teeTimeId, friend }) => {
    const { game, request } = ownRequest(world, teeTimeId);
    const index = request.friends.indexOf(friend);
    if (index < 0) throw fail("friendGone");
    const { updatedAt } = request;
    changeRequest(world, request.id, { friends: request.friends.toSpliced(index, 1) });
    world.people = world.people.map((each) => (each.id === request.id ? { ...each, updatedAt } : each));
    offerOpenSpots(world, game);
    return ownAsViewer(world, teeTimeId);
  },
  fromPartners: () => [],
  ...gameChanges(world),
});

/** The viewer's request, while it can be changed. */
function ownRequest(world: MockWorld, teeTimeId: string) {
  const game = gameOf(world, teeTimeId);
  const request = myParticipation(world, teeTimeId);
  if (!request) throw fail("requestNotFound");
  if (request.status === "declined") throw fail("requestDeclined");
  assertActive(game);
  assertNotStarted({ teeOffAt: teeOffOf(game) }, Temporal.Now.instant());
  return { game, request };
}

/** It counts once the round is over. */
function noteLateWithdrawal(world: MockWorld, game: ReturnType<typeof gameOf>): void {
  if (!isLate({ teeOffAt: teeOffOf(game) }, Temporal.Now.instant())) return;
  const { id: teeTimeId, course, date, time } = game;
  const round = { teeTimeId, courseName: course.name, timeZone: course.timeZone, date, time };
  const undecided = { excuse: null, showsAt: null, dispute: null, decisionReason: null, canDispute: false };
  const what = { kind: "late-withdrawal", state: "open", withdrawnAt: isoNow() } as const;
  world.leftLate = [{ id: crypto.randomUUID(), ...round, ...what, ...undecided }, ...world.leftLate];
}

function ownAsViewer(world: MockWorld, teeTimeId: string): Participation {
  const request = myParticipation(world, teeTimeId);
  if (!request) throw fail("requestNotFound");
  return participationAsViewer(world, request);
}

const joinable = (world: MockWorld, game: ReturnType<typeof gameOf>) => ({
  ...game,
  ...spotsForViewer(world, game),
  teeOffAt: teeOffOf(game),
});

type Asking = OpenTeeTimeInput & { message?: string | undefined; friends?: string[] | undefined };

function join(world: MockWorld, { teeTimeId, invite, message, friends = [] }: Asking): Participation {
  const game = gameOf(world, teeTimeId, invite);
  const now = Temporal.Now.instant();
  assertMayJoin(world.me.id, joinable(world, game), myParticipation(world, teeTimeId)?.status, now);
  assertRoomForFriends(spotsForViewer(world, game), friends);
  return ask(world, game, { message: message || null, friends, answerDueAt: answerDue(game) });
}

function ask(world: MockWorld, game: ReturnType<typeof gameOf>, changes: Partial<Participation>): Participation {
  const { me } = world;
  const made = { id: crypto.randomUUID(), status: "pending", joinedAt: isoNow(), updatedAt: isoNow() } as const;
  const request = aPlayer(game, { userId: me.id, user: cardOf(me) }, 9, { ...made, ...changes });
  world.people = [...world.people, request];
  return participationAsViewer(world, request);
}
