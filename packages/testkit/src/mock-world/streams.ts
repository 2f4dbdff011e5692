import type { ChatMessage, RoomEvent } from "@fourball/domain/chat/message";
import type { LiveChange, TeeTimeChange } from "@fourball/domain/live/change";
import type { TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { messagesOf, plays, seenUpTo } from "./chat-answers.ts";
import { lastRead, type MockWorld } from "./world.ts";

type Streams = { change(change: LiveChange): void; event(teeTimeId: string, event: RoomEvent): void };

/** Answers with a function that sends what has changed in the world since it was called last, as the server does after a call. */
export function streamsOf(world: MockWorld, streams: Streams): () => void {
  let before = { ...world };
  return () => {
    const was = before;
    before = { ...world };
    for (const game of world.games) {
      for (const event of eventsIn(was, world, game)) streams.event(game.id, event);
      for (const change of changesOf(was, world, game)) streams.change(change);
    }
    for (const change of ownChanges(was, world)) streams.change(change);
  };
}

function changesOf(was: MockWorld, world: MockWorld, game: TeeTimeDetail): LiveChange[] {
  const { id: teeTimeId } = game;
  const change = changeOf(was, world, game);
  const isUnread = [
    has(was, world, plays(world, game) ? messagesIn(teeTimeId) : () => undefined),
    has(was, world, (each) => lastRead(each, teeTimeId, world.me.id)),
    has(was, world, ({ muted }) => muted.includes(teeTimeId)),
  ].includes(true);
  return [
    ...(change ? [{ type: "tee-time", teeTimeId, change } as const, { type: "own-games" } as const] : []),
    ...(isUnread ? [{ type: "unread", teeTimeId } as const] : []),
  ];
}

function changeOf(was: MockWorld, world: MockWorld, game: TeeTimeDetail): TeeTimeChange | undefined {
  const old = was.games.find(({ id }) => id === game.id);
  if (!old) return "created";
  if (old.status !== game.status) return "cancelled";
  // A decision only raises the number that calendars compare.
  if (JSON.stringify({ ...old, updatedAt: null }) !== JSON.stringify({ ...game, updatedAt: null })) return "edited";
  return has(was, world, ({ people }) => people.filter(({ teeTimeId }) => teeTimeId === game.id)) ? "spots" : undefined;
}

function ownChanges(was: MockWorld, world: MockWorld): LiveChange[] {
  const isNotified = has(was, world, ({ notifications, savedSearches }) => [
    notifications.map(({ id, readAt }) => [id, readAt]),
    savedSearches,
  ]);
  return [
    ...(was.me === world.me ? [] : [{ type: "golfer", userId: world.me.id } as const, { type: "own-account" } as const]),
    ...(isNotified ? [{ type: "notifications" } as const] : []),
  ];
}

/** What the viewer's open chat of a game receives. */
function eventsIn(was: MockWorld, world: MockWorld, game: TeeTimeDetail): RoomEvent[] {
  if (!plays(world, game)) return [];
  const old = new Map(was.messages.map((message) => [message.id, message]));
  const changed = messagesOf(world, game.id).filter(({ id }) => old.get(id) !== world.messages.find((each) => each.id === id));
  const upTo = seenUpTo(world, game);
  return [
    ...changed.map((message) => eventOf(message, old.has(message.id))),
    ...(upTo === seenUpTo(was, game) ? [] : [{ type: "seen", upTo } as const]),
  ];
}

function eventOf(message: ChatMessage, isKnown: boolean): RoomEvent {
  if (!isKnown) return { type: "message", message };
  const { seq, reactions, isDeleted } = message;
  return isDeleted ? { type: "deleted", seq } : { type: "reactions", message: { seq, reactions } };
}

const messagesIn =
  (teeTimeId: string) =>
  ({ messages }: MockWorld) =>
    messages.filter((message) => message.teeTimeId === teeTimeId && message.type === "message").length;

const has = (was: MockWorld, world: MockWorld, part: (world: MockWorld) => unknown): boolean =>
  JSON.stringify(part(was)) !== JSON.stringify(part(world));
