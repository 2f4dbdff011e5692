export const STARS_MAX = 5;
/** With fewer ratings than this, "New" is shown: alone on cards and rows, beside the stars on profiles. */
export const RATINGS_UNTIL_KNOWN = 3;
