import type { QueryClient } from "@tanstack/react-query";
import { deleteAllKeptBut, QUERIES, queueName } from "./device-store.ts";
import { onForgetting } from "./forget-device.ts";
import { noteKeeping } from "./is-keeping.ts";
import { isKept, keepQueries, rememberKeptQueries, restoreQueries } from "./kept-queries.ts";

const KEEP_AFTER_MS = 1000;

/** From now on the device keeps what this golfer's screens show. Returns the way to stop. */
export function startKeeping(queryClient: QueryClient, accountId: string): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  rememberKeptQueries(queryClient);
  void deleteAllKeptBut([QUERIES, queueName(accountId)]);
  // What was looked at another day opens without a connection today.
  void restoreQueries(queryClient, accountId);

  function keepNow(): void {
    clearTimeout(waiting);
    waiting = undefined;
    noteKeeping(accountId);
    void keepQueries(queryClient, accountId);
  }
  const keepWhenHidden = (): void => {
    if (document.visibilityState === "hidden" && waiting) keepNow();
  };
  const unsubscribe = queryClient.getQueryCache().subscribe(({ query, type }) => {
    if (type === "updated" && isKept(query) && query.state.data !== undefined) waiting ??= setTimeout(keepNow, KEEP_AFTER_MS);
  });
  document.addEventListener("visibilitychange", keepWhenHidden);
  const stop = (): void => {
    clearTimeout(waiting);
    unsubscribe();
    document.removeEventListener("visibilitychange", keepWhenHidden);
    stopListening();
  };
  const stopListening = onForgetting(stop);
  waiting = setTimeout(keepNow, KEEP_AFTER_MS);
  return stop;
}
