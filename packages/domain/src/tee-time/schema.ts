import { z } from "zod";
import { LANDS } from "../course/constants.ts";
import { course, courseCard } from "../course/schema.ts";
import { answerStatistics, attendance, hostCard, playerAvatar } from "../golfer/schema.ts";
import { courseId, teeTimeId } from "../id.ts";
import { oneLine, text } from "../text.ts";
import { tooLong } from "../too-long.ts";
import {
  CANCEL_REASON_MAX,
  DEFAULT_MOOD,
  DEFAULT_SLOTS,
  DESCRIPTION_MAX,
  EXCUSES,
  MAX_SLOTS,
  MIN_SLOTS,
  MOODS,
  PARTICIPANT_STATUSES,
  PREFERENCE_LENGTH_MAX,
  PREFERENCES_MAX,
  TEE_TIME_STATUSES,
} from "./constants.ts";
import { HEAD_START_HOURS } from "./head-start.ts";
import { PICTURE_LIGHTS } from "./lights.ts";
import { fit } from "./reasons/schema.ts";
import { spotCounts } from "./spot-counts.ts";

/** What decides the picture of a game: the land by the place of the course, and the light by the sun there during the round. */
export const sky = z.object({ land: z.enum(LANDS), light: z.enum(PICTURE_LIGHTS) });
export type Sky = z.infer<typeof sky>;

/** What the picture of a game is drawn from, where no card of it is sent. */
export const gamePicture = { courseId: z.string(), imageUrl: z.string().nullable(), sky };

export const teeTimeCard = z.object({
  id: z.string(),
  hostId: z.string(),
  courseId: z.string(),
  /** `YYYY-MM-DD` and `HH:mm` on the course's clock. */
  date: z.string(),
  time: z.string(),
  /** The same moment as an ISO instant. */
  teeOffAt: z.iso.datetime(),
  totalSlots: spotCounts.totalSlots,
  description: z.string().nullable(),
  moodEmoji: z.string(),
  mood: z.enum(MOODS),
  preferences: z.array(z.string()),
  isPublic: z.boolean(),
  /** Until then only partners of the host see it, who need no invite; null for a game without a head start. */
  opensToAllAt: z.iso.datetime().nullable(),
  status: z.enum(TEE_TIME_STATUSES),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  course: courseCard,
  sky,
  /** How many of 18 holes have light; null where all of them do, and for games that aren't played any more. */
  holesOfLight: z.number().int().nullable(),
  host: hostCard,
  confirmedCount: spotCounts.confirmedCount,
  offeredCount: spotCounts.offeredCount,
  pendingCount: z.number().int(),
  /** The first confirmed players, at most two. */
  players: z.array(playerAvatar),
  /** What the viewer is to this game. */
  viewerStatus: z.enum(["host", ...PARTICIPANT_STATUSES]).nullable(),
  /** A golfer whom the viewer blocked plays in it. */
  hasBlockedPlayer: z.boolean(),
  /** From where the viewer is; null when not asked for or when the course's place is unknown. */
  distanceKm: z.number().nullable(),
  /** Why the group fits the viewer; null where too little says so, for own games, and for golfers who turned it off. */
  fit: fit.nullable(),
});
export type TeeTimeCard = z.infer<typeof teeTimeCard>;

/** Another game of the same golfer at about the same time: a warning, never a refusal. */
export const overlap = z.object({
  teeTimeId: z.string(),
  courseName: z.string(),
  timeZone: z.string(),
  date: z.string(),
  time: z.string(),
});
export type Overlap = z.infer<typeof overlap>;

/** What a host lets people do without an account. */
export const guestRules = z.object({
  takesGuests: z.boolean(),
  /** A guest who opens the invite link of an unlisted game has a spot without asking. */
  guestsAreIn: z.boolean(),
  guestsNeedEmail: z.boolean(),
});
export type GuestRules = z.infer<typeof guestRules>;

