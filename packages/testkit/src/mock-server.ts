import { PHOTO_MESSAGE } from "@fourball/domain/chat/constants";
import { fail } from "@fourball/domain/failure";
import type { HttpHandler, WebSocketHandler } from "msw";
import { FakeRawChat } from "./fake-raw-chat.ts";
import { FakeSocket } from "./fake-socket.ts";
import { anAccount } from "./golfer-fixtures.ts";
import { mockAnswers } from "./mock-answers.ts";
import { mockApi } from "./mock-api.ts";
import { mockArchive } from "./mock-archive.ts";
import { mockPictures } from "./mock-pictures.ts";
import type { MockTree } from "./mock-tree.ts";
import { chatAnswers, messagesOf, say } from "./mock-world/chat-answers.ts";
import { dashboardAnswers, participationAnswers } from "./mock-world/participation-answers.ts";
import { courseAnswers, mapAnswers } from "./mock-world/place-answers.ts";
import { profileAnswers, ratingAnswers } from "./mock-world/profile-answers.ts";
import { SAMPLE_COURSES } from "./mock-world/sample-games.ts";
import { teeTimeAnswers } from "./mock-world/tee-time-answers.ts";
import type { MockWorld } from "./mock-world/world.ts";
import type { NetworkConditions } from "./network.ts";
import { returningRefusals } from "./returning-refusals.ts";

/** Replaces the server: the handlers are for msw, the rest lets a test inspect or change the state. */
export type MockServer = { handlers: (HttpHandler | WebSocketHandler)[]; tree: MockTree; socket: FakeSocket; world: MockWorld };

type MockServerOptions = { world?: Partial<MockWorld>; network?: NetworkConditions; socket?: (socket: FakeSocket) => void };

/** A stateful mock of the server: later calls see the changes of earlier ones. */
export function createMockServer({ world: initial = {}, network = {}, socket: prepare }: MockServerOptions = {}): MockServer {
  const world: MockWorld = { me: anAccount(), isSignedIn: true, games: [], people: [], messages: [], rounds: [], ...initial };
  const socket = new FakeSocket();
  const raw = new FakeRawChat({
    viewerId: () => (world.isSignedIn ? world.me.id : undefined),
    messagesOf: (teeTimeId) => messagesOf(world, teeTimeId),
    say: (message) => void say(world, message, broadcast),
  });
  const broadcast = (message: MockWorld["messages"][number]): void => {
    socket.publish("chat.events", { teeTimeId: message.teeTimeId }, { type: "message", message });
    raw.broadcast(message);
  };
  prepare?.(socket);
  const tree = returningRefusals(
    mockAnswers({
      account: accountAnswers(world),
      teeTime: { ...teeTimeAnswers(world), ...mapAnswers(world) },
      participation: participationAnswers(world),
      dashboard: dashboardAnswers(world),
      chat: chatAnswers(world, broadcast),
      profile: profileAnswers(world),
      rating: ratingAnswers(world),
      course: { list: () => [...SAMPLE_COURSES], ...courseAnswers(world) },
    }),
  );
  const pictures = mockPictures({
    network,
    sendPhoto: ({ description, ...photo }) => say(world, { ...photo, message: description?.trim() || PHOTO_MESSAGE }, broadcast),
  });
  return { handlers: [mockApi(tree, network), ...pictures, mockArchive(), socket.handler, raw.handler], tree, socket, world };
}

const accountAnswers = (world: MockWorld): Partial<MockTree["account"]> => ({
  current: () => {
    if (!world.isSignedIn) return fail("unauthorized");
    return world.me;
  },
  signIn: () => {
    world.isSignedIn = true;
    return world.me;
  },
  signOut: () => {
    world.isSignedIn = false;
    return { signedOut: true };
  },
});
