/** What changed about a tee time: its details, its players, or whether lists show it. */
export const TEE_TIME_CHANGES = ["created", "edited", "spots", "cancelled"] as const;
export type TeeTimeChange = (typeof TEE_TIME_CHANGES)[number];

/** What is stale on an open screen; the screen refetches exactly that. */
export type LiveChange =
  | { type: "tee-time"; teeTimeId: string; change: TeeTimeChange }
  /** A game that the viewer hosts, plays in or asked for changed. */
  | { type: "own-games" }
  /** The viewer's own account or settings changed. */
  | { type: "own-account" }
  /** What others see of a golfer changed. */
  | { type: "golfer"; userId: string }
  /** Something is new in the viewer's activity list, or was read there. */
  | { type: "notifications" }
  /** Unread messages came or went in one of the viewer's rooms, or the viewer muted it. */
  | { type: "unread"; teeTimeId: string }
  /** The viewer answered whether to play with someone again, or has a partner more or less. */
  | { type: "partners" }
  /** Changes were missed: anything may be different. */
  | { type: "everything" };

/** A golfer who changes a profile again and again is refetched once in this time. */
export const PROFILE_CHANGES_EVERY_MS = 5000;

/**
 * A new subscription starts with the changes of at most this long before, in milliseconds, because screens fetch their data
 * before they subscribe.
 */
export const LIVE_LOOKBACK_MS = 30_000;
