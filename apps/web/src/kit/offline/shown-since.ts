import type { QueryClient } from "@tanstack/react-query";

/**
 * From when the oldest part is of what the screen shows, in epoch milliseconds; 0 where it shows nothing. Until the connection was
 * lost, every change was fetched; what was kept on the device is as old as its last answer.
 */
export function shownSince(queryClient: QueryClient, lostAt: number): number {
  const shown = queryClient.getQueryCache().findAll({ type: "active", predicate: ({ state }) => state.data !== undefined });
  if (shown.length === 0) return 0;
  return Math.min(
    ...shown.map(({ state: { isInvalidated, dataUpdatedAt } }) =>
      isInvalidated ? dataUpdatedAt : Math.max(dataUpdatedAt, lostAt),
    ),
  );
}
