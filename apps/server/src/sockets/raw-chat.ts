import type { ClientFrame } from "@fourball/domain/chat/socket-protocol";
import { conflict, Failure } from "@fourball/domain/failure";
import type { Viewer } from "@fourball/domain/viewer";
import { joinChat } from "@fourball/services/chat/join-chat";
import { say } from "@fourball/services/chat/say";
import type { MemberContext } from "@fourball/services/core/service-context";
import type { Dependencies } from "../dependencies.ts";
import { frameOfLine, writeFrame } from "./raw-frames.ts";
import { RawRoom } from "./raw-room.ts";
import type { SocketWriter } from "./socket-writer.ts";
import { socketContext } from "./upgrade-handler.ts";

const ROOMS_MAX = 20;

type FrameOf<Type extends ClientFrame["type"]> = ClientFrame & { type: Type };

type Options = { deps: Dependencies; address: string; viewer: Viewer; writer: SocketWriter };

/** The chats of one authenticated raw socket. */
export class RawChat {
  /** At most twenty: an array takes less memory than a map. */
  #rooms: RawRoom[] = [];
  readonly #deps: Dependencies;
  readonly #address: string;
  readonly #viewer: Viewer;
  readonly #writer: SocketWriter;
  #isClosed = false;

  constructor({ deps, address, viewer, writer }: Options) {
    this.#deps = deps;
    this.#address = address;
    this.#viewer = viewer;
    this.#writer = writer;
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
    for (const room of this.#rooms) room.leave();
  }

  onRoomEnd(room: RawRoom, { message }: Failure): void {
    this.#remove(room);
    this.#writer.send(writeFrame({ type: "error", message, teeTimeId: room.teeTimeId }));
  }

  get #ctx(): MemberContext {
    return socketContext(this.#deps, this.#address, this.#viewer);
  }

  async #join({ teeTimeId, after }: FrameOf<"join">): Promise<void> {
    const ctx = this.#ctx;
    await ctx.limiter.spend("reads", this.#viewer.id);
    this.#leave(teeTimeId);
    if (this.#rooms.length >= ROOMS_MAX) throw new Failure("too_many_requests", "Too many chats");
    const seat = await joinChat(ctx, teeTimeId);
    if (this.#isClosed) return;
    const room = new RawRoom({ owner: this, teeTimeId, userId: this.#viewer.id, writer: this.#writer });
    this.#rooms = [...this.#rooms, room];
    this.#writer.send(writeFrame({ type: "joined", teeTimeId, lastSeq: seat.lastSeq }));
    try {
      await room.follow(seat, after ?? seat.lastSeq);
    } catch (error) {
      this.#remove(room);
      throw error;
    }
  }

  async #say({ teeTimeId, message, clientId }: FrameOf<"message">): Promise<void> {
    const ctx = this.#ctx;
    const room = this.#find(teeTimeId);
    if (room) {
      const lastSent = room.lastSeq;
      const line = await say(ctx, { teeTimeId, message, clientId });
      // A repeated message was stored and sent to the room before, so only the sender waits for it.
      if (line.seq <= lastSent) this.#writer.send(writeFrame(frameOfLine(line)));
      return;
    }
    await ctx.limiter.spend("reads", this.#viewer.id);
    await joinChat(ctx, teeTimeId);
    throw conflict("Join the chat first");
  }

  #leave(teeTimeId: string): void {
    const room = this.#find(teeTimeId);
    room?.leave();
    this.#remove(room);
  }

  #find(teeTimeId: string): RawRoom | undefined {
    return this.#rooms.find((room) => room.teeTimeId === teeTimeId);
  }

  #remove(gone: RawRoom | undefined): void {
    this.#rooms = this.#rooms.filter((room) => room !== gone);
  }
}
