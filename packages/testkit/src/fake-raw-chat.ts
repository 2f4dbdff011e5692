import { CLOSE } from "@fourball/domain/chat/close-codes";
import type { ChatMessage } from "@fourball/domain/chat/message";
import { type ClientFrame, clientFrame, type ServerFrame } from "@fourball/domain/chat/socket-protocol";
import { Failure, UNEXPECTED, unauthorized } from "@fourball/domain/failure";
import { ws } from "msw";

type Client = { send(frame: string): void; close(code?: number, reason?: string): void };
type Guest = { client: Client; rooms: Set<string>; isKnown: boolean };

/** What stands behind the socket: who comes in, what was said in a room, and how something is said. */
export type RawRooms = {
  viewerId(): string | undefined;
  linesOf(teeTimeId: string): ChatMessage[];
  /** Throws a `Failure` in words for the golfer. */
  say(line: { teeTimeId: string; message: string; clientId?: string | undefined }): void;
};

/** The server's end of the documented chat socket, `/ws`: any token will do for whoever is signed in. */
export class FakeRawChat {
  readonly #link = ws.link("*/ws");
  readonly #guests = new Set<Guest>();
  readonly #rooms: RawRooms;

  constructor(rooms: RawRooms) {
    this.#rooms = rooms;
  }

  /** For msw, with the answers of `mockApi`. */
  readonly handler = this.#link.addEventListener("connection", ({ client }) => {
    const guest: Guest = { client, rooms: new Set(), isKnown: false };
    this.#guests.add(guest);
    client.addEventListener("close", () => this.#guests.delete(guest));
    client.addEventListener("message", ({ data }) => {
      const { data: frame } = clientFrame.safeParse(JSON.parse(String(data)));
      if (frame) this.#obey(guest, frame);
      else tell(guest, { type: "error", message: "Malformed message" });
    });
  });

  /** A line for everybody who is in its room. */
  spread(line: ChatMessage): void {
    for (const guest of this.#guests) if (guest.rooms.has(line.teeTimeId)) tell(guest, frameOf(line));
  }

  #obey(guest: Guest, frame: ClientFrame): void {
    if (frame.type === "authenticate") this.#authenticate(guest);
    else if (!guest.isKnown) tell(guest, { type: "error", message: "Not authenticated" });
    else if (frame.type === "join") this.#join(guest, frame);
    else if (frame.type === "leave") guest.rooms.delete(frame.teeTimeId);
    else this.#say(guest, frame);
  }

  #authenticate(guest: Guest): void {
    const userId = this.#rooms.viewerId();
    guest.isKnown = userId !== undefined;
    if (userId === undefined) {
      const { message } = unauthorized();
      tell(guest, { type: "auth_error", message });
      // What was sent a moment ago would be lost with the socket.
      queueMicrotask(() => guest.client.close(CLOSE.unauthorized, message));
    } else tell(guest, { type: "authenticated", userId });
  }

  #join(guest: Guest, { teeTimeId, after }: ClientFrame & { type: "join" }): void {
    const lines = this.#rooms.linesOf(teeTimeId);
    guest.rooms.add(teeTimeId);
    tell(guest, { type: "joined", teeTimeId, lastSeq: lines.at(-1)?.seq ?? 0 });
    if (after !== undefined) for (const line of lines) if (line.seq > after) tell(guest, frameOf(line));
  }

  #say(guest: Guest, { type: _, ...line }: ClientFrame & { type: "message" }): void {
    try {
      this.#rooms.say(line);
    } catch (error) {
      tell(guest, { type: "error", message: wordsOf(error), teeTimeId: line.teeTimeId });
    }
  }
}

const tell = ({ client }: Guest, frame: ServerFrame): void => client.send(JSON.stringify(frame));

const wordsOf = (error: unknown): string => (error instanceof Failure ? error.message : UNEXPECTED);

const FRAME_TYPE = { message: "message", member_joined: "user_joined", member_left: "user_left", cancelled: "message" } as const;

const frameOf = ({ type, ...line }: ChatMessage): ServerFrame => ({ type: FRAME_TYPE[type], ...line });
