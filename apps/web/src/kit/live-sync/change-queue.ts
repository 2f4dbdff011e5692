import type { LiveChange } from "@fourball/domain/live/change";
import type { QueryClient } from "@tanstack/react-query";
import { createBatcher } from "../create-batcher.ts";
import { refetchStale } from "./refetch-stale.ts";
import { isAboutFigures, staleFigures, staleQueries } from "./stale-queries.ts";

/** A burst of changes is one round of fetches, and even at the busiest time there are no more than two in three seconds. */
const PACE = { waitMs: 100, cooldownMs: 1500 };

/** Each change of any game concerns the figures on every open tab, which had better not fetch them at the same moment. */
const FIGURES_SPREAD_MS = 2000;

type ChangeQueue = {
  /** Something changed on another screen. */
  receive(change: LiveChange): void;
  /** The viewer changed something here: resolves when the screen is fresh. */
  complete(changes: readonly LiveChange[]): Promise<void>;
  /** Instead of an earlier watcher; undefined ends it. */
  watch(watcher: Watcher | undefined): void;
};

/** Looks at what is shown before it is fetched anew; what it returns looks at it afterwards. */
type Watcher = () => () => void;

type QueuedChanges = { changes: readonly LiveChange[]; onFresh?: () => void };

function createChangeQueue(queryClient: QueryClient): ChangeQueue {
  const figures = createBatcher<LiveChange>(() => refetchStale(queryClient, staleFigures), {
    ...PACE,
    waitMs: PACE.waitMs + Math.random() * FIGURES_SPREAD_MS,
  });
  let watcher: Watcher | undefined;
  const queue = createBatcher<QueuedChanges>(async (queued) => {
    const changes = queued.flatMap((each) => each.changes);
    if (changes.some(isAboutFigures)) figures.clear();
    const lookAgain = watcher?.();
    await refetchStale(queryClient, staleQueries(changes));
    lookAgain?.();
    for (const { onFresh } of queued) onFresh?.();
  }, PACE);
  return {
    receive(change) {
      queue.add({ changes: [change] });
      if (change.type === "tee-time") figures.add(change);
    },
    // What the socket says of the same change within the wait needs no fetch of its own.
    complete: (changes) => new Promise((resolve) => queue.addSoon({ changes, onFresh: resolve })),
    watch: (each) => {
      watcher = each;
    },
  };
}

const queues = new WeakMap<QueryClient, ChangeQueue>();

/** The one queue of a client: for the answers of its own mutations, and for the changes that the socket reports. */
export function changeQueueOf(queryClient: QueryClient): ChangeQueue {
  const queue = queues.get(queryClient) ?? createChangeQueue(queryClient);
  queues.set(queryClient, queue);
  return queue;
}
