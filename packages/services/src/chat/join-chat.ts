import type { RoomEvent } from "@fourball/domain/chat/message";
import type { Failure } from "@fourball/domain/failure";
import { displayName } from "@fourball/domain/profile/name";
import { requireChatAccess } from "../core/access/require-chat-access.ts";
import type { Following, RoomListener } from "../core/chat-rooms.ts";
import { EventQueue } from "../core/event-queue.ts";
import type { MemberContext } from "../core/service-context.ts";
import { openRooms } from "./open-rooms.ts";

type EventsFrom = {
  after: number;
  signal: AbortSignal | undefined;
  /** The kinds of events that came later and that the listener knows; others are left out. */
  knows?: readonly string[] | undefined;
};

/** Pages that were opened before these kinds of events existed don't know them. */
const LATER_KINDS: ReadonlySet<RoomEvent["type"]> = new Set(["reactions", "seen", "deleted"]);

/** A chat that a golfer has open. Thousands are kept: methods cost nothing a chat, closures would. */
export class JoinedChat {
  /** The number of the last message at the time of joining. */
  readonly lastSeq: number;
  readonly #ctx: MemberContext;
  readonly #teeTimeId: string;
  readonly #userName: string;

  constructor(ctx: MemberContext, { teeTimeId, userName, lastSeq }: { teeTimeId: string; userName: string; lastSeq: number }) {
    this.#ctx = ctx;
    this.#teeTimeId = teeTimeId;
    this.#userName = userName;
    this.lastSeq = lastSeq;
  }

  /** Hands on every line after `after`, then everything as it happens, until the listener leaves. */
  follow(after: number, listener: RoomListener): Promise<Following> {
    const { db, viewer, chat } = this.#ctx;
    const teeTimeId = this.#teeTimeId;
    return chat.rooms.follow({
      teeTimeId,
      person: { userId: viewer.id, userName: this.#userName },
      // A client can claim a later number than there is; it must not miss new messages.
      after: Math.min(after, this.lastSeq),
      listener,
      requireAccess: () => requireChatAccess(db, viewer, teeTimeId),
    });
  }

  /** The same as a queue of `as(event, seq)`, which ends with an error when access is lost. `seq` is what listeners get. */
  events<T>({ after, signal, knows }: EventsFrom, as: (event: RoomEvent, seq: number) => T): AsyncIterable<T> {
    const events = new ChatEvents(signal, knows, as);
    this.follow(after, events).then(
      (following) => events.follows(following),
      (error: Error) => events.end(error),
    );
    return events;
  }
}

/** The events of a chat that its client knows. */
class ChatEvents<T> extends EventQueue<T> implements RoomListener {
  readonly #knows: readonly string[] | undefined;
  readonly #as: (event: RoomEvent, seq: number) => T;
  #following: Following | undefined;
  #hasStopped = false;

  constructor(signal: AbortSignal | undefined, knows: readonly string[] | undefined, as: (event: RoomEvent, seq: number) => T) {
    super(signal, () => {
      this.#hasStopped = true;
      this.#following?.leave();
    });
    this.#knows = knows;
    this.#as = as;
  }

  follows(following: Following): void {
    this.#following = following;
    if (this.#hasStopped) following.leave();
  }

  onEvent(event: RoomEvent, seq: number): void {
    if (!LATER_KINDS.has(event.type) || this.#knows?.includes(event.type)) this.push(this.#as(event, seq));
  }

  onEnd(reason: Failure): void {
    this.end(reason);
  }
}

/** Joins the chat of a game, for its host and confirmed players. */
export async function joinChat(ctx: MemberContext, teeTimeId: string): Promise<JoinedChat> {
  const { name } = await requireChatAccess(ctx.db, ctx.viewer, teeTimeId);
  const [room] = await openRooms(ctx.db, [teeTimeId]);
  return new JoinedChat(ctx, { teeTimeId, userName: displayName(name), lastSeq: room?.lastSeq ?? 0 });
}
