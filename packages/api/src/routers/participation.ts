import { decideParticipationInput, openTeeTimeInput } from "@fourball/domain/inputs";
import {
  answerPlayingInput,
  confirmPlayingInput,
  openPlayingInput,
  participation,
  playingQuestion,
  undoDecisionInput,
} from "@fourball/domain/participation/schema";
import { confirmPlaying } from "@fourball/services/games/participation/confirm-playing";
import { decideParticipation } from "@fourball/services/games/participation/decide-participation";
import { undoDecision } from "@fourball/services/games/participation/undo-decision";
import { answerPlaying, openPlaying } from "@fourball/services/games/still-playing/answer-playing";
import { listParticipants } from "@fourball/services/games/tee-time/list-participants";
import { z } from "zod";
import { memberProcedure, publicProcedure, router } from "../trpc.ts";

export const participationRouter = router({
  list: memberProcedure
    .fails("teeTimeNotFound")
    .input(openTeeTimeInput)
    .output(z.array(participation))
    .query(({ ctx, input }) => listParticipants(ctx, input)),
  decide: memberProcedure
    .fails(
      "hostOnly",
      "keyInvalid",
      "keyOfAnotherRequest",
      "noSpotsLeft",
      "requestChanged",
      "requestNotFound",
      "spotsTooFew",
      "teeTimeCancelled",
      "teeTimeStarted",
    )
    .input(decideParticipationInput)
    .output(participation)
    .mutation(({ ctx, input }) => decideParticipation(ctx, input)),
  undoDecision: memberProcedure
    .fails("hostOnly", "removalFinal", "requestNotFound", "teeTimeCancelled", "teeTimeStarted", "undoTooLate")
    .input(undoDecisionInput)
    .output(participation)
    .mutation(({ ctx, input }) => undoDecision(ctx, input)),
  confirmPlaying: memberProcedure
    .fails("requestNotFound", "spotMissing", "teeTimeCancelled", "teeTimeNotFound", "teeTimeStarted")
    .input(confirmPlayingInput)
    .output(participation)
    .mutation(({ ctx, input }) => confirmPlaying(ctx, input)),
  /** By the link in the mail of the day before, without signing in. */
  openPlaying: publicProcedure
    .fails("linkOver")
    .input(openPlayingInput)
    .output(playingQuestion)
    .query(({ ctx, input }) => openPlaying(ctx, input)),
  /** By the same link: the golfer is still playing, or leaves the game. */
  answerPlaying: publicProcedure
    .fails(
      "keyInvalid",
      "keyOfAnotherRequest",
      "linkOver",
      "requestDeclined",
      "requestNotFound",
      "spotMissing",
      "teeTimeCancelled",
      "teeTimeNotFound",
      "teeTimeStarted",
    )
    .input(answerPlayingInput)
    .output(answerPlayingInput.pick({ isPlaying: true }))
    .mutation(({ ctx, input }) => answerPlaying(ctx, input)),
});
