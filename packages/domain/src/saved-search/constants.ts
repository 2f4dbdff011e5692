export const SAVED_SEARCHES_MAX = 10;

/** How often a golfer hears of the games that a search finds. */
export const SEARCH_FREQUENCIES = ["at-once", "daily", "weekly"] as const;
export type SearchFrequency = (typeof SEARCH_FREQUENCIES)[number];

/** How many games one message names. */
export const GAMES_NAMED = 5;

/** Games that a search finds so soon after the last message come together in the next one. */
export const GATHER_MINUTES = 5;

export const DAILY_HOUR = 7;
