import type { EventBus } from "@fourball/domain/ports/event-bus";
import type { Viewer } from "@fourball/domain/viewer";

const TTL_MS = 10_000;
const SIZE_MAX = 10_000;

export type ViewerCache = {
  /** Calls `find` at most every ten seconds for the same token. */
  viewerOf(token: string, find: () => Promise<Viewer | null>): Promise<Viewer | null>;
  forget(userId: string): void;
  close(): void;
};

/** Caches the viewer of a session. The end of a session is published on the bus and invalidates its entry at once. */
export function createViewerCache(bus: EventBus, now: () => number = Date.now): ViewerCache {
  const cache = new Map<string, { viewer: Viewer; until: number }>();
  let endedCount = 0;

  const forget = (userId: string): void => {
    endedCount++;
    for (const [token, { viewer }] of cache) if (viewer.id === userId) cache.delete(token);
  };
  const close = bus.subscribe((event) => {
    if (event.type === "sessions-ended") forget(event.userId);
  });

  return {
    async viewerOf(token, find) {
      const found = cache.get(token);
      if (found && found.until > now()) return found.viewer;
      const endedBefore = endedCount;
      const viewer = await find();
      // A session that ended while its row was being read must not be cache.
      if (viewer && endedCount === endedBefore) {
        if (cache.size >= SIZE_MAX) cache.clear();
        cache.set(token, { viewer, until: now() + TTL_MS });
      }
      return viewer;
    },
    forget,
    close,
  };
}
