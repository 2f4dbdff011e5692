import type { PersonHere, RoomEvent } from "@fourball/domain/chat/message";
import type { ClientFrame } from "@fourball/domain/chat/socket-protocol";
import type { Failure } from "@fourball/domain/failure";
import type { RoomListener } from "@fourball/services/chat/room";
import type { TakenSeat } from "@fourball/services/chat/take-chat-seat";
import type { Outlet } from "./outlet.ts";
import { frameOfLine, lineFrame, presenceFrame, writeFrame } from "./raw-frames.ts";

type Message = Omit<ClientFrame & { type: "message" }, "type" | "teeTimeId">;

type Options = {
  teeTimeId: string;
  userId: string;
  seat: TakenSeat;
  outlet: Outlet;
  /** The seat was lost, in these words. */
  onEnd(reason: Failure): void;
};

/** One room that a raw socket has joined: its events as the frames of the protocol. */
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
    const heardUpTo = this.#lastSeq;
    const line = await this.#options.seat.say(message);
    // Sent before, and stored then: the room has been past it, so only the sender waits for it.
    if (line.seq <= heardUpTo) this.#options.outlet.send(writeFrame(frameOfLine(line)));
  }

  onEvent(event: RoomEvent, seq: number): void {
    if (this.#hasLeft) return;
    this.#lastSeq = seq;
    if (event.type === "line") this.#options.outlet.sendFrame(lineFrame(event));
    else if (event.type === "here") this.#tellWhoCameAndWent(event.people);
  }

  onEnd(reason: Failure): void {
    if (this.#hasLeft) return;
    this.leave();
    this.#options.onEnd(reason);
  }

  /** Whoever was there first is not news. */
  #tellWhoCameAndWent(people: PersonHere[]): void {
    const before = this.#people;
    const now = new Map(people.map((person) => [person.userId, person]));
    this.#people = now;
    if (!before) return;
    for (const person of now.values()) if (!before.has(person.userId)) this.#tell(person, true);
    for (const person of before.values()) if (!now.has(person.userId)) this.#tell(person, false);
  }

  #tell(person: PersonHere, isHere: boolean): void {
    const { userId, teeTimeId, outlet } = this.#options;
    if (person.userId !== userId) outlet.send(presenceFrame({ teeTimeId, person, isHere }));
  }
}
