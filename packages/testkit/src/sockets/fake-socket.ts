import type { FailuresAt } from "@fourball/api/router-types";
import type { Failure, Refusal } from "@fourball/domain/failure";
import { ws } from "msw";
import { z } from "zod";
import { wireError } from "../mock-failure.ts";
import { readFrame, type SubscribeMessage } from "./socket-messages.ts";
import type { StreamEvent, StreamInput, StreamPath } from "./socket-streams.ts";

type Client = { send(frame: string): void; close(code?: number, reason?: string): void };
type Subscription = { id: SubscribeMessage["id"]; path: string; input: Record<string, unknown>; lastSeq: number; client: Client };

// One for all: each link listens to a channel between tabs.
const link = ws.link("*/trpc");

/**
 * A fake server for the tRPC socket: it accepts every connection and starts every subscription, and sends
 * no event by itself. Paths, inputs and events have the router's types.
 */
export class FakeSocket {
  readonly #clients = new Set<Client>();
  readonly #failures = new Map<string, Failure>();
  readonly #firstEvents = new Map<string, (subscription: Subscription) => void>();
  readonly #delayed = new Set<string>();
  readonly #awaited = new Map<string, () => void>();
  #running: Subscription[] = [];
  #isDown = false;
  #isFrozen = false;
  /** How often a client has connected. */
  connections = 0;

  /** For msw, with the answers of `mockApi`. */
  readonly handler = link.addEventListener("connection", ({ client }) => {
    this.connections++;
    if (this.#isDown) {
      client.close(1013, "Try again later");
      return;
    }
    this.#clients.add(client);
    client.addEventListener("close", () => this.#forget(client));
    client.addEventListener("message", ({ data }) => {
      if (this.#isFrozen) return;
      if (data === "PING") client.send("PONG");
      else if (data !== "PONG") for (const message of readFrame(String(data))) this.#receive(client, message);
    });
  });

  /** The inputs of the running subscriptions to a stream. */
  listeners<Path extends StreamPath>(path: Path): Record<string, unknown>[] {
    return this.#of(path).map(({ input, lastSeq }) => (lastSeq >= 0 ? { ...input, lastEventId: lastSeq } : input));
  }

  /** Until a client has subscribed to the stream: an event that is sent before is lost. */
  async subscribed(path: StreamPath): Promise<void> {
    if (this.#of(path).length > 0) return;
    await new Promise<void>((resolve) => this.#awaited.set(path, resolve));
  }

  /** Sends an event, for the subscriptions whose input has these values. */
  emit<Path extends StreamPath>(path: Path, input: StreamInput<Path>, event: StreamEvent<Path>): void {
    if (this.publish(path, input, event) === 0) throw new Error(`no subscription to ${path}`);
  }

  /** As `emit`, but without an error when there is no subscription; returns the number of subscriptions. */
  publish<Path extends StreamPath>(path: Path, input: StreamInput<Path>, event: StreamEvent<Path>): number {
    const subscribers = this.#of(path).filter((each) =>
      Object.entries(input ?? {}).every(([name, value]) => each.input[name] === value),
    );
    for (const subscription of subscribers) send(subscription, path, event);
    return subscribers.length;
  }

  /** Sends this event first to every new subscription. */
  sendOnSubscribe<Path extends StreamPath>(path: Path, event: StreamEvent<Path>): void {
    this.#firstEvents.set(path, (subscription) => send(subscription, path, event));
  }

  /** Fails the stream from now on, for running subscriptions too. */
  fail<Path extends StreamPath>(path: Path, failure: Refusal<FailuresAt<Path>>): void {
    this.#failures.set(path, failure);
    for (const subscription of this.#of(path)) this.#sendFailure(subscription, failure);
  }

  /** Lets new subscriptions start again after `fail`. */
  recover(path: StreamPath): void {
    this.#failures.delete(path);
  }

  /** Keeps new subscriptions waiting until `start`. */
  delayStart(path: StreamPath): void {
    this.#delayed.add(path);
  }

  start(path: StreamPath): void {
    this.#delayed.delete(path);
    for (const subscription of this.#of(path)) this.#begin(subscription);
  }

  /** The server ends a stream without an error. */
  end(path: StreamPath): void {
    for (const subscription of this.#of(path)) {
      this.#running = this.#running.filter((each) => each !== subscription);
      subscription.client.send(JSON.stringify({ id: subscription.id, result: { type: "stopped" } }));
    }
  }

  /** Cuts every connection; with `stayDown` new ones are refused until `acceptConnections`. */
  drop({ code = 1012, reason = "", stayDown = false }: { code?: number; reason?: string; stayDown?: boolean } = {}): void {
    this.#isDown = stayDown;
    for (const client of [...this.#clients]) {
      this.#forget(client);
      client.close(code, reason);
    }
  }

  /** Answers nothing from now on, although every connection stays open. */
  freeze(): void {
    this.#isFrozen = true;
  }

  thaw(): void {
    this.#isFrozen = false;
  }

  acceptConnections(): void {
    this.#isDown = false;
  }

  #receive(client: Client, message: ReturnType<typeof readFrame>[number]): void {
    if (message.method === "subscription.stop") {
      this.#running = this.#running.filter(({ id, client: owner }) => id !== message.id || owner !== client);
      return;
    }
    const { path, input = {}, lastEventId } = message.params;
    const lastSeq = Number(lastEventId ?? input.lastEventId ?? -1);
    const subscription: Subscription = { id: message.id, path, input, lastSeq, client };
    const failure = this.#failures.get(path);
    if (failure) this.#sendFailure(subscription, failure);
    else {
      this.#running.push(subscription);
      if (!this.#delayed.has(path)) this.#begin(subscription);
    }
  }

  #begin(subscription: Subscription): void {
    subscription.client.send(JSON.stringify({ id: subscription.id, result: { type: "started" } }));
    this.#firstEvents.get(subscription.path)?.(subscription);
    this.#awaited.get(subscription.path)?.();
  }

  #sendFailure(subscription: Subscription, failure: Failure): void {
    this.#running = this.#running.filter((each) => each !== subscription);
    const { id, path, client } = subscription;
    client.send(JSON.stringify({ id, error: wireError(failure, path) }));
  }

  #of(path: StreamPath): Subscription[] {
    return this.#running.filter((each) => each.path === path);
  }

  #forget(client: Client): void {
    this.#clients.delete(client);
    this.#running = this.#running.filter((each) => each.client !== client);
  }
}

function send(subscription: Subscription, path: StreamPath, event: unknown): void {
  const { id, client } = subscription;
  client.send(JSON.stringify({ id, result: { type: "data", ...wireEvents[path](subscription, event) } }));
}

type ToWireEvent = (subscription: Subscription, event: unknown) => { id?: string; data: unknown };

const unchanged: ToWireEvent = (_, event) => ({ data: event });

/** With the number of the room's last message, from which a client resumes. */
const withSeq: ToWireEvent = (subscription, event) => {
  subscription.lastSeq = Math.max(0, subscription.lastSeq, seqOf(event));
  const id = String(subscription.lastSeq);
  return { id, data: { id, data: event } };
};

const chatEvent = z.object({ type: z.literal("message"), message: z.object({ seq: z.number() }) });
const seqOf = (event: unknown): number => chatEvent.safeParse(event).data?.message.seq ?? 0;

const wireEvents: Record<StreamPath, ToWireEvent> = { "chat.events": withSeq, "live.changes": unchanged };
