import { withEarlierNames } from "@fourball/api/earlier-clients";
import type { EventQueue, EventSink } from "@fourball/services/core/event-queue";
import { isTrackedEnvelope } from "@trpc/server";
import type { TRPCClientOutgoingMessage } from "@trpc/server/rpc";
import { type SocketWriter, textFrame } from "./socket-writer.ts";

export type RequestId = TRPCClientOutgoingMessage["id"];

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
    this.#writer.sendFrame(dataFrame(this, value));
  }

  end(error?: Error): void {
    this.#owner.onEnd(this, error);
  }
}

export const stateFrame = (id: RequestId, type: "started" | "stopped"): string => JSON.stringify({ id, result: { type } });

type Encoded = { eventId: string | undefined; result: string; id: RequestId; frame: Buffer };

const encoded = new WeakMap<object, Encoded>();

/** One value of a subscription. All listeners of a chat get the same event, so it is encoded once. */
function dataFrame({ id, path }: RpcSubscription, value: unknown): Buffer {
  const [eventId, data] = isTrackedEnvelope(value) ? value : [undefined, value];
  const isShared = typeof data === "object" && data !== null;
  const known = isShared ? encoded.get(data) : undefined;
  if (known?.id === id && known.eventId === eventId) return known.frame;
  const result = known && known.eventId === eventId ? known.result : encodeResult(eventId, withEarlierNames(path, data));
  const frame = textFrame(`{"id":${JSON.stringify(id)},"result":${result}}`);
  if (isShared) encoded.set(data, { eventId, result, id, frame });
  return frame;
}

const encodeResult = (eventId: string | undefined, data: unknown): string =>
  JSON.stringify(eventId === undefined ? { type: "data", data } : { type: "data", id: eventId, data: { id: eventId, data } });
