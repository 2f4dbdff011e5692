import { z } from "zod";

/** What any signed-in golfer may see of another beside a game. A private profile shows neither rating nor counts. */
export const golferCard = z.object({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  handicap: z.number().nullable(),
});
export type GolferCard = z.infer<typeof golferCard>;

export const hostCard = golferCard.extend({
  rating: z.number().nullable(),
  gamesHosted: z.number().int().nullable(),
  hasPublicProfile: z.boolean(),
});
export type HostCard = z.infer<typeof hostCard>;

export const playerAvatar = golferCard.omit({ handicap: true });
export type PlayerAvatar = z.infer<typeof playerAvatar>;

export const HANDICAP_MAX = 54;
export const BIO_MAX = 500;
