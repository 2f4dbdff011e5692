import type { ClientFrame } from "@fourball/domain/chat/socket-protocol";
import { conflict, Failure } from "@fourball/domain/failure";
import { joinChat } from "@fourball/services/chat/join-chat";
import type { MemberContext } from "@fourball/services/service-context";
import { writeFrame } from "./raw-frames.ts";
import { RawRoom } from "./raw-room.ts";
import type { SocketWriter } from "./socket-writer.ts";

const ROOMS_MAX = 20;

type FrameOf<Type extends ClientFrame["type"]> = ClientFrame & { type: Type };

/** The chats of one authenticated raw socket. */
export class RawChat {
  readonly #rooms = new Map<string, RawRoom>();
  readonly #writer: SocketWriter;
  readonly #ctx: MemberContext;
  #isClosed = false;

  constructor(writer: SocketWriter, ctx: MemberContext) {
    this.#writer = writer;
    this.#ctx = ctx;
  }

  async handle(frame: ClientFrame): Promise<void> {
    switch (frame.type) {
      case "join":
        return this.#join(frame);
      case "message":
        return this.#say(frame);
      case "leave":
        return this.#leave(frame.teeTimeId);
      case "authenticate":
        return;
      default:
        return frame satisfies never;
    }
  }

  close(): void {
    this.#isClosed = true;
    for (const room of this.#rooms.values()) room.leave();
  }

  async #join({ teeTimeId, after }: FrameOf<"join">): Promise<void> {
    await this.#ctx.limiter.spend("reads", this.#ctx.viewer.id);
    this.#leave(teeTimeId);
    if (this.#rooms.size >= ROOMS_MAX) throw new Failure("too_many_requests", "Too many chats");
    const seat = await joinChat(this.#ctx, teeTimeId);
    if (this.#isClosed) return;
    const onEnd = ({ message }: Failure) => {
      this.#rooms.delete(teeTimeId);
      this.#writer.send(writeFrame({ type: "error", message, teeTimeId }));
    };
    const room = new RawRoom({ teeTimeId, userId: this.#ctx.viewer.id, seat, writer: this.#writer, onEnd });
    this.#rooms.set(teeTimeId, room);
    this.#writer.send(writeFrame({ type: "joined", teeTimeId, lastSeq: seat.lastSeq }));
    try {
      await room.follow(after ?? seat.lastSeq);
    } catch (error) {
      this.#rooms.delete(teeTimeId);
      throw error;
    }
  }

  async #say({ teeTimeId, message, clientId }: FrameOf<"message">): Promise<void> {
    const room = this.#rooms.get(teeTimeId);
    if (room) return room.say({ message, clientId });
    await this.#ctx.limiter.spend("reads", this.#ctx.viewer.id);
    await joinChat(this.#ctx, teeTimeId);
    throw conflict("Join the chat first");
  }

  #leave(teeTimeId: string): void {
    this.#rooms.get(teeTimeId)?.leave();
    this.#rooms.delete(teeTimeId);
  }
}
