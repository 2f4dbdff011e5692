/** 0.0 for a golfer without a rating. */
export const ratingText = (rating: number | null): string => (rating ?? 0).toFixed(1);
