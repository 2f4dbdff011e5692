import { z } from "zod";
import { answerStatistics, attendance, type golferCard, type hostCard, type playerAvatar } from "../golfer/schema.ts";
import { entityId, userId } from "../id.ts";

export type GolferCard = z.infer<typeof golferCard>;
export type HostCard = z.infer<typeof hostCard>;
export type PlayerAvatar = z.infer<typeof playerAvatar>;

/** What anyone may see of a golfer who shows a profile. */
export const publicProfile = z.object({
  id: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  coverImageUrl: z.string().nullable(),
  bio: z.string().nullable(),
  handicap: z.number().nullable(),
  rating: z.number(),
  ratingsCount: z.number().int(),
  gamesHosted: z.number().int(),
  gamesPlayed: z.number().int(),
  /** How the golfer answers as a host; null when too little is known. */
  answers: answerStatistics.nullable(),
  /** Whether the golfer showed up for rounds; null when too little is known. */
  attendance: attendance.nullable(),
  createdAt: z.iso.datetime(),
  /** For its owner, who sees it in any case: whether others do. */
  isPublic: z.boolean(),
});
export type PublicProfile = z.infer<typeof publicProfile>;

export const openProfileInput = z.object({ userId });
export type OpenProfileInput = z.infer<typeof openProfileInput>;

export const openProfileGamesInput = z.object({ userId: entityId("teeTimesNotFound") });
