import type { EventBus } from "@fourball/domain/ports/event-bus";
import type { Viewer } from "@fourball/domain/viewer";
import { LRUCache } from "lru-cache";

/** How long another process may still answer for an ended session when the event of its end was lost. */
const TTL_MS = 5000;
const SIZE_MAX = 10_000;

export type ViewerCache = {
  /** Calls `find` at most every five seconds for the same token. */
  viewerOf(token: string, find: () => Promise<Viewer | null>): Promise<Viewer | null>;
  forget(userId: string): void;
  close(): void;
};

/** Caches the viewer of a session. The end of a session is published on the bus and invalidates its entry at once. */
export function createViewerCache(bus: EventBus, now: () => number = () => performance.now()): ViewerCache {
  const cache = new LRUCache<string, Viewer>({ max: SIZE_MAX, ttl: TTL_MS, ttlResolution: 0, perf: { now } });
  let endedCount = 0;

  const forget = (userId: string): void => {
    endedCount++;
    for (const [token, viewer] of cache.entries()) if (viewer.id === userId) cache.delete(token);
  };
  const close = bus.subscribe((event) => {
    if (event.type === "sessions-ended") forget(event.userId);
  });

  return {
    async viewerOf(token, find) {
      const found = cache.get(token);
      if (found) return found;
      const endedBefore = endedCount;
      const start = now();
      const viewer = await find();
      // A session that ended while its row was being read must not be cached.
      if (viewer && endedCount === endedBefore) cache.set(token, viewer, { start });
      return viewer;
    },
    forget,
    close,
  };
}
