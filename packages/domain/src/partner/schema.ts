import { z } from "zod";
import { golferCard } from "../golfer/schema.ts";
import { entityId } from "../id.ts";
import { PLAY_AGAIN } from "./constants.ts";

export const answerPlayAgainInput = z.object({
  userId: entityId("golferNotFound"),
  answer: z.enum(PLAY_AGAIN, "Answer yes, fine or no"),
});
export type AnswerPlayAgainInput = z.infer<typeof answerPlayAgainInput>;

/** A golfer of whom the viewer said whether to play again. */
export const answeredGolfer = golferCard.extend({
  userId: z.string(),
  hasPublicProfile: z.boolean(),
  answer: z.enum(PLAY_AGAIN),
  /** Both said yes. */
  isPartner: z.boolean(),
});
export type AnsweredGolfer = z.infer<typeof answeredGolfer>;

export const playAgainAnswered = answeredGolfer.pick({ userId: true, answer: true, isPartner: true });
export type PlayAgainAnswered = z.infer<typeof playAgainAnswered>;
