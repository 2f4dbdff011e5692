import { unauthorized } from "@fourball/domain/failure";
import type { HttpHandler, WebSocketHandler } from "msw";
import { busyClub } from "./busy-club.ts";
import { chatAnswers, linesOf, say } from "./club/chat-answers.ts";
import type { Club } from "./club/club.ts";
import { profileAnswers, ratingAnswers } from "./club/own-answers.ts";
import { dashboardAnswers, participationAnswers } from "./club/people-answers.ts";
import { COURSES_NEARBY } from "./club/some-games.ts";
import { teeTimeAnswers } from "./club/tee-time-answers.ts";
import { FakeRawChat } from "./fake-raw-chat.ts";
import { FakeSocket } from "./fake-socket.ts";
import { anAccount } from "./fixtures.ts";
import type { Line } from "./line.ts";
import { mockApi } from "./mock-api.ts";
import type { MockTree } from "./mock-tree.ts";

/** Everything that stands in for a server: the handlers are for msw, the rest is for whoever wants to look or meddle. */
export type Mock = { handlers: (HttpHandler | WebSocketHandler)[]; tree: MockTree; socket: FakeSocket; club: Club };

type Plan = { club?: Partial<Club>; line?: Line; socket?: (socket: FakeSocket) => void };

/** A club in memory: what a golfer does there is found by whoever looks next. */
export function pretend({ club: known = {}, line = {}, socket: prepare }: Plan = {}): Mock {
  const club: Club = { me: anAccount(), isSignedIn: true, games: [], people: [], lines: [], rounds: [], ...known };
  const socket = new FakeSocket();
  const raw = new FakeRawChat({
    viewerId: () => (club.isSignedIn ? club.me.id : undefined),
    linesOf: (teeTimeId) => linesOf(club, teeTimeId),
    say: (said) => void say(club, said, spread),
  });
  const spread = (said: Club["lines"][number]): void => {
    socket.mention("chat.events", { teeTimeId: said.teeTimeId }, { type: "line", line: said });
    raw.spread(said);
  };
  prepare?.(socket);
  const tree = busyClub({
    account: accountAnswers(club),
    teeTime: teeTimeAnswers(club),
    participation: participationAnswers(club),
    dashboard: dashboardAnswers(club),
    chat: chatAnswers(club, spread),
    profile: profileAnswers(club),
    rating: ratingAnswers(club),
    course: { list: () => [...COURSES_NEARBY] },
  });
  return { handlers: [mockApi(tree, line), socket.handler, raw.handler], tree, socket, club };
}

const accountAnswers = (club: Club): Partial<MockTree["account"]> => ({
  current: () => {
    if (!club.isSignedIn) throw unauthorized();
    return club.me;
  },
  signIn: () => {
    club.isSignedIn = true;
    return club.me;
  },
  signOut: () => {
    club.isSignedIn = false;
    return { signedOut: true };
  },
});
