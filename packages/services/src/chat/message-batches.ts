import { isUnavailable, sqlState } from "@fourball/db/database-errors";
import { type Commit, currentDeadline, withoutDeadline } from "@fourball/db/deadline";
import type { ChatMessage } from "@fourball/domain/chat/message";
import type { MessageWriter, NewMessage, WriterContext } from "../core/message-writer.ts";
import { storeAlone } from "./store-alone.ts";
import { storeBatch, type WaitingMessage } from "./store-batch.ts";
import { publishMessages, type StoredMessage } from "./stored-message.ts";

/** While one is delivered, the database has another. */
const BATCHES_AT_ONCE = 2;
const BATCH_MAX = 200;
const LOCK_TIMEOUT = "55P03";

type Waiting = WaitingMessage & { commit: Commit; resolve(message: ChatMessage): void; reject(error: unknown): void };

/** Outside of a request. */
const withoutRequest: Commit = { start: () => undefined, undo: () => undefined };

/**
 * Stores what golfers say at the same time by one statement for many chats. There is no timer: the messages of one turn of the
 * event loop are stored at its end, and those that arrive before they are stored form the next batch. A chat is in one batch
 * at a time, which keeps the order of its messages.
 */
export class MessageBatches implements MessageWriter {
  #waiting: Waiting[] = [];
  /** The chats of which messages are being stored. */
  readonly #busy = new Set<string>();
  #running = 0;
  #isStarting = false;

  write(ctx: WriterContext, message: NewMessage): Promise<ChatMessage> {
    const stored = (commit: Commit) =>
      new Promise<ChatMessage>((resolve, reject) => {
        this.#waiting.push({ ctx, message, commit, resolve, reject });
        // A batch is no part of the request that happens to start it.
        withoutDeadline(() => this.#startAfterTurn());
      });
    return currentDeadline()?.storing(stored) ?? stored(withoutRequest);
  }

  /** When all messages that have arrived by now are read. */
  #startAfterTurn(): void {
    if (this.#isStarting) return;
    this.#isStarting = true;
    setImmediate(() => {
      this.#isStarting = false;
      this.#start();
    });
  }

  #start(): void {
    while (this.#running < BATCHES_AT_ONCE) {
      const batch = this.#take();
      const [first] = batch;
      if (!first) return;
      void this.#store(first.ctx, batch);
    }
  }

  /** The next batch, in the order of arrival. Messages of a chat that is busy wait, as does a repeated client id. */
  #take(): Waiting[] {
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    const passed = new Set(this.#busy);
    const clientIds = new Set<string>();
    for (const waiting of this.#waiting) {
      const { ctx, message } = waiting;
      const clientId = message.clientId && JSON.stringify([message.teeTimeId, ctx.viewer.id, message.clientId]);
      // What follows in its chat waits with it.
      if (clientId && clientIds.has(clientId)) passed.add(message.teeTimeId);
      const isElsewhere = batch[0] !== undefined && (batch[0].ctx.db !== ctx.db || batch[0].ctx.bus !== ctx.bus);
      if (batch.length === BATCH_MAX || isElsewhere || passed.has(message.teeTimeId)) left.push(waiting);
      else {
        batch.push(waiting);
        if (clientId) clientIds.add(clientId);
      }
    }
    this.#waiting = left;
    for (const { message } of batch) this.#busy.add(message.teeTimeId);
    return batch;
  }

  async #store(ctx: WriterContext, batch: Waiting[]): Promise<void> {
    this.#running++;
    const inTime = batch.filter(startsCommit);
    const { messages, error } = await storeTogether(ctx, inTime);
    this.#running--;
    const left = byChat(error ? [] : inTime.filter((waiting) => !messages.has(waiting)));
    for (const { message } of batch) if (!left.has(message.teeTimeId)) this.#busy.delete(message.teeTimeId);
    acknowledge(ctx, messages);
    if (error) for (const { reject } of inTime) reject(error);
    for (const [teeTimeId, waiting] of left) void this.#storeOneByOne(teeTimeId, waiting);
    this.#startAfterTurn();
  }

  async #storeOneByOne(teeTimeId: string, messages: Waiting[]): Promise<void> {
    for (const { commit } of messages) commit.undo();
    let lockTimeout: unknown;
    for (const waiting of messages) {
      try {
        if (lockTimeout) throw lockTimeout;
        acknowledge(waiting.ctx, new Map([[waiting, await storeAlone(waiting)]]));
      } catch (error) {
        waiting.reject(error);
        // The others have waited for the same chat as long.
        if (sqlState(error) === LOCK_TIMEOUT) lockTimeout = error;
      }
    }
    this.#busy.delete(teeTimeId);
    this.#startAfterTurn();
  }
}

function startsCommit({ commit, reject }: Waiting): boolean {
  try {
    commit.start();
    return true;
  } catch (error) {
    reject(error);
    return false;
  }
}

type Together = { messages: Map<Waiting, StoredMessage> /** Why none may be tried again. */; error?: unknown };

async function storeTogether(ctx: WriterContext, batch: Waiting[]): Promise<Together> {
  try {
    return { messages: await storeBatch(ctx, batch) };
  } catch (error) {
    // What the database did not refuse may be stored: another try could store it twice.
    const state = sqlState(error);
    const isRefused = state !== undefined && (state === LOCK_TIMEOUT || !isUnavailable(error));
    return { messages: new Map(), ...(!isRefused && { error }) };
  }
}

function byChat(batch: Waiting[]): Map<string, Waiting[]> {
  const chats = new Map<string, Waiting[]>();
  for (const waiting of batch) {
    const { teeTimeId } = waiting.message;
    chats.set(teeTimeId, [...(chats.get(teeTimeId) ?? []), waiting]);
  }
  return chats;
}

/** Stored for good: the chats hear of it, then the senders. */
function acknowledge(ctx: WriterContext, messages: Map<Waiting, StoredMessage>): void {
  publishMessages(ctx, [...messages.values()]).then(
    () => {
      for (const [{ resolve }, { message }] of messages) resolve(message);
    },
    (error: unknown) => {
      for (const [{ reject }] of messages) reject(error);
    },
  );
}
