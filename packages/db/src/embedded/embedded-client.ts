import { AsyncLocalStorage } from "node:async_hooks";
import { type Query, runTransaction } from "./run-transaction.ts";
import type { WorkerChannel } from "./worker-channel.ts";

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