export const teeTimeDetail = teeTimeCard.extend({
  course,
  /** The standing game that it is a date of, for its host and its regulars. */
  standingGameId: z.string().nullable(),
  cancelReason: z.string().nullable(),
  /** How many golfers are on the waitlist. */
  waitlistCount: z.number().int(),
  /** Guests who hold a spot, in the order of their requests. */
  guests: z.array(z.object({ id: z.string(), guestName: z.string() })),
  overlap: overlap.nullable(),
  /** How the host answers, for those who have asked or can ask to join now; null when too little is known or the host's profile is private. */
  hostAnswers: answerStatistics.nullable(),
  /** Whether the host showed up for rounds, for others; null when the host's profile is private. */
  hostAttendance: attendance.nullable(),
  /** The host says that the weather is or was bad. */
  badWeather: z.boolean(),
  /** For a player: what would excuse leaving now, however late. */
  withdrawalExcuse: z.enum(EXCUSES).nullable(),
  /** For the host of an unlisted game: the secret part of its invite link. */
  inviteToken: z.string().nullable(),
  /** For the host. */
  guestRules: guestRules.nullable(),
});
export type TeeTimeDetail = z.infer<typeof teeTimeDetail>;

const clockTime = z
  .string("Time is required")
  .min(1, "Time is required")
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, "Time must be HH:mm")
  .transform((time) => time.slice(0, 5));

const preferences = z
  .array(oneLine(PREFERENCE_LENGTH_MAX).min(1))
  .max(PREFERENCES_MAX, `At most ${PREFERENCES_MAX} preferences`)
  .transform((all) => [...new Set(all)]);

const slotsRange = `Total players must be ${MIN_SLOTS} to ${MAX_SLOTS}`;
const totalSlots = z.number(slotsRange).int(slotsRange).min(MIN_SLOTS, slotsRange).max(MAX_SLOTS, slotsRange);

/** A single emoji, possibly a joined sequence; no words, because other golfers see it. */
const emoji = /^(?=.*\p{Extended_Pictographic})(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f){1,8}$/u;

const fields = {
  courseId: z.string("Golf course is required").min(1, "Golf course is required").pipe(courseId),
  date: z.iso.date({ error: ({ input }) => (input ? "Please enter a valid date" : "Date is required") }),
  time: clockTime,
  totalSlots,
  description: text(DESCRIPTION_MAX, tooLong("Description", DESCRIPTION_MAX)).nullish(),
  moodEmoji: z.string().regex(emoji, "Mood emoji must be one emoji").optional(),
  mood: z.enum(MOODS, `Mood must be one of ${MOODS.join(", ")}`),
  preferences,
  isPublic: z.boolean(),
};

export const createTeeTimeInput = z.object({
  ...fields,
  totalSlots: fields.totalSlots.default(DEFAULT_SLOTS),
  mood: fields.mood.default(DEFAULT_MOOD),
  preferences: fields.preferences.default([]),
  isPublic: fields.isPublic.default(true),
  /** For so many hours only partners see the game. */
  headStartHours: z.literal(HEAD_START_HOURS, `A head start takes ${HEAD_START_HOURS.join(", ")} hours`).optional(),
});
export type CreateTeeTimeInput = z.infer<typeof createTeeTimeInput>;

export const editTeeTimeInput = z
  .object({ ...fields, ...guestRules.shape })
  .partial()
  .extend({ teeTimeId });
export type EditTeeTimeInput = z.infer<typeof editTeeTimeInput>;

export const cancelTeeTimeInput = z.object({
  teeTimeId,
  reason: text(CANCEL_REASON_MAX, tooLong("Reason", CANCEL_REASON_MAX)).optional(),
});
export type CancelTeeTimeInput = z.infer<typeof cancelTeeTimeInput>;

/** `except` leaves out the game that is being edited. */
export const overlapInput = z.object({
  courseId,
  date: fields.date,
  time: fields.time,
  except: teeTimeId.optional(),
});
export type OverlapInput = z.infer<typeof overlapInput>;
