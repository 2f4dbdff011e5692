import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { askAgain } from "./ask-again.ts";

const queryKey = ["games"];

/** A list of pages on a screen, each of which says how often it was asked. */
async function aList() {
  const client = new QueryClient();
  const held: (() => void)[] = [];
  let asked = 0;
  let isHeld = false;
  const list = new InfiniteQueryObserver(client, {
    queryKey,
    staleTime: Number.POSITIVE_INFINITY,
    initialPageParam: 0,
    getNextPageParam: (page: { place: number }) => page.place + 1,
    async queryFn({ pageParam }) {
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
      return { place: pageParam, asked: ++asked };
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

test("a page on its way arrives although the list is asked again meanwhile, and is asked again then", async () => {
  const { client, list, hold, answer, pages } = await aList();
  hold();
  const nextPage = list.fetchNextPage();
  const again = askAgain(client, { queryKey });
  answer();
  await Promise.all([nextPage, again]);
  expect(pages()).toEqual([
    { place: 0, asked: 3 },
    { place: 1, asked: 4 },
  ]);
});

test("what is not touched is not asked", async () => {
  const { client, pages } = await aList();
  await askAgain(client, { queryKey, predicate: () => false });
  expect(pages()).toEqual([{ place: 0, asked: 1 }]);
});
