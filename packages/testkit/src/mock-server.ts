import { PHOTO_MESSAGE } from "@fourball/domain/chat/constants";
import { fail } from "@fourball/domain/failure";
import type { HttpHandler, WebSocketHandler } from "msw";
import { mockAnswers } from "./mock-answers.ts";
import { mockApi } from "./mock-api.ts";
import { mockArchive } from "./mock-archive.ts";
import { mockPictures } from "./mock-pictures.ts";
import type { MockTree } from "./mock-tree.ts";
import { blockAnswers } from "./mock-world/block-answers.ts";
import { chatAnswers, messagesOf, say } from "./mock-world/chat-answers.ts";
import { dashboardAnswers } from "./mock-world/dashboard-answers.ts";
import { gateOf } from "./mock-world/gate.ts";
import { accountAnswers, emptyAnswers, notificationAnswers } from "./mock-world/own-answers.ts";
import { participationAnswers } from "./mock-world/participation-answers.ts";
import { courseAnswers, mapAnswers } from "./mock-world/place-answers.ts";
import { profileAnswers } from "./mock-world/profile-answers.ts";
import { ratingAnswers } from "./mock-world/rating-answers.ts";
import { searchAnswers } from "./mock-world/search-answers.ts";
import { streamsOf } from "./mock-world/streams.ts";
import { teeTimeAnswers } from "./mock-world/tee-time-answers.ts";
import { nameOf } from "./mock-world/views.ts";
import { anEmptyWorld, type MockWorld } from "./mock-world/world.ts";
import type { NetworkConditions } from "./network.ts";
import { returningRefusals } from "./returning-refusals.ts";
import { FakeRawChat } from "./sockets/fake-raw-chat.ts";
import { FakeSocket } from "./sockets/fake-socket.ts";

/** Replaces the server: the handlers are for msw, the rest lets a test inspect or change the state. */
export type MockServer = { handlers: (HttpHandler | WebSocketHandler)[]; tree: MockTree; socket: FakeSocket; world: MockWorld };

type MockServerOptions = { world?: Partial<MockWorld>; network?: NetworkConditions; socket?: (socket: FakeSocket) => void };

/** A stateful mock of the server: later calls see the changes of earlier ones. */
export function createMockServer({ world: initial = {}, network = {}, socket: prepare }: MockServerOptions = {}): MockServer {
  const world: MockWorld = { ...anEmptyWorld(), ...initial };
  const socket = new FakeSocket();
  const raw = new FakeRawChat({
    viewerId: () => (world.isSignedIn ? world.me.id : undefined),
    messagesOf: (teeTimeId) => messagesOf(world, teeTimeId),
    say: (message) => void sayNow(message),
  });
  const sendChanges = streamsOf(world, {
    change: (change) => void socket.publish("live.changes", undefined, change),
    event: (teeTimeId, event) => {
      socket.publish("chat.events", { teeTimeId }, event);
      if (event.type === "message") raw.broadcast(event.message);
    },
  });
  const sayNow = (message: Parameters<typeof say>[1]) => {
    const said = say(world, message);
    sendChanges();
    return said;
  };
  const type = (teeTimeId: string): void => {
    const person = { userId: world.me.id, userName: nameOf(world, world.me.id) };
    socket.publish("chat.events", { teeTimeId }, { type: "typing", person });
  };
  prepare?.(socket);
  const tree = returningRefusals(
    sendChanges,
    mockAnswers({
      ...emptyAnswers(world),
      account: accountAnswers(world),
      teeTime: { ...teeTimeAnswers(world), ...mapAnswers(world) },
      participation: participationAnswers(world),
      dashboard: dashboardAnswers(world),
      block: blockAnswers(world),
      chat: chatAnswers(world, type),
      profile: profileAnswers(world),
      rating: ratingAnswers(world),
      course: courseAnswers(world),
      savedSearch: searchAnswers(world),
      notification: notificationAnswers(world),
    }),
  );
  const pictures = mockPictures({
    network,
    refusalOf: (kind) => {
      if (!world.isSignedIn) return fail("unauthorized");
      return kind === "course" && !world.me.isAdmin ? fail("adminsOnly") : undefined;
    },
    sendPhoto: ({ description, ...photo }) => sayNow({ ...photo, message: description?.trim() || PHOTO_MESSAGE }),
  });
  return {
    handlers: [mockApi(tree, network, gateOf(world)), ...pictures, mockArchive(), socket.handler, raw.handler],
    tree,
    socket,
    world,
  };
}
