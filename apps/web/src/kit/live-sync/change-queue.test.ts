import type { LiveChange } from "@fourball/domain/live/change";
import { idOf } from "@fourball/testkit/fixtures";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { trpc } from "../trpc/trpc.ts";
import { changeQueueOf } from "./change-queue.ts";
import { ownTeeTimeChange } from "./use-mark-stale.ts";

const teeTimeId = idOf(200);
const game: LiveChange = { type: "tee-time", teeTimeId, change: "spots" };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(1);
});
afterEach(() => {
  vi.useRealTimers();
});

/** A screen with a game and the figures on it, which counts how often each was fetched. */
async function showScreen() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const fetchGame = vi.fn(async () => "a game");
  const fetchFigures = vi.fn(async () => "figures");
  for (const [queryKey, queryFn] of [
    [getQueryKey(trpc.teeTime.get, { teeTimeId }, "query"), fetchGame],
    [getQueryKey(trpc.dashboard.stats, undefined, "query"), fetchFigures],
  ] as const)
    onTestFinished(new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(0);
  fetchGame.mockClear();
  fetchFigures.mockClear();
  return { queue: changeQueueOf(client), fetchGame, fetchFigures };
}

describe("change queue", () => {
  it("fetches once for an own change and its echo over the socket, whichever comes first", async () => {
    const { queue, fetchGame, fetchFigures } = await showScreen();
    queue.receive(game);
    const fresh = queue.complete(ownTeeTimeChange(teeTimeId, "spots"));
    queue.receive({ type: "own-games" });
    await vi.advanceTimersByTimeAsync(60_000);
    await fresh;
    expect(fetchGame).toHaveBeenCalledOnce();
    expect(fetchFigures).toHaveBeenCalledOnce();
  });

  it("fetches after an own change without waiting for the cooldown of received ones", async () => {
    const { queue, fetchGame } = await showScreen();
    queue.receive(game);
    await vi.advanceTimersByTimeAsync(200);
    void queue.complete(ownTeeTimeChange(teeTimeId, "spots"));
    await vi.advanceTimersByTimeAsync(100);
    expect(fetchGame).toHaveBeenCalledTimes(2);
  });

  it("fetches the totals up to two seconds later than a game that was changed elsewhere", async () => {
    const { queue, fetchGame, fetchFigures } = await showScreen();
    queue.receive(game);
    await vi.advanceTimersByTimeAsync(2000);
    expect(fetchGame).toHaveBeenCalledOnce();
    expect(fetchFigures).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(fetchFigures).toHaveBeenCalledOnce();
  });

  it("lets its watcher look at the screen before and after it is fresh", async () => {
    const { queue, fetchGame } = await showScreen();
    const fetched: number[] = [];
    const look = () => fetched.push(fetchGame.mock.calls.length);
    queue.watch(() => {
      look();
      return look;
    });
    queue.receive(game);
    await vi.advanceTimersByTimeAsync(100);
    expect(fetched).toEqual([0, 1]);
    queue.watch(undefined);
    void queue.complete(ownTeeTimeChange(teeTimeId, "spots"));
    await vi.advanceTimersByTimeAsync(100);
    expect(fetchGame).toHaveBeenCalledTimes(2);
    expect(fetched).toEqual([0, 1]);
  });

  it("is one for each client", async () => {
    const client = new QueryClient();
    expect(changeQueueOf(client)).toBe(changeQueueOf(client));
    expect(changeQueueOf(client)).not.toBe(changeQueueOf(new QueryClient()));
  });
});
