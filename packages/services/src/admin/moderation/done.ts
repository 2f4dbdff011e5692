import type { Removed } from "@fourball/db/schema/moderation";
import type { TeeTimeChange } from "@fourball/domain/live/change";

/** What is stale on open screens. */
export type Touched =
  | { type: "message"; teeTimeId: string; seq: number }
  | { type: "game"; teeTimeId: string; change: TeeTimeChange }
  | { type: "profile" }
  | { type: "sessions" };

/** What an action took away, when a suspension ends, and what is stale. */
export type Done = { removed?: Removed; until?: Date | null; touched: Touched[] };
