import { Failure } from "@fourball/domain/failure";
import type { RoundRating } from "@fourball/domain/rating/schema";
import { ratingClosesAt } from "@fourball/domain/rating/window";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { aGame, aPlace, mine, onCourse, playersIn } from "./club/some-games.ts";
import { INVITE } from "./club/tee-time-answers.ts";
import { aChatMessage, anAccount, idOf } from "./fixtures.ts";
import { iso, isoNow } from "./iso.ts";
import { type Mock, pretend } from "./pretend.ts";
import { aRoundRating } from "./round-fixtures.ts";

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

/** Eight games over four days: the golfer plays in the first, with a chat, hosts the last, where two wait, and played yesterday. */
function busy(): Mock {
  const me = anAccount();
  const games = Array.from({ length: 8 }, (_, index) => aGame(index, index === 7 ? mine() : {}));
  const played = aPlayedGame();
  const people = games.flatMap((game, index) =>
    index === 7 ? playersIn(game, 2, { status: "pending" }) : playersIn(game, (index + 1) % 4),
  );
  const [first] = people;
  const { id: userId, firstName, lastName, profileImageUrl, handicap } = me;
  const user = { firstName, lastName, profileImageUrl, handicap, hasPublicProfile: true };
  const mySeats = [...(first ? [{ ...first, id: idOf(399), userId, user }] : []), aPlace(played, { userId, user }, 9)];
  const greeting = aChatMessage({
    userId: idOf(2),
    userName: "Maya Okafor",
    message: "Meet at the putting green?",
    timestamp: isoNow(),
  });
  return pretend({
    club: { games: [...games, played], people: [...people, ...mySeats], lines: [greeting], rounds: [toRate(played)] },
    socket: (socket) => socket.greet("chat.events", { type: "here", people: [{ userId: idOf(2), userName: "Maya Okafor" }] }),
  });
}

/** Yesterday's, at the host's. */
function aPlayedGame(): TeeTimeDetail {
  const game = aGame(20, { status: "completed" });
  const date = Temporal.Now.zonedDateTimeISO(game.course.timeZone).toPlainDate().subtract({ days: 1 }).toString();
  return { ...game, ...onCourse(game.course, { date, time: game.time }) };
}

function toRate({ id, date, time, course, teeOffAt }: TeeTimeDetail): RoundRating {
  const closesAt = iso(ratingClosesAt(Temporal.Instant.from(teeOffAt)));
  return aRoundRating({ teeTimeId: id, courseName: course.name, date, time, closesAt });
}
