import { z } from "zod";
import { courseCard } from "../course/schema.ts";
import { personalName } from "../golfer/personal-name.ts";
import { attendance, golferCard, hostCard } from "../golfer/schema.ts";
import { GUEST_NAME_MAX } from "../guest/constants.ts";
import { participantId, teeTimeId } from "../id.ts";
import { PARTICIPANT_STATUSES, TEE_TIME_STATUSES } from "../tee-time/constants.ts";
import { spotCounts } from "../tee-time/spot-counts.ts";
import { text } from "../text.ts";
import { tooLong } from "../too-long.ts";
import { FRIENDS_MAX, JOIN_MESSAGE_MAX, PLAYING_ANSWERS } from "./constants.ts";

export const participation = z.object({
  id: z.string(),
  teeTimeId: z.string(),
  userId: z.string(),
  status: z.enum(PARTICIPANT_STATUSES),
  /** For the host and the one who wrote it. */
  message: z.string().nullable(),
  /** The friends whom the golfer brings, by name: they share this request. */
  friends: z.array(z.string()),
  /** For the host and the golfer: until when the host should answer; null without a clock. */
  answerDueAt: z.iso.datetime().nullable(),
  /** For the host and the golfer: the position on the waitlist, 1 is next; null for a request to the host. */
  waitlistPosition: z.number().int().nullable(),
  /** For the host and the golfer: a spot opened and is the golfer's to ask for until then. */
  offerExpiresAt: z.iso.datetime().nullable(),
  /** For the host and the golfer: a regular of a standing game, whose spot needs no approval. */
  isRegular: z.boolean(),
  /** For the host and the player, from the day before: whether the player is still playing; null before they are asked. */
  playing: z.enum(PLAYING_ANSWERS).nullable(),
  /** Whether the golfer showed up for rounds; null for the golfer, and for all but the host when the profile is private. */
  attendance: attendance.nullable(),
  joinedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  user: hostCard,
  /** For the host and the golfer: whether the golfer has another game at about that time. */
  overlaps: z.boolean(),
  teeTime: z.object({
    course: courseCard,
    host: golferCard,
    date: z.string(),
    time: z.string(),
    teeOffAt: z.iso.datetime(),
    status: z.enum(TEE_TIME_STATUSES),
    ...spotCounts,
    moodEmoji: z.string(),
  }),
});
export type Participation = z.infer<typeof participation>;

/** A golfer's friend, who has no part in the game but a spot. */
export const friendName = personalName({
  max: GUEST_NAME_MAX,
  missing: "Name is required",
  tooLong: tooLong("Name", GUEST_NAME_MAX),
});

/** The waitlist takes golfers alone. */
export const joinWaitlistInput = z.object({
  teeTimeId,
  message: text(JOIN_MESSAGE_MAX, tooLong("Message", JOIN_MESSAGE_MAX)).optional(),
  invite: z.string().max(100).optional(),
});
export type JoinWaitlistInput = z.infer<typeof joinWaitlistInput>;

export const joinTeeTimeInput = joinWaitlistInput.extend({
  friends: z.array(friendName).max(FRIENDS_MAX, `You can bring ${FRIENDS_MAX} friends at most`).optional(),
});
export type JoinTeeTimeInput = z.infer<typeof joinTeeTimeInput>;

/** A friend can't come: the first of that name. */
export const dropFriendInput = z.object({ teeTimeId, friend: z.string().min(1).max(GUEST_NAME_MAX) });
export type DropFriendInput = z.infer<typeof dropFriendInput>;

/** The host gives the game to a confirmed player and leaves it. */
export const handOverInput = z.object({ teeTimeId, participantId });
export type HandOverInput = z.infer<typeof handOverInput>;

/** The player is still playing. */
export const confirmPlayingInput = z.object({ teeTimeId });
export type ConfirmPlayingInput = z.infer<typeof confirmPlayingInput>;

/** By the link in the mailed question. */
const playingLink = z.object({ token: z.string().min(1).max(200) });
export const openPlayingInput = playingLink;
export type OpenPlayingInput = z.infer<typeof openPlayingInput>;
export const answerPlayingInput = playingLink.extend({ isPlaying: z.boolean() });
export type AnswerPlayingInput = z.infer<typeof answerPlayingInput>;

/** The game as the page behind the link shows it. */
export const playingQuestion = z.object({
  hostName: z.string(),
  courseName: z.string(),
  date: z.string(),
  time: z.string(),
  timeZone: z.string(),
  hasSaidYes: z.boolean(),
  /** Leaving now would be on the golfer's record. */
  isLate: z.boolean(),
});
export type PlayingQuestion = z.infer<typeof playingQuestion>;

/** What came of the request that a visitor made before signing in. */
export const processedRequest = z.object({
  teeTimeId: z.string(),
  hostName: z.string(),
  courseDetails: z.object({ courseName: z.string(), date: z.string(), time: z.string() }),
});
export type ProcessedRequest = z.infer<typeof processedRequest>;

/** Takes back the answer that the host has just given: the request waits again. */
export const undoDecisionInput = z.object({ participantId });
export type UndoDecisionInput = z.infer<typeof undoDecisionInput>;
