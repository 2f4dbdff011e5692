import type { PersonHere, RoomEvent } from "@fourball/domain/chat/message";
import type { Failure } from "@fourball/domain/failure";
import type { JoinedChat } from "@fourball/services/chat/join-chat";
import type { Following, RoomListener } from "@fourball/services/core/chat-rooms";
import { lineFrame, presenceFrame } from "./raw-frames.ts";
import type { SocketWriter } from "./socket-writer.ts";

type Owner = {
  /** The golfer may no longer read the chat. */
  onRoomEnd(room: RawRoom, reason: Failure): void;
};

type Options = { owner: Owner; teeTimeId: string; userId: string; writer: SocketWriter };

/** One chat that a raw socket has joined: its events as frames of the protocol. */
export class RawRoom implements RoomListener {
  readonly teeTimeId: string;
  readonly #owner: Owner;
  readonly #userId: string;
  readonly #writer: SocketWriter;
  #people: readonly PersonHere[] | undefined;
  #lastSeq = 0;
  #following: Following | undefined;
  #hasLeft = false;

  constructor({ owner, teeTimeId, userId, writer }: Options) {
    this.#owner = owner;
    this.teeTimeId = teeTimeId;
    this.#userId = userId;
    this.#writer = writer;
  }

  /** The number of the last line that was sent. */
  get lastSeq(): number {
    return this.#lastSeq;
  }

  /** Returns when everything after `after` was sent. */
  async follow(seat: JoinedChat, after: number): Promise<void> {
    this.#lastSeq = after;
    const following = await seat.follow(after, this);
    if (this.#hasLeft) following.leave();
    else this.#following = following;
  }

  leave(): void {
    this.#hasLeft = true;
    this.#following?.leave();
  }

  onEvent(event: RoomEvent, seq: number): void {
    if (this.#hasLeft) return;
    this.#lastSeq = seq;
    if (event.type === "line") {
      this.#writer.sendFrame(lineFrame(event));
      // This frame is their user_left; that their sockets are gone, too, is not another.
      if (event.line.type === "member_left") this.#people = this.#people?.filter(({ userId }) => userId !== event.line.userId);
    } else if (event.type === "here") this.#sendPresenceChanges(event.people);
  }

  onEnd(reason: Failure): void {
    if (this.#hasLeft) return;
    this.leave();
    this.#owner.onRoomEnd(this, reason);
  }

  /** The first list is not a change. */
  #sendPresenceChanges(people: readonly PersonHere[]): void {
    const before = this.#people;
    this.#people = people;
    if (!before) return;
    for (const person of missingFrom(before, people)) this.#sendPresence(person, true);
    for (const person of missingFrom(people, before)) this.#sendPresence(person, false);
  }

  #sendPresence(person: PersonHere, isHere: boolean): void {
    if (person.userId !== this.#userId) this.#writer.send(presenceFrame({ teeTimeId: this.teeTimeId, person, isHere }));
  }
}

const missingFrom = (some: readonly PersonHere[], people: readonly PersonHere[]): PersonHere[] =>
  people.filter(({ userId }) => !some.some((person) => person.userId === userId));
