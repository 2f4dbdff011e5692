export const COURSE_SEARCH_MAX = 50;

/** The four kinds of land that a picture can show. */
export const LANDS = ["parkland", "links", "desert", "mountain"] as const;
export type Land = (typeof LANDS)[number];
