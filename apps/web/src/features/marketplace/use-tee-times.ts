import { PAGE_SIZE } from "@fourball/domain/tee-time/constants";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "../../shared/trpc/trpc.ts";
import { type MarketplaceSearch, sortOf, teeTimeFilterOf } from "./marketplace-search.ts";
import { useViewerPosition } from "./use-viewer-position.ts";

/** The games that a search finds, page after page, and how many there are. */
export function useTeeTimes(search: MarketplaceSearch) {
  const { position } = useViewerPosition();
  const lacksPosition = search.filter === "nearby" && !position;
  const filter = teeTimeFilterOf(search, position);
  const options = { enabled: !lacksPosition, placeholderData: keepPreviousData };
  const list = trpc.teeTime.list.useInfiniteQuery(
    { ...filter, sort: sortOf(search), limit: PAGE_SIZE },
    { ...options, getNextPageParam: ({ nextCursor }) => nextCursor },
  );
  const count = trpc.teeTime.count.useQuery(filter, options);
  return { list, count: count.isPlaceholderData ? undefined : count.data, lacksPosition };
}
