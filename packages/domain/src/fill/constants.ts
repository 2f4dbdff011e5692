/** How many of these messages a golfer gets at most in 24 hours, and in seven times 24 hours. */
export const ASKS_A_DAY = 1;
export const ASKS_A_WEEK = 3;
/** How many golfers are written to for one spot at most. */
export const ASKS_A_SPOT = 14;

/** No such message arrives in these hours of the golfer's clock. */
export const NIGHT = { from: "21:00", to: "07:00" } as const;

/** Why a golfer is written to, in the order in which they are. */
export const FILL_REASONS = ["waitlist", "partner", "played-together", "saved-search", "usual-day"] as const;
export type FillReason = (typeof FILL_REASONS)[number];

/** Who gets the spot: the first who says yes, or one golfer at a time to whom it is promised until the next wave. */
export const FILL_MODES = ["first-come", "one-at-a-time"] as const;
export type FillMode = (typeof FILL_MODES)[number];
export const DEFAULT_FILL_MODE = "first-come" satisfies FillMode;
