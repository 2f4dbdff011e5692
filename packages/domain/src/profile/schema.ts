import { z } from "zod";
import { attendance } from "../attendance/line.ts";
import { entityId, userId } from "../id.ts";
import { answerStatistics } from "../participation/answer-statistics.ts";

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
  ratingsCount: z.number().int().nullable(),
  gamesHosted: z.number().int().nullable(),
  gamesPlayed: z.number().int().nullable(),
  hasPublicProfile: z.boolean(),
});
export type HostCard = z.infer<typeof hostCard>;

export const playerAvatar = golferCard.omit({ handicap: true });
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

export const openProfileGamesInput = z.object({ userId: entityId("Tee times not found") });

export const PROFILE_NOT_FOUND = "Profile not found or not public";
