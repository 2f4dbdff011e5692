import type { LiveChange } from "@fourball/domain/live/change";
import type { EventQueue } from "./event-queue.ts";

export type LiveOptions = {
  /** How long before now the changes begin, in milliseconds, at most and by default `LIVE_LOOKBACK_MS`. */
  lookBackMs?: number | undefined;
  /** The kinds of changes that came later and that the client knows; others are sent as `everything`. */
  knows?: readonly string[] | undefined;
  signal?: AbortSignal | undefined;
};

/** What changes, for the screens that are open on this process. */
export type LiveChanges = {
  /** Every change that concerns the golfer, from shortly before now until the signal aborts. */
  changes(userId: string, options?: LiveOptions): EventQueue<LiveChange>;
};
