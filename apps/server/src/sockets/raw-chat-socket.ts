import { describeFailure } from "@fourball/api/describe-failure";
import { CLOSE } from "@fourball/domain/chat/close-codes";
import { anyFrame, type ClientFrame, clientFrame, type ServerFrame } from "@fourball/domain/chat/socket-protocol";
import { type Failure, fail } from "@fourball/domain/failure";
import { parsedJson } from "@fourball/domain/parsed-json";
import type { Viewer } from "@fourball/domain/viewer";
import { joinChat } from "@fourball/services/chat/join-chat";
import { say } from "@fourball/services/chat/say";
import { redeemSocketToken } from "@fourball/services/chat/socket-token";
import { z } from "zod";
import { ChatSocket, FOLLOWED_MAX, type OpenedSocket, type UpgradeHandler } from "./chat-socket.ts";
import { frameOfMessage, RawRoom } from "./raw-room.ts";

type FrameOf<Type extends ClientFrame["type"]> = ClientFrame & { type: Type };

/** The frame that an error is about. */
const errorTarget = z.object({ teeTimeId: z.string().max(64), clientId: z.string().max(64) }).partial();

/** Opens for anyone; a one-time token has to follow soon. Cookies are ignored. */
export const openRawChatSocket: UpgradeHandler = async (_, { connection, authenticateWithinMs }) => {
  connection.openUnauthenticated();
  return (opened) => new RawChatSocket(opened, authenticateWithinMs);
};

/** The documented chat protocol over one socket: one JSON object a frame, handled one after the other. */
class RawChatSocket extends ChatSocket<RawRoom> {
  #authenticationTimeout: ReturnType<typeof setTimeout> | undefined;
  /** The frames after the one that is handled; undefined while none is. */
  #waiting: string[] | undefined;

  constructor(opened: OpenedSocket, authenticateWithinMs: number) {
    super(opened);
    const isSilent = () => this.writer.close(CLOSE.silent, "Not authenticated");
    this.#authenticationTimeout = setTimeout(isSilent, authenticateWithinMs).unref();
  }

  /** Reading is paused while frames wait, so that a flood stays with its sender. */
  protected override receive(frame: string | undefined): void {
    if (frame === undefined) this.#refuse();
    else if (this.#waiting) {
      this.#waiting.push(frame);
      this.writer.pause();
    } else void this.#handleAll([frame]);
  }

  override onClose(): void {
    super.onClose();
    clearTimeout(this.#authenticationTimeout);
    if (this.#waiting) this.#waiting.length = 0;
  }

  async #handleAll(waiting: string[]): Promise<void> {
    this.#waiting = waiting;
    for (let frame = waiting.shift(); frame !== undefined; frame = waiting.shift()) await this.#handle(frame);
    this.#waiting = undefined;
    this.writer.resume();
  }

  async #handle(text: string): Promise<void> {
    if (!this.writer.isOpen) return;
    const frame = parsedJson(text);
    const { data: known } = anyFrame.safeParse(frame);
    if (!known) this.#refuse();
    else if (known.type === "authenticate") await this.#authenticate(frame);
    else if (!this.session) this.#refuse("Not authenticated");
    else await this.#handleFrame(this.session.viewer, frame);
  }

  async #authenticate(frame: unknown): Promise<void> {
    if (this.session) return this.#refuse("Already authenticated");
    const { data } = clientFrame.safeParse(frame);
    try {
      const token = data?.type === "authenticate" ? data.authToken : "";
      const session = await redeemSocketToken(this.deps.services.db, token);
      if (!session) throw fail("socketTokenInvalid");
      // The socket may close while the token is looked up.
      if (this.isClosed) return;
      const userId = session.viewer.id;
      this.connection.authenticated(userId);
      this.session = session;
      this.deps.markOnline(userId);
      clearTimeout(this.#authenticationTimeout);
      this.#authenticationTimeout = undefined;
      this.#send({ type: "authenticated", userId });
    } catch (error) {
      this.#rejectToken(error);
    }
  }

  #rejectToken(error: unknown): void {
    const { status, message } = this.#describe(error);
    // A server error: the token may still be valid.
    if (status >= 500) this.#send({ type: "error", message });
    else {
      this.#send({ type: "auth_error", message });
      this.writer.close(status === 401 ? CLOSE.unauthorized : CLOSE.tooMany, message);
    }
  }

  async #handleFrame(viewer: Viewer, frame: unknown): Promise<void> {
    const { data, error } = clientFrame.safeParse(frame);
    // A message that is empty or too long, or an unknown id, is a golfer's mistake; a correct client sends nothing else that is invalid.
    const isMistake = error?.issues.every(({ path, code }) => path[0] === "message" || code === "custom");
    if (error && !isMistake) return this.#refuse();
    try {
      await this.#run(viewer, data ?? clientFrame.parse(frame));
    } catch (error) {
      const { data: target = {} } = errorTarget.safeParse(frame);
      this.#send({ type: "error", message: this.#describe(error).message, ...target });
    }
  }

  async #run(viewer: Viewer, frame: ClientFrame): Promise<void> {
    switch (frame.type) {
      case "join":
        return this.#join(viewer, frame);
      case "message":
        return this.#say(viewer, frame);
      case "leave":
        return this.#leave(frame.teeTimeId);
      case "authenticate":
        return;
      default:
        return frame satisfies never;
    }
  }

  async #join(viewer: Viewer, { teeTimeId, after }: FrameOf<"join">): Promise<void> {
    const ctx = this.contextOf(viewer);
    await ctx.limiter.spend("reads", viewer.id);
    this.#leave(teeTimeId);
    if (this.following.length >= FOLLOWED_MAX) throw fail("chatsTooMany");
    const chat = await joinChat(ctx, teeTimeId);
    if (this.isClosed) return;
    const room = new RawRoom({ owner: this, teeTimeId, userId: viewer.id, writer: this.writer });
    this.add(room);
    this.#send({ type: "joined", teeTimeId, lastSeq: chat.lastSeq });
    try {
      await room.follow(chat, after ?? chat.lastSeq);
    } catch (error) {
      this.remove(room);
      throw error;
    }
  }

  async #say(viewer: Viewer, { teeTimeId, message, clientId }: FrameOf<"message">): Promise<void> {
    const ctx = this.contextOf(viewer);
    const room = this.#find(teeTimeId);
    if (room) {
      const lastSent = room.lastSeq;
      const stored = await say(ctx, { teeTimeId, message, clientId });
      // A repeated message was stored and sent to the room before, so only the sender waits for it.
      if (stored.seq <= lastSent) this.#send(frameOfMessage(stored));
      return;
    }
    await ctx.limiter.spend("reads", viewer.id);
    await joinChat(ctx, teeTimeId);
    throw fail("chatNotJoined");
  }

  #leave(teeTimeId: string): void {
    const room = this.#find(teeTimeId);
    room?.stop();
    this.remove(room);
  }

  onRoomEnd(room: RawRoom, { message }: Failure): void {
    this.remove(room);
    this.#send({ type: "error", message, teeTimeId: room.teeTimeId });
  }

  #find(teeTimeId: string): RawRoom | undefined {
    return this.following.find((room) => room.teeTimeId === teeTimeId);
  }

  #refuse(message = "Malformed message"): void {
    this.#send({ type: "error", message });
    this.countBadFrame(message);
  }

  #describe(error: unknown): ReturnType<typeof describeFailure> {
    this.logBug(error);
    return describeFailure(error);
  }

  #send(frame: ServerFrame): void {
    this.writer.send(JSON.stringify(frame));
  }
}
