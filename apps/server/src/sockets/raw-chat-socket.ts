import { bugBehind, describeFailure, failureBehind } from "@fourball/api/describe-failure";
import { CLOSE } from "@fourball/domain/chat/close-codes";
import { anyFrame, BAD_FRAMES_MAX, clientFrame } from "@fourball/domain/chat/socket-protocol";
import { parsedJson } from "@fourball/domain/parsed-json";
import type { MemberContext } from "@fourball/services/service-context";
import type { Logger } from "pino";
import { z } from "zod";
import { FrameQueue } from "./frame-queue.ts";
import type { Outlet } from "./outlet.ts";
import { RawChat } from "./raw-chat.ts";
import { writeFrame } from "./raw-frames.ts";

/** Which of several frames under way an error is about. */
const aboutWhich = z.object({ teeTimeId: z.string().max(64), clientId: z.string().max(64) }).partial();
type Which = z.infer<typeof aboutWhich>;

type Options = {
  outlet: Outlet;
  log: Logger;
  /** Takes the token, once; refuses one that is good for nothing. */
  authenticate(token: string): Promise<MemberContext>;
  authenticateWithinMs: number;
};

/** The documented chat protocol over one socket: JSON objects, one a frame, done one after the other. */
export class RawChatSocket {
  readonly #options: Options;
  readonly #queue: FrameQueue;
  readonly #silence: ReturnType<typeof setTimeout>;
  #chat: RawChat | undefined;
  #badFrames = 0;
  #isClosed = false;

  constructor(options: Options) {
    const { outlet, authenticateWithinMs } = options;
    this.#options = options;
    this.#queue = new FrameQueue((frame) => this.#take(frame), outlet);
    this.#silence = setTimeout(() => outlet.close(CLOSE.silent, "Not authenticated"), authenticateWithinMs).unref();
  }

  receive(frame: string | undefined): void {
    if (frame === undefined) this.#countBad();
    else this.#queue.push(frame);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#silence);
    this.#queue.clear();
    this.#chat?.close();
  }

  async #take(text: string): Promise<void> {
    if (!this.#options.outlet.isOpen) return;
    const frame = parsedJson(text);
    const { data: known } = anyFrame.safeParse(frame);
    if (!known) this.#countBad();
    else if (known.type === "authenticate") await this.#authenticate(frame);
    else if (!this.#chat) this.#tell("Not authenticated");
    else await this.#obey(this.#chat, frame);
  }

  async #authenticate(frame: unknown): Promise<void> {
    if (this.#chat) return this.#tell("Already authenticated");
    const { data } = clientFrame.safeParse(frame);
    try {
      const token = data?.type === "authenticate" ? data.authToken : "";
      const ctx = await this.#options.authenticate(token);
      clearTimeout(this.#silence);
      if (this.#isClosed) return;
      this.#chat = new RawChat(this.#options.outlet, ctx);
      this.#options.outlet.send(writeFrame({ type: "authenticated", userId: ctx.viewer.id }));
    } catch (error) {
      this.#refuseToken(error);
    }
  }

  #refuseToken(error: unknown): void {
    const { status, message } = this.#describe(error);
    const { outlet } = this.#options;
    // Our own fault: the token may still be good.
    if (status >= 500) this.#tell(message);
    else {
      outlet.send(writeFrame({ type: "auth_error", message }));
      outlet.close(status === 401 ? CLOSE.unauthorized : CLOSE.tooMany, message);
    }
  }

  async #obey(chat: RawChat, frame: unknown): Promise<void> {
    const read = clientFrame.safeParse(frame);
    // Too many words or none, or an id that names nothing, are a golfer's slip; anything else no client should send.
    const isSlip = read.error?.issues.every(({ path, code }) => path[0] === "message" || code === "custom");
    if (read.error && !isSlip) return this.#countBad();
    try {
      await chat.obey(read.data ?? clientFrame.parse(frame));
    } catch (error) {
      const { data: which = {} } = aboutWhich.safeParse(frame);
      this.#tell(this.#describe(error).message, which);
    }
  }

  #countBad(): void {
    this.#tell("Malformed message");
    if (++this.#badFrames >= BAD_FRAMES_MAX) this.#options.outlet.close(CLOSE.badFrames, "Malformed message");
  }

  #describe(error: unknown): ReturnType<typeof describeFailure> {
    if (!failureBehind(error)) this.#options.log.error({ err: bugBehind(error) }, "bug");
    return describeFailure(error);
  }

  #tell(message: string, which: Which = {}): void {
    this.#options.outlet.send(writeFrame({ type: "error", message, ...which }));
  }
}
