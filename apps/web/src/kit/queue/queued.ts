import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { QueuedChange } from "./queued-change.ts";

// What screens show of the queue. Separate from the queue so that the first load stays small.

type Shown = { changes: readonly QueuedChange[]; listeners: Set<() => void> };

const shown = new WeakMap<QueryClient, Shown>();

function shownOf(queryClient: QueryClient): Shown {
  const known = shown.get(queryClient) ?? { changes: [], listeners: new Set() };
  shown.set(queryClient, known);
  return known;
}

export function showQueued(queryClient: QueryClient, changes: readonly QueuedChange[]): void {
  const here = shownOf(queryClient);
  here.changes = changes;
  for (const listener of here.listeners) listener();
}

export const queuedIn = (queryClient: QueryClient): readonly QueuedChange[] => shownOf(queryClient).changes;

/** What the golfer did that the server doesn't know of yet, or has refused since. */
export function useQueued(): readonly QueuedChange[] {
  const here = shownOf(useQueryClient());
  return useSyncExternalStore(
    (listener) => {
      here.listeners.add(listener);
      return () => here.listeners.delete(listener);
    },
    () => here.changes,
  );
}
