import { randomId } from "../random-id.ts";
import { type ApiError, apiErrorOf } from "../trpc/api-error.ts";
import { failedWith, failureMessage, isTemporary, isUnauthorized, isUnreachable } from "../trpc/failure.ts";
import { retryAfterDelayOrOnline } from "../trpc/retry-after-delay-or-online.ts";
import { type NewChange, parseChanges, type QueuedChange } from "./queued-change.ts";
import { queueTexts } from "./texts.ts";

const RETRY_MS = { first: 1000, most: 30_000 };
/** More than a golfer does in a round without signal. */
const MOST = 100;
/** The server remembers a key for a day. */
const REPEATABLE_MS = 23 * 3_600_000;

export type QueueStorage = {
  read(): Promise<unknown>;
  /** Changes what is kept in one step, also against other tabs. */
  change(change: (kept: unknown) => unknown): Promise<void>;
};

type Delivery = {
  storage: QueueStorage;
  /** Resolves when the server has done it. */
  send(change: QueuedChange): Promise<void>;
  /** Runs one sender at a time, of all tabs. */
  alone(run: () => Promise<void>): Promise<void>;
};

/** `queued`: it could not be sent now, and will be as soon as the server can be reached. */
export type SendOutcome = "sent" | "queued";

/**
 * What a golfer did, in its order. Each change is kept before it is sent, so that a closed browser loses none, and sent with its own
 * key until the server answers. A refusal stays beside what it is about until the golfer has read it.
 */
export class SendQueue {
  readonly #delivery: Delivery;
  readonly #listeners = new Set<() => void>();
  readonly #refused = new Map<string, ApiError>();
  #changes: readonly QueuedChange[] = [];
  /** Those whose golfer waits for the outcome. */
  readonly #awaited = new Set<string>();
  #isWanted = false;
  #sending: Promise<void> | undefined;
  #stopWaiting: (() => void) | undefined;
  #failures = 0;
  #isClosed = false;

  constructor(delivery: Delivery) {
    this.#delivery = delivery;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What waits or was refused; not what is on its way for the first time. */
  readonly waiting = (): readonly QueuedChange[] => this.#changes.filter(({ id }) => !this.#awaited.has(id));

  /** Reads what is kept, and goes on sending it. */
  async open(): Promise<void> {
    await this.#reload();
    void this.#sendAll();
  }

  close(): void {
    this.#isClosed = true;
    this.#stopWaiting?.();
  }

  /** Rejects with the server's refusal, when too much is queued already, and once the queue is closed. */
  async run(change: NewChange): Promise<SendOutcome> {
    await this.#reload();
    if (this.#changes.length >= MOST) throw new Error(queueTexts.full);
    const id = change.id ?? randomId();
    const queued: QueuedChange = { ...change, id, queuedAt: new Date().toISOString(), refusal: null };
    this.#awaited.add(id);
    // A message that was not sent before keeps its id. Once the golfer has signed out, nothing more is kept.
    await this.#update((all) => (this.#isClosed ? [...all] : [...all.filter((each) => each.id !== id), queued]));
    if (this.#isClosed) throw new Error(queueTexts.closed);
    await this.#sendAll();
    this.#awaited.delete(id);
    const refused = this.#refused.get(id);
    // The caller tells the golfer. After signing in again it is sent.
    if (refused && !isUnauthorized(refused)) await this.drop(id);
    else this.#set(this.#changes);
    this.#refused.delete(id);
    if (refused) throw refused;
    return this.#find(id) ? "queued" : "sent";
  }

  /** Sends a refused change again. */
  async retry(id: string): Promise<void> {
    this.#refused.delete(id);
    await this.#update((all) => all.map((each) => (each.id === id ? { ...each, refusal: null } : each)));
    await this.#sendAll();
  }

  /** The golfer takes it back, or has read why it was refused. */
  async drop(id: string): Promise<void> {
    this.#refused.delete(id);
    await this.#update((all) => all.filter((each) => each.id !== id));
  }

  #sendAll(): Promise<void> {
    this.#isWanted = true;
    this.#sending ??= this.#sendWhileWanted();
    return this.#sending;
  }

  async #sendWhileWanted(): Promise<void> {
    try {
      while (this.#isWanted && !this.#isClosed) {
        this.#isWanted = false;
        await this.#delivery.alone(() => this.#sendInOrder());
      }
    } finally {
      this.#sending = undefined;
    }
  }

  async #sendInOrder(): Promise<void> {
    this.#stopWaiting?.();
    // Another tab may have sent some.
    await this.#reload();
    for (let next = this.#next(); next && !this.#isClosed; next = this.#next()) {
      const outcome = await this.#send(next);
      if (outcome === "sent") this.#failures = 0;
      if (outcome === "later") return this.#wait();
      if (outcome === "signed-out") return;
    }
  }

  async #send(change: QueuedChange): Promise<"sent" | "refused" | "later" | "signed-out"> {
    const { id, queuedAt } = change;
    if (Date.now() - Date.parse(queuedAt) > REPEATABLE_MS) return this.#refuse(id, queueTexts.tooOld);
    try {
      await this.#delivery.send(change);
    } catch (thrown) {
      const error = apiErrorOf(thrown);
      const isAwaited = this.#awaited.has(id);
      if (isUnreachable(error) || (isTemporary(error) && !isAwaited)) return "later";
      if (isAwaited) this.#refused.set(id, error);
      if (isUnauthorized(error)) return "signed-out";
      return this.#refuse(id, reasonOf(error));
    }
    await this.drop(id);
    return "sent";
  }

  #wait(): void {
    const delay = Math.min(RETRY_MS.first * 2 ** this.#failures++, RETRY_MS.most);
    this.#stopWaiting = retryAfterDelayOrOnline(delay, () => void this.#sendAll());
  }

  async #refuse(id: string, refusal: string): Promise<"refused"> {
    await this.#update((all) => all.map((each) => (each.id === id ? { ...each, refusal } : each)));
    return "refused";
  }

  #next = (): QueuedChange | undefined => this.#changes.find(({ refusal }) => refusal === null);

  #find = (id: string): QueuedChange | undefined => this.#changes.find((each) => each.id === id);

  async #reload(): Promise<void> {
    this.#set(parseChanges(await this.#delivery.storage.read()));
  }

  async #update(change: (all: readonly QueuedChange[]) => QueuedChange[]): Promise<void> {
    let changed: QueuedChange[] = [];
    await this.#delivery.storage.change((kept) => {
      changed = change(parseChanges(kept));
      return changed;
    });
    this.#set(changed);
  }

  #set(changes: readonly QueuedChange[]): void {
    this.#changes = changes;
    for (const listener of this.#listeners) listener();
  }
}

const reasonOf = (error: ApiError): string =>
  failedWith(error, "participation.decide", "requestNotFound") || failedWith(error, "guest.decide", "requestNotFound")
    ? queueTexts.gone
    : failureMessage(error);
