import { EmbeddedError } from "./worker-channel.ts";

type IdlenessWatch = {
  /** Rejects when the limit passes without a statement. */
  tooLong: Promise<never>;
  pausedDuring<T>(statement: Promise<T>): Promise<T>;
  stop(): void;
};

/** As PostgreSQL's `idle_in_transaction_session_timeout`, which does nothing here, where everybody waits for the transaction. */
export function watchIdleness(limitMs: number): IdlenessWatch {
  let expire: () => void = () => {};
  const tooLong = new Promise<never>((_, reject) => {
    expire = () => reject(new EmbeddedError({ message: `Rolled back: ${limitMs} ms without a statement`, code: "25P03" }));
  });
  let running = 0;
  let timer = setTimeout(expire, limitMs);

  return {
    tooLong,
    pausedDuring: async (statement) => {
      running += 1;
      clearTimeout(timer);
      try {
        return await statement;
      } finally {
        running -= 1;
        if (running === 0) timer = setTimeout(expire, limitMs);
      }
    },
    stop: () => clearTimeout(timer),
  };
}
