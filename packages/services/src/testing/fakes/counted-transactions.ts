import type { Db } from "@fourball/db/client";

export type CountedTransactions = { db: Db; transactions(): number };

/**
 * The same database, which counts its transactions; a prepared statement outside of one is its own. Each fails with
 * `afterCommit` once it is committed, where that is given.
 */
export function countedTransactions(db: Db, afterCommit?: Error): CountedTransactions {
  let count = 0;
  const counting =
    (commit: Call): Call =>
    async (...args) => {
      count++;
      const result = await commit(...args);
      if (afterCommit) throw afterCommit;
      return result;
    };
  const prepareQuery = onCall(
    (prepare) =>
      (...args) =>
        replaced(prepare(...args), { execute: onCall(counting) }),
  );
  const session = (value: unknown) => replaced(value, { prepareQuery });
  const counted = new Proxy(db, handlerOf({ transaction: onCall(counting), _: (value) => replaced(value, { session }) }));
  return { db: counted, transactions: () => count };
}

type Call = (...args: unknown[]) => unknown;
type Replacements = Record<string, (value: unknown) => unknown>;

const onCall = (replace: (call: Call) => Call) => (value: unknown) =>
  typeof value === "function" ? replace((...args) => Reflect.apply(value, undefined, args)) : value;

const replaced = (value: unknown, replacements: Replacements): unknown =>
  typeof value === "object" && value !== null ? new Proxy(value, handlerOf(replacements)) : value;

const handlerOf = <Target extends object>(replacements: Replacements): ProxyHandler<Target> => ({
  get(target, name) {
    const value: unknown = Reflect.get(target, name);
    const bound: unknown = typeof value === "function" ? value.bind(target) : value;
    return (typeof name === "string" && replacements[name]?.(bound)) || bound;
  },
});
