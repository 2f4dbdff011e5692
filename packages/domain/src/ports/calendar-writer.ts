import type { RoundEvent } from "../calendar/round-event.ts";

/** Writes rounds as files that calendar programs read. */
export type CalendarWriter = {
  /** One round to add, or to remove once it is cancelled. */
  file(event: RoundEvent): string;
  /** All rounds of a golfer, to subscribe to. */
  feed(events: readonly RoundEvent[]): string;
};
