import type { ChatMessage, RoomEvent, SayInput } from "@fourball/domain/chat/message";
import { displayName } from "@fourball/domain/profile/name";
import { requireChatAccess } from "../access/require-chat-access.ts";
import { eventQueue } from "../realtime/event-queue.ts";
import type { MemberContext } from "../service-context.ts";
import { openRooms } from "./open-rooms.ts";
import type { RoomListener } from "./room.ts";
import { say } from "./say.ts";

type EventsFrom = {
  after: number;
  signal: AbortSignal | undefined;
  /** The kinds of events that came later and that the listener knows; others are left out. */
  knows?: readonly string[] | undefined;
};

export type JoinedChat = {
  /** The number of the last message at the time of joining. */
  lastSeq: number;
  /** Hands on every line after `after`, then everything as it happens. Returns how to stop. */
  follow(after: number, listener: RoomListener): Promise<() => void>;
  /** The same as an async iterable of `as(event, seq)`; throws when access is lost. `seq` is what listeners get. */
  events<T>(from: EventsFrom, as: (event: RoomEvent, seq: number) => T): AsyncIterable<T>;
  say(words: Omit<SayInput, "teeTimeId">): Promise<ChatMessage>;
};

/** Pages that were opened before these kinds of events existed don't know them. */
const LATER_KINDS: ReadonlySet<RoomEvent["type"]> = new Set(["reactions", "seen", "deleted"]);

/** Joins the chat of a game, for its host and confirmed players. */
export async function joinChat(ctx: MemberContext, teeTimeId: string): Promise<JoinedChat> {
  const requireAccess = () => requireChatAccess(ctx.db, ctx.viewer, teeTimeId);
  const { name } = await requireAccess();
  const person = { userId: ctx.viewer.id, userName: displayName(name) };
  const [room] = await openRooms(ctx.db, [teeTimeId]);

  const lastSeq = room?.lastSeq ?? 0;
  // A client can claim a later number than there is; it must not miss new messages.
  const follow = (after: number, listener: RoomListener) =>
    ctx.rooms.follow({ teeTimeId, person, after: Math.min(after, lastSeq), listener, requireAccess });

  return {
    lastSeq,
    follow,
    events<T>({ after, signal, knows = [] }: EventsFrom, as: (event: RoomEvent, seq: number) => T) {
      let leave: (() => void) | undefined;
      let hasStopped = false;
      const queue = eventQueue<T>(signal, () => {
        hasStopped = true;
        leave?.();
      });
      const listener: RoomListener = {
        onEvent: (event, seq) => {
          if (!LATER_KINDS.has(event.type) || knows.includes(event.type)) queue.push(as(event, seq));
        },
        onEnd: (reason) => queue.end(reason),
      };
      follow(after, listener).then(
        (stop) => {
          if (hasStopped) stop();
          else leave = stop;
        },
        (error: Error) => queue.end(error),
      );
      return queue;
    },
    say: (words) => say(ctx, { ...words, teeTimeId }),
  };
}
