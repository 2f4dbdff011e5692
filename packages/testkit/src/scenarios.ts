import { Failure } from "@fourball/domain/failure";
import { aGame, mine, playersIn } from "./club/some-games.ts";
import { INVITE } from "./club/tee-time-answers.ts";
import { aChatMessage, anAccount, idOf } from "./fixtures.ts";
import { type Mock, pretend } from "./pretend.ts";

const away = new Failure("unavailable", "Service temporarily unavailable", { retryAfterSeconds: 1 });

/** The days that a club may have, each from nothing to everything that stands in for a server. */
export const SCENARIOS = {
  empty: () => pretend(),
  busy,
  full: () => {
    const games = [aGame(0, { totalSlots: 3 }), aGame(1)];
    return pretend({ club: { games, people: games.flatMap((game) => playersIn(game, game.totalSlots - 1)) } });
  },
  host: () => {
    const game = aGame(0, mine());
    const [jonas, ...waiting] = playersIn(game, 3);
    const people = [...(jonas ? [jonas] : []), ...waiting.map((each) => ({ ...each, status: "pending" as const }))];
    return pretend({ club: { games: [game, aGame(1)], people } });
  },
  private: () => pretend({ club: { games: [aGame(0, { isPublic: false }), aGame(1, { ...mine(), ...unlisted })] } }),
  "signed-out": () => pretend({ club: { ...busy().club, isSignedIn: false } }),
  slow: () => pretend({ club: busy().club, line: { latency: { from: 1500, to: 3000 } } }),
  failing: () =>
    pretend({
      club: busy().club,
      line: { refusals: { everything: away, "account.current": null } },
      socket: (socket) => {
        socket.refuse("live.changes", away);
        socket.refuse("chat.events", away);
      },
    }),
  offline: () => pretend({ club: busy().club, line: { isOffline: true }, socket: (socket) => socket.drop({ stayDown: true }) }),
} as const satisfies Record<string, () => Mock>;

export type ScenarioName = keyof typeof SCENARIOS;

const unlisted = { isPublic: false, inviteToken: INVITE };

const now = (): string => Temporal.Now.instant().toString({ smallestUnit: "millisecond" });

/** Eight games over four days: the golfer plays in the first, with a chat, and hosts the last, where two wait. */
function busy(): Mock {
  const me = anAccount();
  const games = Array.from({ length: 8 }, (_, index) => aGame(index, index === 7 ? mine() : {}));
  const people = games.flatMap((game, index) =>
    index === 7 ? playersIn(game, 2, { status: "pending" }) : playersIn(game, (index + 1) % 4),
  );
  const [first] = people;
  const { id: userId, firstName, lastName, profileImageUrl, handicap } = me;
  const user = { firstName, lastName, profileImageUrl, handicap, hasPublicProfile: true };
  const mySeat = first ? [{ ...first, id: idOf(399), userId, user }] : [];
  const greeting = aChatMessage({
    userId: idOf(2),
    userName: "Maya Okafor",
    message: "Meet at the putting green?",
    timestamp: now(),
  });
  return pretend({
    club: { games, people: [...people, ...mySeat], lines: [greeting] },
    socket: (socket) => socket.greet("chat.events", { type: "here", people: [{ userId: idOf(2), userName: "Maya Okafor" }] }),
  });
}
