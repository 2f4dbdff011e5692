import { isDeepStrictEqual } from "node:util";
import type { RoomEvent } from "@fourball/domain/chat/message";
import type { LiveChange } from "@fourball/domain/live/change";
import { joinChat } from "@fourball/services/chat/join-chat";
import { ChangeFeed } from "@fourball/services/core/realtime/change-feed";
import type { TestWorld } from "@fourball/services/testing";
import type { MockServer } from "@fourball/testkit/mock-server";
import { messagesOf, seenUpTo } from "@fourball/testkit/mock-world/chat-answers";
import { readersOf } from "@fourball/testkit/mock-world/world";
import { onTestFinished, vi } from "vitest";

/** What the viewer's open screens received: what is stale, and the events of the chats of the viewer's games at the start. */
export type Streams = { changes: LiveChange[]; rooms: Map<string, Room> };
type Room = { known: Set<number>; events: RoomEvent[]; seenUpTo: number };

const roomsOf = ({ world }: MockServer): Streams => ({
  changes: [],
  rooms: new Map(
    world.games
      .filter((game) => readersOf(world, game).includes(world.me.id))
      .map((game) => [
        game.id,
        { known: new Set(messagesOf(world, game.id).map(({ seq }) => seq)), events: [], seenUpTo: seenUpTo(world, game) },
      ]),
  ),
});

const isOfRoom = (event: LiveChange | RoomEvent): event is RoomEvent =>
  ["message", "here", "typing", "reactions", "deleted", "seen"].includes(event.type);

/** Who has a chat open is left out: on the server that is this test. */
function receive({ known, events }: Room, event: RoomEvent): void {
  if (event.type === "here") return;
  if (event.type === "message") known.add(event.message.seq);
  // The server may say of what isn't there that it has no reactions.
  if (event.type !== "reactions" || known.has(event.message.seq)) events.push(structuredClone(event));
}

/** The messages in their order. Of the rest, the server says some again where nothing changed: each once, and what was seen last. */
export const eventsOf = ({ rooms }: Streams): object =>
  Object.fromEntries(
    [...rooms].map(([id, { events, seenUpTo }]) => {
      const seen = events.findLast((event) => event.type === "seen");
      const hints = events.filter(({ type }) => type !== "message" && type !== "seen").map((event) => JSON.stringify(event));
      const messages = events.filter(({ type }) => type === "message");
      return [id, { messages, hints: [...new Set(hints)].sort(), seenUpTo: seen?.upTo ?? seenUpTo }];
    }),
  );

/** As they are sent to all who subscribe. */
export function streamsOfMock(scenario: MockServer): Streams {
  const streams = roomsOf(scenario);
  vi.spyOn(scenario.socket, "publish").mockImplementation((_path, input, event) => {
    const { teeTimeId } = { teeTimeId: "", ...input };
    const room = streams.rooms.get(teeTimeId);
    if (!isOfRoom(event)) streams.changes.push(event);
    else if (room) receive(room, event);
    return 1;
  });
  return streams;
}

export async function streamsOfServer(test: TestWorld, scenario: MockServer): Promise<Streams> {
  const streams = roomsOf(scenario);
  const { me } = scenario.world;
  const viewer = test.as(me);
  // Its own feed: that of the world may still hand on what became of a profile in an earlier play.
  const live = new ChangeFeed(viewer.bus);
  onTestFinished(() => live.close());
  const screen = live.changes(me.id, { lookBackMs: 0, knows: ["notifications"] });
  screen.sendTo({ next: (change) => streams.changes.push(change), end: () => undefined });
  onTestFinished(() => screen.stop());
  for (const [teeTimeId, room] of streams.rooms) {
    const joined = await joinChat(viewer, teeTimeId);
    const onEvent = (event: RoomEvent): void => receive(room, event);
    const following = await joined.follow(joined.lastSeq, { onEvent, onEnd: () => undefined });
    onTestFinished(() => following.leave());
  }
  return streams;
}

/** Until the server's chats have handed on what was read of them, or never will. */
export async function untilSame(mock: () => unknown, server: () => unknown): Promise<void> {
  await vi.waitUntil(() => isDeepStrictEqual(mock(), server()), { timeout: 10_000 }).catch(() => undefined);
}
