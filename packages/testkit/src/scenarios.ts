import { fail } from "@fourball/domain/failure";
import type { Notification } from "@fourball/domain/notification/schema";
import type { Participation } from "@fourball/domain/participation/schema";
import { displayName } from "@fourball/domain/profile/name";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { idOf } from "./fixtures.ts";
import { anAccount, cardOf } from "./golfer-fixtures.ts";
import { isoNow } from "./iso.ts";
import { createMockServer, type MockServer } from "./mock-server.ts";
import { aGame, aPlayer, hostedByViewer, onCourse, playersIn } from "./mock-world/sample-games.ts";
import { INVITE_TOKEN } from "./mock-world/world.ts";
import { aNotification } from "./round-fixtures.ts";
import { aChatMessage } from "./tee-time-fixtures.ts";

const unavailable = fail("serviceUnavailable", { retryAfterSeconds: 1 });

/** Each scenario creates a mock server with its own world and network conditions. */
export const SCENARIOS = {
  empty: () => createMockServer(),
  busy,
  full: () => {
    const games = [aGame(0, { totalSlots: 3 }), aGame(1)];
    return createMockServer({ world: { games, people: games.flatMap((game) => playersIn(game, game.totalSlots - 1)) } });
  },
  host: () => {
    const game = aGame(0, hostedByViewer());
    const [jonas, ...waiting] = playersIn(game, 3);
    const people = [...(jonas ? [jonas] : []), ...waiting.map((each) => ({ ...each, status: "pending" as const }))];
    return createMockServer({ world: { games: [game, aGame(1)], people } });
  },
  private: () =>
    createMockServer({ world: { games: [aGame(0, { isPublic: false }), aGame(1, { ...hostedByViewer(), ...unlisted })] } }),
  "signed-out": () => createMockServer({ world: { ...busy().world, isSignedIn: false } }),
  slow: () => createMockServer({ world: busy().world, network: { latency: { from: 1500, to: 3000 } } }),
  failing: () =>
    createMockServer({
      world: busy().world,
      network: { failures: { everything: unavailable, "account.current": null } },
      socket: (socket) => {
        socket.fail("live.changes", unavailable);
        socket.fail("chat.events", unavailable);
      },
    }),
  offline: () =>
    createMockServer({ world: busy().world, network: { isOffline: true }, socket: (socket) => socket.drop({ stayDown: true }) }),
} as const satisfies Record<string, () => MockServer>;

export type ScenarioName = keyof typeof SCENARIOS;

const unlisted = { isPublic: false, inviteToken: INVITE_TOKEN };

/** Eight games over four days: the golfer plays in the first, with a chat, hosts the last, where two wait, and played yesterday. */
function busy(): MockServer {
  const me = anAccount();
  const games = Array.from({ length: 8 }, (_, index) => aGame(index, index === 7 ? hostedByViewer() : {}));
  const played = aPlayedGame();
  const people = games.flatMap((game, index) =>
    index === 7 ? playersIn(game, 2, { status: "pending" }) : playersIn(game, (index + 1) % 4),
  );
  const [first] = people;
  const request = people.findLast(({ status }) => status === "pending");
  const { id: userId } = me;
  const user = cardOf(me);
  const ownParticipations = [...(first ? [{ ...first, id: idOf(399), userId, user }] : []), aPlayer(played, { userId, user }, 9)];
  const greeting = aChatMessage({
    userId: idOf(2),
    userName: "Maya Okafor",
    message: "Meet at the putting green?",
    timestamp: isoNow(),
  });
  return createMockServer({
    world: {
      games: [...games, played],
      people: [...people, ...ownParticipations],
      messages: [greeting],
      notifications: request ? [joinRequested(request)] : [],
    },
    socket: (socket) =>
      socket.sendOnSubscribe("chat.events", { type: "here", people: [{ userId: idOf(2), userName: "Maya Okafor" }] }),
  });
}

/** What the viewer reads of a request. */
function joinRequested({ id: participantId, teeTimeId, userId: golferId, user, teeTime }: Participation): Notification {
  const { firstName, lastName, profileImageUrl } = user;
  const { course, date, time } = teeTime;
  return aNotification({
    teeTimeId,
    content: { kind: "join-requested", participantId, golferId, courseName: course.name, date, time },
    actorName: displayName(user),
    actor: { firstName, lastName, profileImageUrl },
    timeZone: course.timeZone,
    createdAt: isoNow(),
  });
}

/** Yesterday's, at the host's. */
function aPlayedGame(): TeeTimeDetail {
  const game = aGame(20, { status: "completed" });
  const date = Temporal.Now.zonedDateTimeISO(game.course.timeZone).toPlainDate().subtract({ days: 1 }).toString();
  return { ...game, ...onCourse(game.course, { date, time: game.time }) };
}
