import type { IncomingMessage } from "node:http";
import type { ApiContext } from "@fourball/api/context";
import { toFailure, unwrapError } from "@fourball/api/describe-failure";
import { CLOSE } from "@fourball/domain/chat/close-codes";
import { BAD_FRAMES_MAX, BYTE_RATE, FRAME_RATE } from "@fourball/domain/chat/socket-protocol";
import type { BrowserSession } from "@fourball/domain/ports/browser-session";
import type { KnownDevice } from "@fourball/domain/ports/known-device";
import type { Viewer } from "@fourball/domain/viewer";
import type { RawData } from "ws";
import type { Dependencies } from "../dependencies.ts";
import { LIMIT_FACTOR, TokenBucket } from "../limits/token-bucket.ts";
import type { Connection } from "./connection-limiter.ts";
import type { SocketWriter } from "./socket-writer.ts";

type Handshake = { request: IncomingMessage; connection: Connection; authenticateWithinMs: number };
export type OpenedSocket = { deps: Dependencies; path: string; connection: Connection; writer: SocketWriter };

/** Throws to refuse the handshake. What it returns starts the protocol once the handshake is complete. */
export type UpgradeHandler = (deps: Dependencies, handshake: Handshake) => Promise<(opened: OpenedSocket) => ChatSocket>;

/** How many chats or subscriptions one socket may have. */
export const FOLLOWED_MAX = 20;

export type SocketSession = { viewer: Viewer; sid: string };

/** One open socket of either protocol: its limits, its session, and what its golfer follows. */
export abstract class ChatSocket<Followed extends { stop(): void } = { stop(): void }> {
  readonly path: string;
  readonly writer: SocketWriter;
  /** Undefined until the golfer is authenticated. */
  session: SocketSession | undefined;
  /** How many times the session was checked. */
  checks = 0;
  protected readonly deps: Dependencies;
  protected readonly connection: Connection;
  /** At most twenty: an array takes less memory than a map. */
  protected following: Followed[] = [];
  protected isClosed = false;
  /** Frames cost time to handle, whatever is in them. */
  readonly #frames: TokenBucket;
  readonly #bytes: TokenBucket;
  #badFrames = 0;

  constructor({ deps, path, connection, writer }: OpenedSocket) {
    this.deps = deps;
    this.path = path;
    this.connection = connection;
    this.writer = writer;
    const factor = LIMIT_FACTOR[deps.env.RATE_LIMIT];
    this.#frames = new TokenBucket(FRAME_RATE, factor);
    this.#bytes = new TokenBucket(BYTE_RATE, factor);
  }

  /** The frame to send before the server closes the socket to restart. */
  get closeMessage(): string | undefined {
    return undefined;
  }

  onMessage(data: RawData, isBinary: boolean): void {
    if (this.#isAllowed(data)) this.receive(isBinary ? undefined : data.toString());
  }

  onPing(data: Buffer): void {
    this.#isAllowed(data);
  }

  onPong(data: Buffer): void {
    this.writer.onPong();
    this.#isAllowed(data);
  }

  onClose(): void {
    this.isClosed = true;
    this.connection.release();
    for (const each of this.following) each.stop();
  }

  /** Text; undefined for a binary frame, which neither protocol has. */
  protected abstract receive(frame: string | undefined): void;

  protected add(followed: Followed): void {
    this.following = [...this.following, followed];
  }

  protected remove(followed: Followed | undefined): void {
    this.following = this.following.filter((each) => each !== followed);
  }

  /** Of what a correct client never sends, unlike what the state of a game refuses. */
  protected countBadFrame(reason: string): void {
    if (++this.#badFrames >= BAD_FRAMES_MAX) this.writer.close(CLOSE.badFrames, reason);
  }

  protected logBug(error: unknown, path?: string): void {
    if (!toFailure(error)) this.deps.log.error({ err: unwrapError(error), path }, "bug");
  }

  /** The context of one call. It takes 200 bytes, a third of what a spread takes, and is not kept with the thousands that are open. */
  protected contextOf(viewer: Viewer): ApiContext & { viewer: Viewer } {
    const { db, clock, bus, chat, live, caches, limiter, ports, config, later } = this.deps.services;
    const { address } = this.connection;
    const caller = { browser: noBrowser, device: noDevice, address, idempotencyKey: null, cacheMaxAgeMs: 0 };
    const { reportUndeclared } = this.deps;
    return { db, clock, bus, chat, live, caches, limiter, ports, config, later, viewer, caller, reportUndeclared };
  }

  #isAllowed(data: RawData): boolean {
    if (!this.writer.isOpen) return false;
    const bytes = [data].flat().reduce((sum, part) => sum + part.byteLength, 0);
    if (this.#frames.take() && this.#bytes.take(bytes)) return true;
    this.writer.close(CLOSE.tooFast, "Too many frames");
    return false;
  }
}

/** A socket neither has the cookies of a browser nor sets any: it only takes subscriptions and chat messages. */
const refuse = (): never => {
  throw new Error("A call over a socket has no browser");
};
const noBrowser: BrowserSession = {
  sid: null,
  open: refuse,
  authenticatedWithin: refuse,
  renew: refuse,
  signUpSecret: null,
  rememberSignUp: refuse,
  identitySecret: null,
  rememberIdentityRequest: refuse,
  forgetIdentityRequest: refuse,
  close: refuse,
  forget: refuse,
};
const noDevice: KnownDevice = { idFor: refuse, remember: refuse };
