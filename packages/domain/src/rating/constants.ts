export const STARS_MAX = 5;
/** With fewer ratings than this, "New" is shown beside the stars. */
export const RATINGS_UNTIL_KNOWN = 3;
