import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { refetchStale } from "./refetch-stale.ts";

const queryKey = ["games"];

/** A list of pages on a screen; each page has the number of its fetch. */
async function showList() {
  const client = new QueryClient();
  const held: (() => void)[] = [];
  let fetched = 0;
  let isHeld = false;
  const list = new InfiniteQueryObserver(client, {
    queryKey,
    staleTime: Number.POSITIVE_INFINITY,
    initialPageParam: 0,
    getNextPageParam: (page: { place: number }) => page.place + 1,
    async queryFn({ pageParam }) {
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      return { place: pageParam, fetched: ++fetched };
    },
  });
  onTestFinished(list.subscribe(() => undefined));
  await list.refetch({ cancelRefetch: false });
  return {
    client,
    list,
    hold: () => {
      isHeld = true;
    },
    answer: () => {
      isHeld = false;
      for (const resolve of held) resolve();
    },
    pages: () => list.getCurrentResult().data?.pages,
  };
}

test("refetchStale › lets a page that is loading arrive, then fetches it anew", async () => {
  const { client, list, hold, answer, pages } = await showList();
  hold();
  const nextPage = list.fetchNextPage();
  const again = refetchStale(client, { queryKey });
  answer();
  await Promise.all([nextPage, again]);
  expect(pages()).toEqual([
    { place: 0, fetched: 3 },
    { place: 1, fetched: 4 },
  ]);
});

test("refetchStale › leaves what the filters do not match", async () => {
  const { client, pages } = await showList();
  await refetchStale(client, { queryKey, predicate: () => false });
  expect(pages()).toEqual([{ place: 0, fetched: 1 }]);
});
