import type { Visitor } from "./golfers.ts";
import {
  answerRequests,
  cancel,
  edit,
  handOver,
  host,
  markNoShow,
  propose,
  repeatGame,
  saveCosts,
  skipDate,
} from "./host-acts.ts";
import {
  answerNoShows,
  answerQuestions,
  ask,
  beAtTheCourse,
  block,
  chat,
  dropFriend,
  dropSearch,
  rate,
  readNotifications,
  saveSearch,
  settleCosts,
  withdraw,
} from "./player-acts.ts";
import type { Visit } from "./visit.ts";

type Act = (visit: Visit) => Promise<unknown>;

/** What golfers do besides answering, and how many of a hundred visits they do it in. */
const ACTS: readonly [inHundred: number, act: Act][] = [
  [20, host],
  [55, ask],
  [30, chat],
  [30, rate],
  [12, edit],
  [3, cancel],
  [5, withdraw],
  [4, dropFriend],
  [5, propose],
  [20, beAtTheCourse],
  [5, markNoShow],
  [15, answerNoShows],
  [25, settleCosts],
  [3, repeatGame],
  [4, skipDate],
  [4, saveSearch],
  [2, dropSearch],
  [2, handOver],
  [1, block],
  [30, readNotifications],
  [8, saveCosts],
];

/** Everything that a golfer does on one visit, on what is theirs at that moment. */
export async function visit(by: Visitor, now: Temporal.Instant, courses: readonly string[]): Promise<void> {
  const [hosted = [], joined = []] = await Promise.all([
    by.read("hosted", (api) => api.dashboard.hosted.query()),
    by.read("joined", (api) => api.dashboard.joined.query()),
  ]);
  const seen = { by, now, courses, hosted, joined };
  await answerRequests(seen);
  await answerQuestions(seen);
  for (const [inHundred, act] of ACTS) if (by.dice.below(100) < inHundred) await act(seen);
}

/** A visitor without an account asks to join a game, which a mailed link sends off. */
export async function askAsGuest(by: Visitor, number: number): Promise<void> {
  const page = await by.read("list", (api) => api.teeTime.list.query({ limit: 20, minOpen: 1 }));
  const game = page?.items[by.dice.below(page.items.length)];
  if (!game) return;
  const request = { teeTimeId: game.id, guestName: `Guest Number ${number}`, guestEmail: `guest${number}@year.example` };
  await by.writeOnce("ask as a guest", (api, keyed) => api.guest.request.mutate(request, keyed));
}

/** Sends a guest's request off, or says that a golfer is still playing, or not, without signing in. */
export async function openMailedLink(by: Visitor, to: string, token: string): Promise<void> {
  if (to.startsWith("guest")) await by.write("confirm as a guest", (api) => api.guest.confirm.mutate({ token }));
  else {
    const isPlaying = by.dice.below(10) > 0;
    await by.write("answer by mail", (api) => api.participation.answerPlaying.mutate({ token, isPlaying }));
  }
}
