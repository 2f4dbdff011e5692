import { describeFailure, toFailure, unwrapError } from "@fourball/api/describe-failure";
import { CLOSE } from "@fourball/domain/chat/close-codes";
import { anyFrame, BAD_FRAMES_MAX, clientFrame } from "@fourball/domain/chat/socket-protocol";
import { unauthorized } from "@fourball/domain/failure";
import { parsedJson } from "@fourball/domain/parsed-json";
import { redeemSocketToken } from "@fourball/services/chat/socket-token";
import { z } from "zod";
import type { Connection } from "./connection-limiter.ts";
import { FrameQueue } from "./frame-queue.ts";
import { RawChat } from "./raw-chat.ts";
import { writeFrame } from "./raw-frames.ts";
import type { Watched } from "./session-sockets.ts";
import type { SocketWriter } from "./socket-writer.ts";
import type { SocketHandler, SocketServerContext } from "./upgrade-handler.ts";

/** The frame that an error is about. */
const errorTarget = z.object({ teeTimeId: z.string().max(64), clientId: z.string().max(64) }).partial();
type ErrorTarget = z.infer<typeof errorTarget>;

/** The documented chat protocol over one socket: one JSON object a frame, handled one after the other. */
export class RawChatSocket implements SocketHandler {
  readonly #context: SocketServerContext;
  readonly #connection: Connection;
  readonly #writer: SocketWriter;
  readonly #queue: FrameQueue;
  #authenticationTimeout: ReturnType<typeof setTimeout> | undefined;
  #watched: Watched | undefined;
  #chat: RawChat | undefined;
  #badFrames = 0;
  #isClosed = false;

  constructor(context: SocketServerContext, connection: Connection, writer: SocketWriter) {
    this.#context = context;
    this.#connection = connection;
    this.#writer = writer;
    this.#queue = new FrameQueue(this, writer);
    const isSilent = () => writer.close(CLOSE.silent, "Not authenticated");
    this.#authenticationTimeout = setTimeout(isSilent, context.authenticateWithinMs).unref();
  }

  receive(frame: string | undefined): void {
    if (frame === undefined) this.#countBadFrame();
    else this.#queue.push(frame);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#authenticationTimeout);
    this.#queue.clear();
    this.#context.sessions.unwatch(this.#watched);
    this.#chat?.close();
  }

  async handle(text: string): Promise<void> {
    if (!this.#writer.isOpen) return;
    const frame = parsedJson(text);
    const { data: known } = anyFrame.safeParse(frame);
    if (!known) this.#countBadFrame();
    else if (known.type === "authenticate") await this.#authenticate(frame);
    else if (!this.#chat) this.#countBadFrame("Not authenticated");
    else await this.#handleFrame(this.#chat, frame);
  }

  async #authenticate(frame: unknown): Promise<void> {
    if (this.#chat) return this.#countBadFrame("Already authenticated");
    const { deps, sessions } = this.#context;
    const { data } = clientFrame.safeParse(frame);
    try {
      const token = data?.type === "authenticate" ? data.authToken : "";
      const holder = await redeemSocketToken(deps.services.db, token);
      if (!holder) throw unauthorized("Invalid or expired token");
      // The socket may close while the token is looked up.
      if (this.#isClosed) return;
      const { viewer, sid } = holder;
      this.#connection.authenticated(viewer.id);
      this.#watched = sessions.watch({ userId: viewer.id, sid, writer: this.#writer });
      deps.markOnline(viewer.id);
      clearTimeout(this.#authenticationTimeout);
      this.#authenticationTimeout = undefined;
      this.#chat = new RawChat({ deps, address: this.#connection.address, viewer, writer: this.#writer });
      this.#writer.send(writeFrame({ type: "authenticated", userId: viewer.id }));
    } catch (error) {
      this.#rejectToken(error);
    }
  }

  #rejectToken(error: unknown): void {
    const { status, message } = this.#describe(error);
    // A server error: the token may still be valid.
    if (status >= 500) this.#sendError(message);
    else {
      this.#writer.send(writeFrame({ type: "auth_error", message }));
      this.#writer.close(status === 401 ? CLOSE.unauthorized : CLOSE.tooMany, message);
    }
  }

  async #handleFrame(chat: RawChat, frame: unknown): Promise<void> {
    const read = clientFrame.safeParse(frame);
    // A message that is empty or too long, or an unknown id, is a golfer's mistake; a correct client sends nothing else that is invalid.
    const isMistake = read.error?.issues.every(({ path, code }) => path[0] === "message" || code === "custom");
    if (read.error && !isMistake) return this.#countBadFrame();
    try {
      await chat.handle(read.data ?? clientFrame.parse(frame));
    } catch (error) {
      const { data: target = {} } = errorTarget.safeParse(frame);
      this.#sendError(this.#describe(error).message, target);
    }
  }

  /** What a correct client never sends, unlike what the state of a chat refuses. */
  #countBadFrame(message = "Malformed message"): void {
    this.#sendError(message);
    if (++this.#badFrames >= BAD_FRAMES_MAX) this.#writer.close(CLOSE.badFrames, message);
  }

  #describe(error: unknown): ReturnType<typeof describeFailure> {
    if (!toFailure(error)) this.#context.deps.log.error({ err: unwrapError(error) }, "bug");
    return describeFailure(error);
  }

  #sendError(message: string, target: ErrorTarget = {}): void {
    this.#writer.send(writeFrame({ type: "error", message, ...target }));
  }
}
