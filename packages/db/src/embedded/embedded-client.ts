import { AsyncLocalStorage } from "node:async_hooks";
import { EmbeddedError, type WorkerChannel } from "./worker-channel.ts";
import type { QueryAnswer } from "./worker-protocol.ts";

/** The part of PGlite's interface that drizzle's session calls, spoken to a thread. */
export type EmbeddedClient = {
  query: Query;
  transaction<T>(work: (tx: { query: Query }) => Promise<T>): Promise<T>;
  /** Runs work when the transactions so far have ended. Later ones wait for it. */
  betweenTransactions<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when the transactions so far have ended. */
  settled(): Promise<void>;
};

export function embeddedClient(channel: WorkerChannel, idleLimitMs = 10_000): EmbeddedClient {
  const inside = new AsyncLocalStorage<{ open: boolean }>();
  let lastTransaction: Promise<unknown> = Promise.resolve();

  const send: Query = (text, params = [], { rowMode = "object" } = {}) => channel.ask({ kind: "query", text, params, rowMode });

  // One connection serves everybody: this call would wait for the transaction that waits for it, for ever.
  function refuseInsideTransaction(): void {
    if (!inside.getStore()?.open) return;
    throw new Error(
      "The outer database was used inside a transaction: use the `tx` that `transaction` hands to its callback (`tx.transaction` nests).",
    );
  }

  function betweenTransactions<T>(work: () => Promise<T>): Promise<T> {
    const turn = lastTransaction.then(work);
    lastTransaction = turn.catch(() => undefined);
    return turn;
  }

  async function transaction<T>(work: (tx: { query: Query }) => Promise<T>): Promise<T> {
    refuseInsideTransaction();
    const scope = { open: true };
    try {
      return await betweenTransactions(() =>
        runTransaction(channel, send, idleLimitMs, (tx) => inside.run(scope, () => work(tx))),
      );
    } finally {
      scope.open = false;
    }
  }

  return {
    query: async (text, params, options) => {
      refuseInsideTransaction();
      await lastTransaction;
      return send(text, params, options);
    },
    transaction,
    betweenTransactions,
    settled: async () => {
      await lastTransaction;
    },
  };
}

type Query = (text: string, params?: unknown[], options?: { rowMode?: "array" | "object" }) => Promise<QueryAnswer>;

/** Commits what `work` did, or rolls all of it back when it throws or falls silent. */
async function runTransaction<T>(
  channel: WorkerChannel,
  send: Query,
  idleLimitMs: number,
  work: (tx: { query: Query }) => Promise<T>,
): Promise<T> {
  const idleness = watchIdleness(idleLimitMs);
  let open = true;
  const query: Query = async (...statement) => {
    // Left unanswered by its transaction, this statement would become part of the next one.
    if (!open) throw new EmbeddedError({ message: "The transaction has already ended", code: "25P01" });
    return idleness.pausedDuring(send(...statement));
  };
  try {
    await idleness.pausedDuring(channel.ask({ kind: "exec", text: "BEGIN" }));
    const result = await Promise.race([work({ query }), idleness.tooLong]);
    open = false;
    const outcome = await channel.ask({ kind: "exec", text: "COMMIT" });
    if (outcome === "ROLLBACK")
      throw new EmbeddedError({ message: "The transaction had failed and was rolled back", code: "25P02" });
    return result;
  } catch (error) {
    open = false;
    await channel.ask({ kind: "exec", text: "ROLLBACK" }).catch(() => undefined);
    throw error;
  } finally {
    idleness.stop();
  }
}

type IdlenessWatch = {
  /** Rejects when the limit passes without a statement. */
  tooLong: Promise<never>;
  pausedDuring<T>(statement: Promise<T>): Promise<T>;
  stop(): void;
};

/** As PostgreSQL's `idle_in_transaction_session_timeout`, which does nothing here, where everybody waits for the transaction. */
function watchIdleness(limitMs: number): IdlenessWatch {
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
