import { z } from "zod";
import { teeTimeId } from "../id.ts";
import { PARTICIPANT_STATUSES, TIMES_OF_DAY } from "../tee-time/constants.ts";
import { FILL_MODES, FILL_REASONS } from "./constants.ts";

const waitlist = z.object({ reason: z.literal("waitlist") });
const savedSearch = z.object({
  reason: z.literal("saved-search"),
  /** In words: the place itself goes when the search is deleted. */
  search: z.string(),
});
const usualDay = z.object({
  reason: z.literal("usual-day"),
  /** 1 is Monday. */
  weekday: z.number().int().min(1).max(7),
  timeOfDay: z.enum(TIMES_OF_DAY),
});
const partner = z.object({ reason: z.literal("partner") });
const playedTogether = z.object({ reason: z.literal("played-together") });

/** Why a golfer is written to, as it is stored: names are looked up on reading. */
export const storedWhy = z.discriminatedUnion("reason", [waitlist, partner, playedTogether, savedSearch, usualDay]);
export type StoredWhy = z.infer<typeof storedWhy>;

const named = { name: z.string() };

/** The same with the first name of the partner, or of the golfer of the group with whom they played. */
export const fillWhy = z.discriminatedUnion("reason", [
  waitlist,
  partner.extend(named),
  playedTogether.extend(named),
  savedSearch,
  usualDay,
]);
export type FillWhy = z.infer<typeof fillWhy>;

/** `name`: null for a golfer who has none any more, or whom a block hides. */
export function namedWhy(why: StoredWhy, name: string | null): FillWhy {
  if (why.reason === "partner") return { ...why, name: name ?? "the host" };
  return why.reason === "played-together" ? { ...why, name: name ?? "a golfer of this group" } : why;
}

const mode = z.enum(FILL_MODES, `Mode must be one of ${FILL_MODES.join(", ")}`);

/** By the host: whom it would write to, and when. */
export const planFillInput = z.object({ teeTimeId, mode });
export type PlanFillInput = z.infer<typeof planFillInput>;

export const fillPlan = z.object({
  /** How many spots are to be filled. */
  spots: z.number().int(),
  waves: z.array(z.object({ at: z.iso.datetime(), golfers: z.number().int() })),
  /** Of the golfers in the waves; reasons that none of them has are left out. */
  reasons: z.array(z.object({ reason: z.enum(FILL_REASONS), golfers: z.number().int() })),
});
export type FillPlan = z.infer<typeof fillPlan>;

/** `confirmsAtOnce`: a yes takes the spot; otherwise it makes a request to the host. */
export const startFillInput = planFillInput.extend({ confirmsAtOnce: z.boolean() });
export type StartFillInput = z.infer<typeof startFillInput>;

export const fillInput = z.object({ teeTimeId });
export type FillInput = z.infer<typeof fillInput>;

/** Why it ended; `used-up`: all golfers were written to, and a yes is still possible. */
export const FILL_ENDS = ["filled", "stopped", "moved", "cancelled", "started", "used-up"] as const;
export type FillEnd = (typeof FILL_ENDS)[number];

/** What the host reads: never names. */
export const fillState = z.object({
  mode,
  confirmsAtOnce: z.boolean(),
  startedAt: z.iso.datetime(),
  /** Null once it has ended. */
  nextWaveAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  endReason: z.enum(FILL_ENDS).nullable(),
  /** How many golfers were written to, and how they answered; `late`: they said yes when the spot was gone. */
  sent: z.number().int(),
  yes: z.number().int(),
  no: z.number().int(),
  late: z.number().int(),
});
export type FillState = z.infer<typeof fillState>;

export const FILL_ANSWERS = ["yes", "no", "late"] as const;
export type FillAnswer = (typeof FILL_ANSWERS)[number];

/** What a golfer reads who got a message. */
export const fillMessage = z.object({
  teeTimeId: z.string(),
  hostName: z.string(),
  courseName: z.string(),
  date: z.string(),
  time: z.string(),
  timeZone: z.string(),
  why: fillWhy,
  /** A yes takes the spot; otherwise it makes a request to the host. */
  confirmsAtOnce: z.boolean(),
  /** Until when the spot is promised to this golfer; null without a promise. */
  promisedUntil: z.iso.datetime().nullable(),
  isGone: z.boolean(),
  /** A golfer whom this one blocked plays in the game. */
  hasBlockedPlayer: z.boolean(),
  /** Of the golfer's request, however it was made; null without one, and on the waitlist. */
  status: z.enum(PARTICIPANT_STATUSES).nullable(),
  /** What the golfer said; null until then. */
  answer: z.enum(FILL_ANSWERS).nullable(),
});
export type FillMessage = z.infer<typeof fillMessage>;

/** `fill` is for the host, `message` for a golfer who got one. */
export const fillView = z.object({ fill: fillState.nullable(), message: fillMessage.nullable() });
export type FillView = z.infer<typeof fillView>;

export const answerFillInput = z.object({ teeTimeId, isComing: z.boolean() });
export type AnswerFillInput = z.infer<typeof answerFillInput>;

/** By the link in the message, without signing in. */
export const openFillInput = z.object({ token: z.string().min(1).max(200) });
export type OpenFillInput = z.infer<typeof openFillInput>;
export const answerFillByLinkInput = openFillInput.extend({ isComing: z.boolean() });
export type AnswerFillByLinkInput = z.infer<typeof answerFillByLinkInput>;

/** What came of an answer: in the game, a request to the host, or a no. */
export const answeredFill = z.object({ teeTimeId: z.string(), outcome: z.enum(["confirmed", "requested", "declined"]) });
export type AnsweredFill = z.infer<typeof answeredFill>;
