import { marksCloseAt } from "@fourball/domain/attendance/windows";
import { fail } from "@fourball/domain/failure";
import { type StandingGolfer, standingGolfer } from "@fourball/domain/standing-game/schema";
import { anEmailStatus, aSession } from "../golfer-fixtures.ts";
import { isoNow } from "../iso.ts";
import type { MockTree, MockTreeChanges } from "../mock-tree.ts";
import { roomOf } from "./chat-answers.ts";
import { waitingRequests } from "./dashboard-answers.ts";
import { gameOf, golferCard, hostedGame, isAcrossBlock, MOCK_PASSWORD, type MockWorld, readersOf, teeOffOf } from "./world.ts";

export const accountAnswers = (world: MockWorld): Partial<MockTree["account"]> => ({
  current: () => world.me,
  signIn: ({ email, password }) => {
    if (email !== world.me.email || password !== MOCK_PASSWORD) throw fail("credentialsWrong");
    world.isSignedIn = true;
    return world.me;
  },
  signOut: () => {
    world.isSignedIn = false;
    return { signedOut: true };
  },
  emailStatus: () => anEmailStatus({ email: world.me.email }),
  sessions: () => [aSession()],
  openSignUp: () => fail("signUpNotFound"),
});

export const notificationAnswers = (world: MockWorld): Pick<MockTree["notification"], "list" | "unread" | "markRead"> => {
  const unread = () => ({
    unread: world.notifications.filter(({ readAt }) => readAt === null).length,
    waiting: waitingRequests(world).length,
  });
  return {
    list: () => ({ items: [...world.notifications], nextCursor: null }),
    unread,
    markRead: ({ ids }) => {
      const isMarked = (id: string) => ids === undefined || ids.includes(id);
      world.notifications = world.notifications.map((each) =>
        each.readAt === null && isMarked(each.id) ? { ...each, readAt: isoNow() } : each,
      );
      return unread();
    },
  };
};

/** Of all else that belongs to a game or a golfer there is nothing, for those who may know. */
export const emptyAnswers = (world: MockWorld) =>
  ({
    guest: {
      own: () => fail("linkOver"),
      list: ({ teeTimeId }) => {
        hostedGame(world, teeTimeId);
        return [];
      },
    },
    fill: { open: () => fail("linkOver") },
    roundLink: {
      own: ({ teeTimeId }) => ({ path: roomOf(world, teeTimeId) && null }),
      open: () => fail("linkOver"),
    },
    proposal: { get: ({ teeTimeId }) => ({ teeTimeId: roomOf(world, teeTimeId).id, proposal: null }) },
    cost: {
      get: ({ teeTimeId, invite }) => ({ teeTimeId: gameOf(world, teeTimeId, invite).id, costs: null, own: null, owed: [] }),
    },
    standingGame: { list: () => [], candidates: () => playedWith(world) },
    attendance: {
      own: () => ({ attendance: null, entries: [...world.leftLate] }),
      arrivals: ({ teeTimeId }) => {
        const golfers = readersOf(world, roomOf(world, teeTimeId)).length;
        return { teeTimeId, golfers, arrivals: [], takeBackUntil: null };
      },
      round: ({ teeTimeId }) => {
        const game = roomOf(world, teeTimeId);
        return { teeTimeId, closesAt: marksCloseAt({ teeOffAt: teeOffOf(game) }).toString(), players: [] };
      },
    },
  }) satisfies MockTreeChanges;

/** The golfers of the viewer's games, by name. */
function playedWith(world: MockWorld): StandingGolfer[] {
  const games = world.games.filter(({ status }) => status !== "cancelled").map((game) => readersOf(world, game));
  const others = new Set(games.filter((golfers) => golfers.includes(world.me.id)).flat());
  others.delete(world.me.id);
  return [...others]
    .filter((userId) => !isAcrossBlock(world, userId))
    .flatMap((userId) => {
      const card = golferCard(world, userId);
      return card ? [standingGolfer.parse({ ...card, userId })] : [];
    })
    .toSorted((one, other) => (one.firstName ?? "").localeCompare(other.firstName ?? ""));
}
