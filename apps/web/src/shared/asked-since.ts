import type { Query, QueryCache } from "@tanstack/react-query";

type AskedSince = { has(query: Query, moment: number): boolean; stop(): void };

/** Remembers when each query was last asked, so that whatever has asked since a change was heard need not be asked for it again. */
export function watchAsked(cache: QueryCache): AskedSince {
  const asked = new WeakMap<Query, number>();
  const stop = cache.subscribe((event) => {
    if (event.type !== "updated") return;
    const { query, action } = event;
    // One more page of a list says nothing new of the pages before it.
    if (action.type === "fetch" && !action.meta?.fetchMore) asked.set(query, performance.now());
    // No answer came, or it was dropped.
    else if (action.type === "error" || action.type === "setState") asked.delete(query);
  });
  return { has: (query, moment) => (asked.get(query) ?? Number.NEGATIVE_INFINITY) >= moment, stop };
}
