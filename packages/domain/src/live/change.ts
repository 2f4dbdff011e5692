/** What a change did to a tee time: what it says of itself, who plays, or whether it stands in lists at all. */
export const TEE_TIME_CHANGES = ["created", "edited", "seats", "cancelled"] as const;
export type TeeTimeChange = (typeof TEE_TIME_CHANGES)[number];

/** Tells an open screen what it shows is no longer true; it asks again for exactly that. */
export type LiveChange =
  | { type: "tee-time"; teeTimeId: string; change: TeeTimeChange }
  /** A game that the viewer hosts, plays in or asked for changed. */
  | { type: "own-games" }
  /** What others see of a golfer changed. */
  | { type: "golfer"; userId: string }
  /** Something is new in the viewer's activity list, or was read there. */
  | { type: "news" }
  /** Unread messages came or went in one of the viewer's rooms. */
  | { type: "unread"; teeTimeId: string }
  /** Changes were missed: anything may be different. */
  | { type: "everything" };

/** Whoever begins to listen is told the changes of this long before: a screen asks for what it shows before it listens. */
export const LIVE_LOOKBACK_MS = 30_000;
