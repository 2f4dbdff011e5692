import type { QueryClient, QueryFilters } from "@tanstack/react-query";

/** Asks again for what is shown. A page on its way is let in first: asking anew would drop it, and with it somebody's "Load More". */
export async function askAgain(queryClient: QueryClient, filters: QueryFilters): Promise<void> {
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
