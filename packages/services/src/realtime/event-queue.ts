/** Above this a reader is not slow but gone. */
const QUEUED_MAX = 1024;

export type EventQueue<T> = AsyncIterableIterator<T> & {
  push(value: T): void;
  /** Ends the iteration once what was pushed is read: with an error, or quietly. */
  end(error?: Error): void;
};

/** Turns calls into an async iteration. `onStop` runs once, when the reader leaves, the signal aborts or the queue ends. */
export function eventQueue<T>(signal: AbortSignal | undefined, onStop: () => void): EventQueue<T> {
  const queued: T[] = [];
  let reader: { resolve: (next: IteratorResult<T, undefined>) => void; reject: (error: Error) => void } | undefined;
  let ending: { error: Error | undefined } | undefined;

  function end(error?: Error): void {
    if (ending) return;
    ending = { error };
    signal?.removeEventListener("abort", stop);
    onStop();
    if (!reader) return;
    if (error) reader.reject(error);
    else reader.resolve({ done: true, value: undefined });
    reader = undefined;
  }

  function stop(): void {
    queued.length = 0;
    end();
  }

  const queue: EventQueue<T> = {
    push(value) {
      if (ending) return;
      if (reader) {
        reader.resolve({ done: false, value });
        reader = undefined;
      } else if (queued.length < QUEUED_MAX) queued.push(value);
      else end(new Error("a reader fell behind"));
    },
    end,
    next() {
      const value = queued.shift();
      if (value !== undefined) return Promise.resolve({ done: false, value });
      if (ending?.error) return Promise.reject(ending.error);
      if (ending) return Promise.resolve({ done: true, value: undefined });
      return new Promise((resolve, reject) => {
        reader = { resolve, reject };
      });
    },
    async return() {
      stop();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => queue,
  };
  // Deferred, because the caller needs the queue before `onStop` runs.
  if (signal?.aborted) queueMicrotask(stop);
  else signal?.addEventListener("abort", stop, { once: true });
  return queue;
}
