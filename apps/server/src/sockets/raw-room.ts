import type { ChatMessage, PersonHere, RoomEvent } from "@fourball/domain/chat/message";
import type { ServerFrame } from "@fourball/domain/chat/socket-protocol";
import type { Failure } from "@fourball/domain/failure";
import { PRODUCT } from "@fourball/domain/product";
import type { JoinedChat } from "@fourball/services/chat/join-chat";
import type { Following, RoomListener } from "@fourball/services/core/chat-rooms";
import { type SocketWriter, textFrame } from "./socket-writer.ts";

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
  async follow(chat: JoinedChat, after: number): Promise<void> {
    this.#lastSeq = after;
    const following = await chat.follow(after, this);
    if (this.#hasLeft) following.leave();
    else this.#following = following;
  }

  stop(): void {
    this.#hasLeft = true;
    this.#following?.leave();
  }

  onEvent(event: RoomEvent, seq: number): void {
    if (this.#hasLeft) return;
    this.#lastSeq = seq;
    if (event.type === "message") {
      this.#writer.sendFrame(messageFrame(event));
      // This frame is their user_left; that their sockets are gone, too, is not another.
      if (event.message.type === "member_left")
        this.#people = this.#people?.filter(({ userId }) => userId !== event.message.userId);
    } else if (event.type === "here") this.#sendPresenceChanges(event.people);
  }

  onEnd(reason: Failure): void {
    if (this.#hasLeft) return;
    this.stop();
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

const writeFrame = (frame: ServerFrame): string => JSON.stringify(frame);

const FRAME_TYPE = { message: "message", member_joined: "user_joined", member_left: "user_left", cancelled: "message" } as const;

const encoded = new WeakMap<RoomEvent, Buffer>();

/** A stored message. All listeners get the same event, so it is encoded once. */
function messageFrame(event: RoomEvent & { type: "message" }): Buffer {
  const known = encoded.get(event);
  if (known) return known;
  const frame = textFrame(writeFrame(frameOfMessage(event.message)));
  encoded.set(event, frame);
  return frame;
}

/** The frames are those that the protocol names: reactions, and whether a message is deleted, are not among them. */
export function frameOfMessage({ type, reactions: _, isDeleted: __, ...line }: ChatMessage): ServerFrame {
  const author = type === "cancelled" ? { userId: null, userName: PRODUCT } : {};
  return { type: FRAME_TYPE[type], ...line, ...author };
}

type PresenceChange = { teeTimeId: string; person: PersonHere; isHere: boolean };

/** A golfer opened or left the chat, which is not stored. */
const presenceFrame = ({ teeTimeId, person, isHere }: PresenceChange): string =>
  writeFrame({
    type: isHere ? "user_joined" : "user_left",
    ...person,
    message: `${person.userName} ${isHere ? "joined" : "left"} the chat`,
    timestamp: Temporal.Now.instant().toString({ smallestUnit: "millisecond" }),
    teeTimeId,
  });
