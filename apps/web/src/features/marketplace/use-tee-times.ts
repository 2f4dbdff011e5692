import type { MarketplaceSearch } from "@fourball/domain/links/marketplace-search";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../kit/trpc/trpc.ts";
import { listInputsOf } from "./marketplace-search.ts";
import { useViewerPosition } from "./use-viewer-position.ts";

/** The games that a search finds, page after page, and how many there are. */
export function useTeeTimes(search: MarketplaceSearch) {
  const { position } = useViewerPosition();
  const lacksPosition = search.filter === "nearby" && !position;
  const inputs = listInputsOf(search, position);
  const options = { enabled: !lacksPosition, placeholderData: keepPreviousData };
  const list = trpc.teeTime.list.useInfiniteQuery(inputs.list, { ...options, getNextPageParam: ({ nextCursor }) => nextCursor });
  const count = trpc.teeTime.count.useQuery(inputs.count, options);
  return { list, input: inputs.list, count: count.isPlaceholderData ? undefined : count.data, lacksPosition };
}
