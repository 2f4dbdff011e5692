export const COURSE_SEARCH_MAX = 50;
/** What counts as near a golfer, as far as one drives for a round. */
export const COURSES_NEAR_KM = 100;

/** The four kinds of land that a picture can show. */
export const LANDS = ["parkland", "links", "desert", "mountain"] as const;
export type Land = (typeof LANDS)[number];
