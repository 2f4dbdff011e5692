import type { EventBus } from "@fourball/domain/ports/event-bus";
import type { Viewer } from "@fourball/domain/viewer";

const KEPT_MS = 10_000;
const KEPT_AT_MOST = 10_000;

export type KeptViewers = {
  /** Asks `find` at most every ten seconds for the same token. */
  viewerOf(token: string, find: () => Promise<Viewer | null>): Promise<Viewer | null>;
  forget(userId: string): void;
  close(): void;
};

/** Spares the database the same question at every call. What ends a session is heard over the bus and forgets it at once. */
export function keepViewers(bus: EventBus, now: () => number = Date.now): KeptViewers {
  const kept = new Map<string, { viewer: Viewer; until: number }>();
  let endings = 0;

  const forget = (userId: string): void => {
    endings++;
    for (const [token, { viewer }] of kept) if (viewer.id === userId) kept.delete(token);
  };
  const close = bus.subscribe((event) => {
    if (event.type === "sessions-ended") forget(event.userId);
  });

  return {
    async viewerOf(token, find) {
      const found = kept.get(token);
      if (found && found.until > now()) return found.viewer;
      const endingsBefore = endings;
      const viewer = await find();
      // A session that ended while its row was being read must not be kept.
      if (viewer && endings === endingsBefore) {
        if (kept.size >= KEPT_AT_MOST) kept.clear();
        kept.set(token, { viewer, until: now() + KEPT_MS });
      }
      return viewer;
    },
    forget,
    close,
  };
}
