import { z } from "zod";
import { courseCard } from "../course/schema.ts";
import { participantId, teeTimeId } from "../id.ts";
import { golferCard } from "../profile/schema.ts";
import { text } from "../text.ts";
import { DECISIONS, JOIN_MESSAGE_MAX, PARTICIPANT_STATUSES } from "./constants.ts";

export const participation = z.object({
  id: z.string(),
  teeTimeId: z.string(),
  userId: z.string(),
  status: z.enum(PARTICIPANT_STATUSES),
  /** For the host and the one who wrote it. */
  message: z.string().nullable(),
  joinedAt: z.string(),
  updatedAt: z.string(),
  user: golferCard.extend({ hasPublicProfile: z.boolean() }),
  /** For the host and the golfer: whether the golfer has another game at about that time. */
  overlaps: z.boolean(),
  teeTime: z.object({
    course: courseCard,
    host: golferCard,
    date: z.string(),
    time: z.string(),
    moodEmoji: z.string(),
  }),
});
export type Participation = z.infer<typeof participation>;

export const joinTeeTimeInput = z.object({
  teeTimeId,
  message: text(JOIN_MESSAGE_MAX, `Message must be ${JOIN_MESSAGE_MAX} characters or less`).optional(),
  invite: z.string().max(100).optional(),
});
export type JoinTeeTimeInput = z.infer<typeof joinTeeTimeInput>;

/** `from` is the status that the host was looking at: a decision on what has changed meanwhile is refused. */
export const decideParticipationInput = z.object({
  participantId,
  status: z.enum(DECISIONS, `Status must be ${DECISIONS.join(" or ")}`),
  from: z.enum(PARTICIPANT_STATUSES).optional(),
});
export type DecideParticipationInput = z.infer<typeof decideParticipationInput>;
