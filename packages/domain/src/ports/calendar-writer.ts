import type { RoundEvent } from "../calendar/round-event.ts";

/** Writes rounds as a file that calendar programs read. */
export type CalendarWriter = (events: readonly RoundEvent[]) => string;
