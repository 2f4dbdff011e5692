import { z } from "zod";
import { golferCard } from "../golfer/schema.ts";
import { teeTimeId, userId } from "../id.ts";
import { PLAY_AGAIN } from "../partner/constants.ts";
import { STARS_MAX } from "./constants.ts";

/** How long after its completion a round can be rated. */
export const RATING_DAYS = 14;

const stars = z
  .number("Choose 1 to 5 stars")
  .int("Choose 1 to 5 stars")
  .min(1, "Choose 1 to 5 stars")
  .max(STARS_MAX, "Choose 1 to 5 stars");

/** "Did you play together?" comes first; stars are for those who did. */
export const rateGolferInput = z.object({
  teeTimeId,
  userId,
  verdict: z.discriminatedUnion("playedTogether", [
    z.object({ playedTogether: z.literal(true), stars }),
    z.object({ playedTogether: z.literal(false) }),
  ]),
});
export type RateGolferInput = z.infer<typeof rateGolferInput>;

/** Another player of the completed round, with the ratings that the viewer and that golfer gave each other. */
export const fellowGolfer = z.object({
  userId: z.string(),
  golfer: golferCard.extend({ hasPublicProfile: z.boolean() }),
  given: z.object({ playedTogether: z.boolean(), stars: z.number().int().nullable() }).nullable(),
  /** Only once both have spoken or the time is over; null before, and where nothing was said. */
  received: z.object({ stars: z.number().int() }).nullable(),
  /** Whether the viewer would play with them again, by the viewer's own answer. */
  playAgain: z.enum(PLAY_AGAIN).nullable(),
});
export type FellowGolfer = z.infer<typeof fellowGolfer>;

export const roundRating = z.object({
  teeTimeId: z.string(),
  courseName: z.string(),
  timeZone: z.string(),
  date: z.string(),
  time: z.string(),
  /** ISO instant until when ratings are taken. */
  closesAt: z.iso.datetime(),
  isOpen: z.boolean(),
  golfers: z.array(fellowGolfer),
  /** The viewer hosted it, and can still say for the first time who came. */
  asksWhoCame: z.boolean(),
});
export type RoundRating = z.infer<typeof roundRating>;
