export type JobLoop = {
  /** Returns when the round that is under way has ended; no other begins. */
  close(): Promise<void>;
};

type Options = {
  /** One round of whatever is due; cut short once the signal aborts. */
  run(signal: AbortSignal): Promise<void>;
  everyMs: number;
  onError(error: unknown): void;
};

/** Runs a round at once and then again and again, each only when the one before has ended. */
export function startJobLoop({ run, everyMs, onError }: Options): JobLoop {
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const round = async () => {
    await run(closing.signal).catch(onError);
    if (!closing.signal.aborted) timer = setTimeout(start, everyMs).unref();
  };
  const start = () => {
    running = round();
  };
  start();
  return {
    async close() {
      closing.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
