/** 0.0 for a golfer without a rating. Cut, not rounded, as the stars are: 4.96 is not five of them. */
export const ratingText = (rating: number | null): string => (Math.floor((rating ?? 0) * 10) / 10).toFixed(1);
