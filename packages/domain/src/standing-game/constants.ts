export const STANDING_FREQUENCIES = ["weekly", "every-two-weeks", "monthly"] as const;
export type StandingFrequency = (typeof STANDING_FREQUENCIES)[number];

/** Each date becomes a tee time that long ahead. */
export const MADE_AHEAD_DAYS = 14;
/** From then on a public date takes requests by everyone. */
export const OPENS_TO_ALL_DAYS = 7;
/** How long a regular who is asked first has to answer. */
export const REGULAR_ANSWERS_WITHIN_HOURS = 72;
/** Besides the host. */
export const REGULARS_MAX = 4;
/** That a golfer hosts at a time. */
export const STANDING_GAMES_MAX = 10;
/** How many of its dates to come a standing game shows. */
export const SHOWN_DATES = 6;

/** What a golfer of a standing game is notified of. */
export const STANDING_CHANGES = ["added", "handed-over", "new-host", "left", "skipped", "ended"] as const;

/** A date to come: a tee time already, to become one, or skipped. */
export const STANDING_DATE_STATES = ["posted", "planned", "skipped"] as const;
