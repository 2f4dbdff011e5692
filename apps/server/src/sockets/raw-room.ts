import type { PersonHere, RoomEvent } from "@fourball/domain/chat/message";
import type { ClientFrame } from "@fourball/domain/chat/socket-protocol";
import type { Failure } from "@fourball/domain/failure";
import type { JoinedChat } from "@fourball/services/chat/join-chat";
import type { RoomListener } from "@fourball/services/chat/room";
import { frameOfLine, lineFrame, presenceFrame, writeFrame } from "./raw-frames.ts";
import type { SocketWriter } from "./socket-writer.ts";

type Message = Omit<ClientFrame & { type: "message" }, "type" | "teeTimeId">;

type Options = {
  teeTimeId: string;
  userId: string;
  seat: JoinedChat;
  writer: SocketWriter;
  /** The golfer may no longer read the chat. */
  onEnd(reason: Failure): void;
};

/** One chat that a raw socket has joined: its events as frames of the protocol. */
export class RawRoom implements RoomListener {
  readonly #options: Options;
  #people: Map<string, PersonHere> | undefined;
  #lastSeq = 0;
  #leave: (() => void) | undefined;
  #hasLeft = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Returns when everything after `after` was sent. */
  async follow(after: number): Promise<void> {
    this.#lastSeq = after;
    const leave = await this.#options.seat.follow(after, this);
    if (this.#hasLeft) leave();
    else this.#leave = leave;
  }

  leave(): void {
    this.#hasLeft = true;
    this.#leave?.();
  }

  async say(message: Message): Promise<void> {
    const lastSent = this.#lastSeq;
    const line = await this.#options.seat.say(message);
    // A repeated message was stored and sent to the room before, so only the sender waits for it.
    if (line.seq <= lastSent) this.#options.writer.send(writeFrame(frameOfLine(line)));
  }

  onEvent(event: RoomEvent, seq: number): void {
    if (this.#hasLeft) return;
    this.#lastSeq = seq;
    if (event.type === "line") {
      this.#options.writer.sendFrame(lineFrame(event));
      // This frame is their user_left; that their sockets are gone, too, is not another.
      if (event.line.type === "member_left" && event.line.userId) this.#people?.delete(event.line.userId);
    } else if (event.type === "here") this.#sendPresenceChanges(event.people);
  }

  onEnd(reason: Failure): void {
    if (this.#hasLeft) return;
    this.leave();
    this.#options.onEnd(reason);
  }

  /** The first list is not a change. */
  #sendPresenceChanges(people: PersonHere[]): void {
    const before = this.#people;
    const now = new Map(people.map((person) => [person.userId, person]));
    this.#people = now;
    if (!before) return;
    for (const person of now.values()) if (!before.has(person.userId)) this.#sendPresence(person, true);
    for (const person of before.values()) if (!now.has(person.userId)) this.#sendPresence(person, false);
  }

  #sendPresence(person: PersonHere, isHere: boolean): void {
    const { userId, teeTimeId, writer } = this.#options;
    if (person.userId !== userId) writer.send(presenceFrame({ teeTimeId, person, isHere }));
  }
}
