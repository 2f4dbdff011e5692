import { ROUNDS_UNTIL_KNOWN } from "./constants.ts";

/** With fewer ratings than this, a golfer without games is new. */
export const RATINGS_UNTIL_KNOWN = 3;

/** 0.0 for a golfer without a rating. Cut, not rounded, as the stars are: 4.96 is not five of them. */
export const ratingText = (rating: number | null): string => (Math.floor((rating ?? 0) * 10) / 10).toFixed(1);

type Experience = { ratingsCount: number | null; gamesHosted: number | null; gamesPlayed: number | null };

/** Neither games nor ratings say anything of the golfer yet. A private profile says neither. */
export const isNewGolfer = ({ ratingsCount, gamesHosted, gamesPlayed }: Experience): boolean =>
  ratingsCount !== null && ratingsCount < RATINGS_UNTIL_KNOWN && (gamesHosted ?? 0) + (gamesPlayed ?? 0) < ROUNDS_UNTIL_KNOWN;
