export const RATING_MAX = 5;
/** Until a golfer has this many ratings, "New" stands beside the stars. */
export const RATINGS_UNTIL_KNOWN = 3;

export const ratingText = (rating: number | null): string => (rating ?? 0).toFixed(1);
export const filledStars = (rating: number | null): number => Math.floor(rating ?? 0);
