import { MESSAGE_DELETED } from "@fourball/domain/chat/constants";
import type { ChatMessage, PersonHere, RoomEvent } from "@fourball/domain/chat/message";
import { fail } from "@fourball/domain/failure";
import type { RoomListener } from "../core/chat-rooms.ts";
import { type Reads, seenUpTo } from "./reads-of.ts";
import { RoomPresence } from "./room-presence.ts";

type NewFollower = { room: Room; person: PersonHere; listener: RoomListener; after: number };

/** One open socket in a chat. Events wait until it has caught up. */
export class Follower {
  readonly person: PersonHere;
  readonly listener: RoomListener;
  last: number;
  waiting: RoomEvent[] | undefined = [];
  readonly #room: Room;

  constructor({ room, person, listener, after }: NewFollower) {
    this.#room = room;
    this.person = person;
    this.listener = listener;
    this.last = after;
  }

  leave(): void {
    this.#room.onLeave(this);
  }
}

/** The listeners of one tee time on this process. Every message passes through once, in the order of its number. */
export class Room {
  readonly followers = new Set<Follower>();
  readonly presence = new RoomPresence(() => this.#tellPresence());
  /** The number of the last message that went to the listeners; -1 before it is known. */
  lastSeq = -1;
  /** The messages that are known to be deleted before they arrive. */
  readonly #deleted = new Set<number>();
  /** The last read of reactions or of how far golfers have read. */
  reading: Promise<void> = Promise.resolve();
  /** Messages to listeners of all rooms. */
  readonly #deliveries: { count: number };
  readonly onLeave: (follower: Follower) => void;

  constructor(deliveries: { count: number }, onLeave: (follower: Follower) => void) {
    this.#deliveries = deliveries;
    this.onLeave = onLeave;
  }

  deliver(messages: ChatMessage[]): void {
    for (const message of messages) {
      if (message.seq <= this.lastSeq) continue;
      this.lastSeq = message.seq;
      const event: RoomEvent = {
        type: "message",
        message: this.#deleted.delete(message.seq) ? withoutContent(message) : message,
      };
      for (const follower of this.followers) this.#give(follower, event);
      if (message.type === "member_left" && message.userId) this.#dropUnlessBack(message.userId);
    }
  }

  tell(event: RoomEvent): void {
    for (const follower of this.followers) this.#give(follower, event);
  }

  /** Hints of different processes come in any order, and a read may have begun before: that message goes out without its text. */
  tellDeleted(seq: number): void {
    if (seq > this.lastSeq) this.#deleted.add(seq);
    this.tell({ type: "deleted", seq });
  }

  tellSeen(reads: Reads): void {
    for (const follower of this.followers) this.#give(follower, { type: "seen", upTo: seenUpTo(reads, follower.person.userId) });
  }

  /** Sends a follower the messages that it missed. */
  catchUp(follower: Follower, messages: ChatMessage[]): void {
    for (const message of messages) {
      if (message.seq <= follower.last) continue;
      follower.last = message.seq;
      this.#deliveries.count++;
      follower.listener.onEvent({ type: "message", message }, message.seq);
    }
  }

  /** The follower has caught up: from now on it gets events immediately. */
  goLive(follower: Follower): void {
    const waiting = follower.waiting ?? [];
    follower.waiting = undefined;
    // Presence is sent once, in its current state.
    for (const event of waiting) if (event.type !== "here") this.#give(follower, event);
    if (this.followers.has(follower)) follower.listener.onEvent({ type: "here", people: this.presence.people }, follower.last);
  }

  /** Ends the followers who have lost access. */
  endWithoutAccess(followers: Follower[], readerIds: ReadonlySet<string>): void {
    for (const follower of followers) {
      if (readerIds.has(follower.person.userId) || !this.followers.has(follower)) continue;
      this.#end(follower);
      this.#dropUnlessBack(follower.person.userId);
    }
  }

  #give(follower: Follower, event: RoomEvent): void {
    if (follower.waiting) {
      follower.waiting.push(event);
      return;
    }
    if (event.type === "message") {
      if (event.message.seq <= follower.last) return;
      // The golfer gets nothing after the message about leaving.
      if (event.message.type === "member_left" && event.message.userId === follower.person.userId) {
        this.#end(follower);
        return;
      }
      follower.last = event.message.seq;
      this.#deliveries.count++;
    }
    follower.listener.onEvent(event, follower.last);
  }

  /** A golfer who has been readmitted is still here. */
  #dropUnlessBack(userId: string): void {
    if (![...this.followers].some(({ person }) => person.userId === userId)) this.presence.drop(userId);
  }

  #end(follower: Follower): void {
    this.followers.delete(follower);
    follower.listener.onEnd(fail("notParticipant"));
  }

  #tellPresence(): void {
    this.tell({ type: "here", people: this.presence.people });
  }
}

const withoutContent = (message: ChatMessage): ChatMessage => ({
  ...message,
  message: MESSAGE_DELETED,
  reactions: [],
  photo: null,
  isDeleted: true,
});
