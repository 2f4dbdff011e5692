import type { LiveChange } from "@fourball/domain/live/change";
import type { EventQueue } from "./event-queue.ts";

/** What changes, for the screens that are open on this process. */
export type LiveChanges = {
  /** Every change that concerns the golfer, from shortly before now until the signal aborts. */
  changes(userId: string, signal?: AbortSignal): EventQueue<LiveChange>;
};
