import { clear, createStore, delMany, get, keys, set, update } from "idb-keyval";

const store = createStore("fourball", "device");

/** The names of what is kept. */
export const QUERIES = "queries";
export const queueName = (accountId: string): string => `queue.${accountId}`;

/** A browser may forbid the storage or find it full. Then nothing is kept, and the app works as long as it is online. */
async function orNothing<Value>(use: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await use();
  } catch {
    return undefined;
  }
}

/** What was kept under a name, whatever an earlier version wrote. */
export const readKept = (name: string): Promise<unknown> => orNothing(() => get<unknown>(name, store));

export const keep = (name: string, value: unknown): Promise<void> => orNothing(() => set(name, value, store));

/** Two tabs that change the same at once change it one after the other. Rejects where nothing can be stored. */
export const changeKept = async (name: string, change: (value: unknown) => unknown): Promise<void> =>
  update<unknown>(name, change, store);

export const deleteAllKept = (): Promise<void> => orNothing(() => clear(store));

/** What another golfer has left. */
export const deleteAllKeptBut = (names: readonly string[]): Promise<void> =>
  orNothing(async () => {
    const others = (await keys(store)).filter((name) => !names.includes(String(name)));
    await delMany(others, store);
  });
