import { z } from "zod";
import { courseCard } from "../course/schema.ts";
import { golferCard } from "../golfer/schema.ts";
import { entityId, teeTimeId, userId } from "../id.ts";
import { MOODS } from "../tee-time/constants.ts";
import { sky } from "../tee-time/schema.ts";
import { REGULARS_MAX, STANDING_DATE_STATES, STANDING_FREQUENCIES } from "./constants.ts";

const frequency = z.enum(STANDING_FREQUENCIES, `How often must be one of ${STANDING_FREQUENCIES.join(", ")}`);

export const standingGolfer = golferCard.extend({ userId: z.string() });
export type StandingGolfer = z.infer<typeof standingGolfer>;

const standingDate = z.object({
  /** `YYYY-MM-DD` on the course's clock. */
  date: z.string(),
  teeOffAt: z.iso.datetime(),
  state: z.enum(STANDING_DATE_STATES),
  /** Of a posted date that the viewer may open. */
  teeTimeId: z.string().nullable(),
});
export type StandingDate = z.infer<typeof standingDate>;

/** A game that repeats, for its host and its regulars. */
export const standingGame = z.object({
  id: z.string(),
  host: standingGolfer,
  courseId: z.string(),
  course: courseCard,
  /** Of the next date. */
  sky,
  frequency,
  /** `YYYY-MM-DD`: the date that the others are counted from. */
  startsOn: z.string(),
  /** `HH:mm` on the course's clock. */
  time: z.string(),
  totalSlots: z.number().int(),
  mood: z.enum(MOODS),
  moodEmoji: z.string(),
  /** Its dates open to everyone a week before; else only the regulars and golfers with the link can join. */
  isPublic: z.boolean(),
  /** In the order in which they are asked for the next date. */
  regulars: z.array(standingGolfer),
  /** The next ones, soonest first. */
  dates: z.array(standingDate),
});
export type StandingGame = z.infer<typeof standingGame>;

const regularIds = z
  .array(userId)
  .min(1, "Choose at least one regular")
  .max(REGULARS_MAX, `Choose up to ${REGULARS_MAX} regulars`)
  .refine((ids) => new Set(ids).size === ids.length, "Choose each golfer once");

/** The game is the first date, and what the others are made like. */
export const createStandingGameInput = z.object({ teeTimeId, frequency, regularIds, isPublic: z.boolean() });
export type CreateStandingGameInput = z.infer<typeof createStandingGameInput>;

const standingGameId = entityId("standingGameNotFound");

export const openStandingGameInput = z.object({ standingGameId });
export type OpenStandingGameInput = z.infer<typeof openStandingGameInput>;

export const skipDateInput = z.object({
  standingGameId,
  date: z.iso.date("That's not one of its dates"),
  isSkipped: z.boolean(),
});
export type SkipDateInput = z.infer<typeof skipDateInput>;

export const changeRegularsInput = z.object({ standingGameId, regularIds });
export type ChangeRegularsInput = z.infer<typeof changeRegularsInput>;

export const handOverStandingGameInput = z.object({ standingGameId, userId });
export type HandOverStandingGameInput = z.infer<typeof handOverStandingGameInput>;
