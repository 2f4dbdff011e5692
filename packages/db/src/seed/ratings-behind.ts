export type Ratings = { readonly ratingsCount: number; readonly ratingsSum: number };

/** Whole stars of at most so many rounds whose mean, to two decimals, is the rating; the more of them the better. */
export function ratingsBehind(rating: number, rounds: number): Ratings {
  if (rating === 0) return { ratingsCount: 0, ratingsSum: 0 };
  for (let count = rounds; count > 0; count--) {
    const sum = Math.round(rating * count);
    if (meanOf(sum, count) === rating) return { ratingsCount: count, ratingsSum: sum };
  }
  throw new Error(`${rounds} rounds cannot give a rating of ${rating}`);
}

const meanOf = (sum: number, count: number): number => Math.round((sum / count) * 100) / 100;
