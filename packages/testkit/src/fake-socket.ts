import type { Failure } from "@fourball/domain/failure";
import { ws } from "msw";
import { z } from "zod";
import { wireError } from "./mock-failure.ts";
import { readFrame, type SubscribeMessage } from "./socket-messages.ts";
import type { StreamEvent, StreamInput, StreamPath } from "./socket-streams.ts";

type Client = { send(frame: string): void; close(code?: number, reason?: string): void };
type Subscription = { id: SubscribeMessage["id"]; path: string; input: Record<string, unknown>; lastSeq: number; client: Client };

/**
 * The server's end of the tRPC socket, as a test plays it: it takes every connection and starts every subscription, and says
 * nothing by itself. Paths, inputs and events are the router's.
 */
export class FakeSocket {
  readonly #link = ws.link("*/trpc");
  readonly #clients = new Set<Client>();
  readonly #refusals = new Map<string, Failure>();
  readonly #greetings = new Map<string, (subscription: Subscription) => void>();
  readonly #held = new Set<string>();
  #running: Subscription[] = [];
  #isDown = false;
  /** How often a client has connected. */
  connections = 0;

  /** For msw, with the answers of `mockApi`. */
  readonly handler = this.#link.addEventListener("connection", ({ client }) => {
    this.connections++;
    if (this.#isDown) {
      client.close(1013, "Try again later");
      return;
    }
    this.#clients.add(client);
    client.addEventListener("close", () => this.#forget(client));
    client.addEventListener("message", ({ data }) => {
      if (data === "PING") client.send("PONG");
      else if (data !== "PONG") for (const said of readFrame(String(data))) this.#hear(client, said);
    });
  });

  /** The inputs of those who listen to a stream now. */
  listeners<Path extends StreamPath>(path: Path): Record<string, unknown>[] {
    return this.#of(path).map(({ input, lastSeq }) => (lastSeq >= 0 ? { ...input, lastEventId: lastSeq } : input));
  }

  /** Something happens, for those whose input has these values. */
  emit<Path extends StreamPath>(path: Path, input: StreamInput<Path>, event: StreamEvent<Path>): void {
    if (this.mention(path, input, event) === 0) throw new Error(`nobody listens to ${path}`);
  }

  /** Something happens, whether anybody listens or not; returns how many did. */
  mention<Path extends StreamPath>(path: Path, input: StreamInput<Path>, event: StreamEvent<Path>): number {
    const heard = this.#of(path).filter((each) =>
      Object.entries(input ?? {}).every(([name, value]) => each.input[name] === value),
    );
    for (const subscription of heard) send(subscription, path, event);
    return heard.length;
  }

  /** Whoever begins to listen to a stream hears this first. */
  greet<Path extends StreamPath>(path: Path, event: StreamEvent<Path>): void {
    this.#greetings.set(path, (subscription) => send(subscription, path, event));
  }

  /** A stream answers with a failure from now on, to those who listen already too. */
  refuse(path: StreamPath, failure: Failure): void {
    this.#refusals.set(path, failure);
    for (const subscription of this.#of(path)) this.#refuse(subscription, failure);
  }

  /** Takes a refusal back, for those who ask again. */
  allow(path: StreamPath): void {
    this.#refusals.delete(path);
  }

  /** Whoever asks for the stream waits until `start`. */
  hold(path: StreamPath): void {
    this.#held.add(path);
  }

  start(path: StreamPath): void {
    this.#held.delete(path);
    for (const subscription of this.#of(path)) this.#begin(subscription);
  }

  /** The server ends a stream without a word. */
  end(path: StreamPath): void {
    for (const subscription of this.#of(path)) {
      this.#running = this.#running.filter((each) => each !== subscription);
      subscription.client.send(JSON.stringify({ id: subscription.id, result: { type: "stopped" } }));
    }
  }

  /** Cuts every connection; with `stayDown` none is taken until `comeBack`. */
  drop({ code = 1012, stayDown = false }: { code?: number; stayDown?: boolean } = {}): void {
    this.#isDown = stayDown;
    for (const client of [...this.#clients]) {
      this.#forget(client);
      client.close(code);
    }
  }

  comeBack(): void {
    this.#isDown = false;
  }

  #hear(client: Client, said: ReturnType<typeof readFrame>[number]): void {
    if (said.method === "subscription.stop") {
      this.#running = this.#running.filter(({ id, client: whose }) => id !== said.id || whose !== client);
      return;
    }
    const { path, input = {}, lastEventId } = said.params;
    const lastSeq = Number(lastEventId ?? input.lastEventId ?? -1);
    const subscription: Subscription = { id: said.id, path, input, lastSeq, client };
    const refusal = this.#refusals.get(path);
    if (refusal) this.#refuse(subscription, refusal);
    else {
      this.#running.push(subscription);
      if (!this.#held.has(path)) this.#begin(subscription);
    }
  }

  #begin(subscription: Subscription): void {
    subscription.client.send(JSON.stringify({ id: subscription.id, result: { type: "started" } }));
    this.#greetings.get(subscription.path)?.(subscription);
  }

  #refuse(subscription: Subscription, failure: Failure): void {
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
  client.send(JSON.stringify({ id, result: { type: "data", ...onTheWire[path](subscription, event) } }));
}

type OnTheWire = (subscription: Subscription, event: unknown) => { id?: string; data: unknown };

const asItIs: OnTheWire = (_, event) => ({ data: event });

/** With the number of the room's last line, which a client names to go on from there. */
const withSeq: OnTheWire = (subscription, event) => {
  subscription.lastSeq = Math.max(0, subscription.lastSeq, seqOf(event));
  const id = String(subscription.lastSeq);
  return { id, data: { id, data: event } };
};

const line = z.object({ line: z.object({ seq: z.number() }) });
const seqOf = (event: unknown): number => line.safeParse(event).data?.line.seq ?? 0;

const onTheWire: Record<StreamPath, OnTheWire> = { "chat.events": withSeq, "live.changes": asItIs };
