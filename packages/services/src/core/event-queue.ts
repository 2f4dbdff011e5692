/** Above this a reader is not slow but gone. */
const QUEUED_MAX = 1024;

type Reader<T> = { resolve(next: IteratorResult<T, undefined>): void; reject(error: Error): void };

/** Takes what is pushed at once. */
export type EventSink<T> = {
  next(value: T): void;
  /** With an error, or quietly; nothing follows. */
  end(error?: Error): void;
};

/** Turns calls into an async iteration, or hands them to a sink. Thousands are kept: methods cost nothing a queue, closures would. */
export class EventQueue<T> implements AsyncIterableIterator<T> {
  #queued: T[] | undefined;
  #reader: Reader<T> | undefined;
  #sink: EventSink<T> | undefined;
  #ending: { error: Error | undefined } | undefined;
  readonly #onStop: () => void;

  /** `onStop` runs once, when the reader leaves, the signal aborts or the queue ends. */
  constructor(signal: AbortSignal | undefined, onStop: () => void) {
    this.#onStop = onStop;
    // Deferred, because the caller needs the queue before `onStop` runs.
    if (signal?.aborted) queueMicrotask(() => this.stop());
    else signal?.addEventListener("abort", () => this.stop(), { once: true });
  }

  push(value: T): void {
    if (this.#ending) return;
    if (this.#sink) this.#sink.next(value);
    else if (this.#reader) {
      this.#reader.resolve({ done: false, value });
      this.#reader = undefined;
    } else if ((this.#queued?.length ?? 0) < QUEUED_MAX) {
      this.#queued ??= [];
      this.#queued.push(value);
    } else this.end(new Error("a reader fell behind"));
  }

  /** Ends the iteration once what was pushed is read: with an error, or quietly. */
  end(error?: Error): void {
    if (this.#ending) return;
    this.#ending = { error };
    this.#onStop();
    this.#sink?.end(error);
    if (error) this.#reader?.reject(error);
    else this.#reader?.resolve({ done: true, value: undefined });
    this.#reader = undefined;
  }

  /** Ends it without what is left to be read. */
  stop(): void {
    this.#queued = undefined;
    this.end();
  }

  /** In place of an iteration, which costs two promises a value. */
  sendTo(sink: EventSink<T>): void {
    for (const value of this.#queued ?? []) sink.next(value);
    this.#queued = undefined;
    this.#sink = sink;
    if (this.#ending) sink.end(this.#ending.error);
  }

  next(): Promise<IteratorResult<T, undefined>> {
    const value = this.#queued?.shift();
    if (value !== undefined) return Promise.resolve({ done: false, value });
    if (this.#ending?.error) return Promise.reject(this.#ending.error);
    if (this.#ending) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve, reject) => {
      this.#reader = { resolve, reject };
    });
  }

  async return(): Promise<IteratorReturnResult<undefined>> {
    this.stop();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
