import type { TeeTimePage } from "@fourball/domain/tee-time/list";
import type { TeeTimeCard, TeeTimeDetail } from "@fourball/domain/tee-time/schema";
import { type InfiniteData, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "../../kit/trpc/trpc.ts";

type ViewerState = Pick<TeeTimeCard, "viewerStatus" | "pendingCount">;
type Change = (now: ViewerState) => ViewerState;

/** Updates one game in every cached query, before the server answers. */
export function useTeeTimeCache(): (teeTimeId: string, change: Change) => void {
  const client = useQueryClient();
  return (teeTimeId, change) => {
    changeInLists(client, teeTimeId, change);
    changeInDetail(client, teeTimeId, change);
  };
}

/** A game as one of the lists has shown it. */
export function useCachedCard(teeTimeId: string): TeeTimeCard | undefined {
  const lists = useQueryClient().getQueriesData<InfiniteData<TeeTimePage>>({ queryKey: allLists() });
  return lists.flatMap(([, list]) => list?.pages.flatMap(({ items }) => items) ?? []).find(({ id }) => id === teeTimeId);
}

const allLists = () => getQueryKey(trpc.teeTime.list, undefined, "infinite");

function changeInLists(client: QueryClient, teeTimeId: string, change: Change): void {
  client.setQueriesData<InfiniteData<TeeTimePage>>(
    { queryKey: allLists() },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => (item.id === teeTimeId ? { ...item, ...change(item) } : item)),
        })),
      },
  );
}

function changeInDetail(client: QueryClient, teeTimeId: string, change: Change): void {
  client.setQueriesData<TeeTimeDetail>({ queryKey: getQueryKey(trpc.teeTime.get, undefined, "query") }, (detail) =>
    detail?.id === teeTimeId ? { ...detail, ...change(detail) } : detail,
  );
}
