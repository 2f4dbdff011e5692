export const STARS_MAX = 5;
/** Fewer than that say little: beside the stars stands "New". */
export const RATINGS_UNTIL_KNOWN = 3;
