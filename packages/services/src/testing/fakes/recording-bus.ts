import type { BusEvent, EventBus } from "@fourball/domain/ports/event-bus";

/** The event bus of one process, which records the events. */
export function recordingBus(events: BusEvent[]): EventBus {
  const listeners = new Set<(event: BusEvent) => void>();
  return {
    async publish(...published) {
      for (const event of published) {
        events.push(event);
        for (const listener of listeners) listener(event);
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => undefined,
  };
}
