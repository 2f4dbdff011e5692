import type { QueryClient, QueryFilters } from "@tanstack/react-query";

/** Fetches what is shown anew. A page that is still loading is let in first: fetching anew would drop it, and with it a "Load More". */
export async function refetchStale(queryClient: QueryClient, filters: QueryFilters): Promise<void> {
  const paging = new Set(
    queryClient
      .getQueryCache()
      .findAll(filters)
      .filter((query) => query.state.fetchMeta?.fetchMore),
  );
  await Promise.all([
    queryClient.invalidateQueries({
      ...filters,
      predicate: (query) => !paging.has(query) && (filters.predicate?.(query) ?? true),
    }),
    ...[...paging].map(async (query) => {
      await query.promise?.catch(() => undefined);
      await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }),
  ]);
}
