import type { ChatMessage, RoomEvent, SayInput } from "@fourball/domain/chat/message";
import { displayName } from "@fourball/domain/profile/name";
import { requireChatSeat } from "../access/require-chat-seat.ts";
import { eventQueue } from "../live/event-queue.ts";
import type { MemberContext } from "../service-context.ts";
import { openRooms } from "./open-rooms.ts";
import type { RoomListener } from "./room.ts";
import { say } from "./say.ts";

export type TakenSeat = {
  /** The number of the room's last line when the seat was taken. */
  lastSeq: number;
  /** Hands on every line after `after`, then everything as it happens. Returns how to stop. */
  follow(after: number, listener: RoomListener): Promise<() => void>;
  /** The same, to be read in the form that `as` gives it; it throws when the seat is lost. `seq` is as listeners hear it. */
  events<T>(from: { after: number; signal: AbortSignal | undefined }, as: (event: RoomEvent, seq: number) => T): AsyncIterable<T>;
  say(words: Omit<SayInput, "teeTimeId">): Promise<ChatMessage>;
};

/** A seat in the room of a game, for its host and confirmed players. */
export async function takeChatSeat(ctx: MemberContext, teeTimeId: string): Promise<TakenSeat> {
  const requireSeat = () => requireChatSeat(ctx.db, ctx.viewer, teeTimeId);
  const { name } = await requireSeat();
  const person = { userId: ctx.viewer.id, userName: displayName(name) };
  const [room] = await openRooms(ctx.db, [teeTimeId]);

  const lastSeq = room?.lastSeq ?? 0;
  // Whoever claims to have more than there is has it from elsewhere, and must not miss what comes.
  const follow = (after: number, listener: RoomListener) =>
    ctx.rooms.follow({ teeTimeId, person, after: Math.min(after, lastSeq), listener, requireSeat });

  return {
    lastSeq,
    follow,
    events<T>({ after, signal }: { after: number; signal: AbortSignal | undefined }, as: (event: RoomEvent, seq: number) => T) {
      let leave: (() => void) | undefined;
      let hasStopped = false;
      const queue = eventQueue<T>(signal, () => {
        hasStopped = true;
        leave?.();
      });
      const listener: RoomListener = {
        onEvent: (event, seq) => queue.push(as(event, seq)),
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
