import { z } from "zod";

/** What any signed-in golfer may see of another beside a game. A private profile shows neither rating nor counts. */
export const golferCard = z.object({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  handicap: z.number().nullable(),
});

export const hostCard = golferCard.extend({
  rating: z.number().nullable(),
  ratingsCount: z.number().int().nullable(),
  gamesHosted: z.number().int().nullable(),
  gamesPlayed: z.number().int().nullable(),
  hasPublicProfile: z.boolean(),
});

export const playerAvatar = golferCard.omit({ handicap: true });

/** Whether a golfer showed up, from the last twelve months. */
export const attendance = z.object({
  showedUp: z.number().int(),
  lateWithdrawals: z.number().int(),
  noShows: z.number().int(),
});

/** How a host answers requests to join. */
export const answerStatistics = z.object({
  /** Of the requests that were answered or should have been, 0 to 100. */
  percent: z.number().int(),
  /** From request to answer, the median; null for a host who answered none. */
  medianMinutes: z.number().int().nullable(),
});
