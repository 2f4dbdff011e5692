import type { EventQueue, EventSink } from "@fourball/services/core/event-queue";
import { dataFrame, type RequestId, stateFrame } from "./rpc-frames.ts";
import type { SocketWriter } from "./socket-writer.ts";

type Owner = {
  /** The subscription sends nothing more. */
  onEnd(subscription: RpcSubscription, error?: unknown): void;
};

type Options = { id: RequestId; path: string; owner: Owner; writer: SocketWriter };

/** One subscription of a socket: its events as frames of tRPC. */
export class RpcSubscription implements EventSink<unknown> {
  readonly id: RequestId;
  readonly path: string;
  readonly #owner: Owner;
  readonly #writer: SocketWriter;
  #events: EventQueue<unknown> | undefined;
  #isStopped = false;

  constructor({ id, path, owner, writer }: Options) {
    this.id = id;
    this.path = path;
    this.#owner = owner;
    this.#writer = writer;
  }

  /** By the client, or because its socket closed. */
  get isStopped(): boolean {
    return this.#isStopped;
  }

  follow(events: EventQueue<unknown>): void {
    this.#events = events;
    if (this.#isStopped) events.stop();
    else this.#writer.send(stateFrame(this.id, "started"));
    events.sendTo(this);
  }

  stop(): void {
    this.#isStopped = true;
    this.#events?.stop();
  }

  next(value: unknown): void {
    this.#writer.sendFrame(dataFrame(this.id, value));
  }

  end(error?: Error): void {
    this.#owner.onEnd(this, error);
  }
}
