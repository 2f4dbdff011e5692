import type { BusEvent, EventBus } from "@fourball/domain/ports/event-bus";

/** For one process. */
export function createMemoryEventBus(): EventBus {
  const listeners = new Set<(event: BusEvent) => void>();
  return {
    async publish(...events) {
      for (const event of events) for (const listener of listeners) listener(event);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      listeners.clear();
    },
  };
}
