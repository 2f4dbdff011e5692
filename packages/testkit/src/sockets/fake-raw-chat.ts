import { CLOSE } from "@fourball/domain/chat/close-codes";
import type { ChatMessage } from "@fourball/domain/chat/message";
import { type ClientFrame, clientFrame, type ServerFrame } from "@fourball/domain/chat/socket-protocol";
import { Failure, fail, UNEXPECTED } from "@fourball/domain/failure";
import { ws } from "msw";

type Client = { send(frame: string): void; close(code?: number, reason?: string): void };
type Connection = { client: Client; rooms: Set<string>; isAuthenticated: boolean };

/** The state behind the socket: the signed-in user, a room's messages, and posting a message. */
export type RawChatBackend = {
  viewerId(): string | undefined;
  messagesOf(teeTimeId: string): ChatMessage[];
  /** Throws a `Failure` whose message a golfer can read. */
  say(message: { teeTimeId: string; message: string; clientId?: string | undefined }): void;
};

// One for all: each link listens to a channel between tabs.
const link = ws.link("*/ws");

/** A fake server for the documented chat socket, `/ws`: it accepts any token while the viewer is signed in. */
export class FakeRawChat {
  readonly #connections = new Set<Connection>();
  readonly #backend: RawChatBackend;

  constructor(backend: RawChatBackend) {
    this.#backend = backend;
  }

  /** For msw, with the answers of `mockApi`. */
  readonly handler = link.addEventListener("connection", ({ client }) => {
    const connection: Connection = { client, rooms: new Set(), isAuthenticated: false };
    this.#connections.add(connection);
    client.addEventListener("close", () => this.#connections.delete(connection));
    client.addEventListener("message", ({ data }) => {
      const { data: frame } = clientFrame.safeParse(JSON.parse(String(data)));
      if (frame) this.#handle(connection, frame);
      else send(connection, { type: "error", message: "Malformed message" });
    });
  });

  /** Sends a message to every connection in its room. */
  broadcast(message: ChatMessage): void {
    for (const connection of this.#connections) if (connection.rooms.has(message.teeTimeId)) send(connection, frameOf(message));
  }

  #handle(connection: Connection, frame: ClientFrame): void {
    if (frame.type === "authenticate") this.#authenticate(connection);
    else if (!connection.isAuthenticated) send(connection, { type: "error", message: "Not authenticated" });
    else if (frame.type === "join") this.#join(connection, frame);
    else if (frame.type === "leave") connection.rooms.delete(frame.teeTimeId);
    else this.#say(connection, frame);
  }

  #authenticate(connection: Connection): void {
    const userId = this.#backend.viewerId();
    connection.isAuthenticated = userId !== undefined;
    if (userId === undefined) {
      const { message } = fail("unauthorized");
      send(connection, { type: "auth_error", message });
      // Closing at once would drop the frame above.
      queueMicrotask(() => connection.client.close(CLOSE.unauthorized, message));
    } else send(connection, { type: "authenticated", userId });
  }

  #join(connection: Connection, { teeTimeId, after }: ClientFrame & { type: "join" }): void {
    const messages = this.#backend.messagesOf(teeTimeId);
    connection.rooms.add(teeTimeId);
    send(connection, { type: "joined", teeTimeId, lastSeq: messages.at(-1)?.seq ?? 0 });
    if (after !== undefined) for (const message of messages) if (message.seq > after) send(connection, frameOf(message));
  }

  #say(connection: Connection, { type: _, ...message }: ClientFrame & { type: "message" }): void {
    try {
      this.#backend.say(message);
    } catch (error) {
      send(connection, { type: "error", message: errorText(error), teeTimeId: message.teeTimeId });
    }
  }
}

const send = ({ client }: Connection, frame: ServerFrame): void => client.send(JSON.stringify(frame));

const errorText = (error: unknown): string => (error instanceof Failure ? error.message : UNEXPECTED);

const FRAME_TYPE = { message: "message", member_joined: "user_joined", member_left: "user_left", cancelled: "message" } as const;

const frameOf = ({ type, ...message }: ChatMessage): ServerFrame => ({ type: FRAME_TYPE[type], ...message });
