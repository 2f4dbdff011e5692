import { describeFailure, toFailure, unwrapError } from "@fourball/api/describe-failure";
import { CLOSE } from "@fourball/domain/chat/close-codes";
import { anyFrame, BAD_FRAMES_MAX, clientFrame } from "@fourball/domain/chat/socket-protocol";
import { parsedJson } from "@fourball/domain/parsed-json";
import type { MemberContext } from "@fourball/services/service-context";
import type { Logger } from "pino";
import { z } from "zod";
import { FrameQueue } from "./frame-queue.ts";
import { RawChat } from "./raw-chat.ts";
import { writeFrame } from "./raw-frames.ts";
import type { SocketWriter } from "./socket-writer.ts";

/** The frame that an error is about. */
const errorTarget = z.object({ teeTimeId: z.string().max(64), clientId: z.string().max(64) }).partial();
type ErrorTarget = z.infer<typeof errorTarget>;

type Options = {
  writer: SocketWriter;
  log: Logger;
  /** Redeems a one-time token; throws when it is not valid. */
  authenticate(token: string): Promise<MemberContext>;
  authenticateWithinMs: number;
};

/** The documented chat protocol over one socket: one JSON object a frame, handled one after the other. */
export class RawChatSocket {
  readonly #options: Options;
  readonly #queue: FrameQueue;
  readonly #authenticationTimeout: ReturnType<typeof setTimeout>;
  #chat: RawChat | undefined;
  #badFrames = 0;
  #isClosed = false;

  constructor(options: Options) {
    const { writer, authenticateWithinMs } = options;
    this.#options = options;
    this.#queue = new FrameQueue((frame) => this.#dispatch(frame), writer);
    this.#authenticationTimeout = setTimeout(() => writer.close(CLOSE.silent, "Not authenticated"), authenticateWithinMs).unref();
  }

  receive(frame: string | undefined): void {
    if (frame === undefined) this.#countBadFrame();
    else this.#queue.push(frame);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#authenticationTimeout);
    this.#queue.clear();
    this.#chat?.close();
  }

  async #dispatch(text: string): Promise<void> {
    if (!this.#options.writer.isOpen) return;
    const frame = parsedJson(text);
    const { data: known } = anyFrame.safeParse(frame);
    if (!known) this.#countBadFrame();
    else if (known.type === "authenticate") await this.#authenticate(frame);
    else if (!this.#chat) this.#countBadFrame("Not authenticated");
    else await this.#handle(this.#chat, frame);
  }

  async #authenticate(frame: unknown): Promise<void> {
    if (this.#chat) return this.#countBadFrame("Already authenticated");
    const { data } = clientFrame.safeParse(frame);
    try {
      const token = data?.type === "authenticate" ? data.authToken : "";
      const ctx = await this.#options.authenticate(token);
      clearTimeout(this.#authenticationTimeout);
      if (this.#isClosed) return;
      this.#chat = new RawChat(this.#options.writer, ctx);
      this.#options.writer.send(writeFrame({ type: "authenticated", userId: ctx.viewer.id }));
    } catch (error) {
      this.#rejectToken(error);
    }
  }

  #rejectToken(error: unknown): void {
    const { status, message } = this.#describe(error);
    const { writer } = this.#options;
    // A server error: the token may still be valid.
    if (status >= 500) this.#sendError(message);
    else {
      writer.send(writeFrame({ type: "auth_error", message }));
      writer.close(status === 401 ? CLOSE.unauthorized : CLOSE.tooMany, message);
    }
  }

  async #handle(chat: RawChat, frame: unknown): Promise<void> {
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
    if (++this.#badFrames >= BAD_FRAMES_MAX) this.#options.writer.close(CLOSE.badFrames, message);
  }

  #describe(error: unknown): ReturnType<typeof describeFailure> {
    if (!toFailure(error)) this.#options.log.error({ err: unwrapError(error) }, "bug");
    return describeFailure(error);
  }

  #sendError(message: string, target: ErrorTarget = {}): void {
    this.#options.writer.send(writeFrame({ type: "error", message, ...target }));
  }
}
